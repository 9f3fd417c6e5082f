# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# A keyboard that is ended while a finger rests on delete, which repeats, leaves no key down and no window.
repeats() {
  [ "$(grep -c KEY_BACKSPACE strokes)" -ge 6 ]
}

open_display 800x480
start_keyboard --content-type emailAddress
wait_for "the keyboard to be shown" keyboard_is_shown --content-type emailAddress
# shellcheck disable=SC2046 # two words
xdotool mousemove $(centre delete --content-type emailAddress) mousedown 1
wait_for "delete to repeat" repeats
screenshot held
kill -TERM "$keyboard"
keyboard_ends_with 0
