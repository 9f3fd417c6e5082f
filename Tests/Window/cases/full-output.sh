# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154,SC2034
# A keyboard whose output is full says so, ends with the status of what cannot be created, and leaves no window.
open_display 800x480
: >strokes
output=/dev/full
start_keyboard --keyboard-type default
wait_for "the keyboard to be shown" keyboard_is_shown
# shellcheck disable=SC2046 # two words
press $(centre k)
keyboard_ends_with 73
grep -qx 'keypane: standard output: No space left on device' said || fail "it did not say why"
[ ! -e socket ] || fail "its socket is still there"
