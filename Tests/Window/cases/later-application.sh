# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# A program that fills the screen and comes after the keyboard does not cover it.
open_display 800x480
start_keyboard --keyboard-type default
wait_for "the keyboard to be shown" keyboard_is_shown
open_application
wait_for "the keyboard to be above the application" keyboard_is_shown
screenshot shown
# shellcheck disable=SC2046 # two words
press $(centre space)
wait_for "the stroke of the space bar" typed_is KEY_SPACE
application_has_focus || fail "the focus has gone to $(xdotool getwindowfocus)"
kill -TERM "$keyboard"
keyboard_ends_with 0
