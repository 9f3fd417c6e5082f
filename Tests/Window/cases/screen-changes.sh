# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# The keyboard follows a display that gets another size; of one for which --screen names another it says so.
give_display() { # WIDTH HEIGHT: a mode of that size, made where there is none
  mode=$1x$2
  if ! xrandr | grep -q " $mode "; then
    xrandr --newmode "$mode" 36 "$1" $(($1 + 8)) $(($1 + 16)) $(($1 + 24)) "$2" $(($2 + 1)) $(($2 + 2)) $(($2 + 3))
    xrandr --addmode screen "$mode"
  fi
  xrandr --output screen --mode "$mode"
}

open_display 1024x768
start_keyboard --keyboard-type default
wait_for "the keyboard" keyboard_is_shown --screen 1024x768
give_display 800 600
wait_for "the keyboard on the smaller display" keyboard_is_shown --screen 800x600
screenshot smaller
# shellcheck disable=SC2046 # two words
press $(centre k --screen 800x600)
wait_for "the stroke of k" typed_is KEY_K
# Hidden, it follows as well.
tell hide
wait_for "the keyboard to be hidden" no_keyboard_window
give_display 640 480
tell show
wait_for "the keyboard on the smallest display" keyboard_is_shown --screen 640x480
give_display 1024 768
wait_for "the keyboard on the first display again" keyboard_is_shown --screen 1024x768
# shellcheck disable=SC2046 # two words
press $(centre p --screen 1024x768)
wait_for "the stroke of p" typed_is KEY_K KEY_P
kill -TERM "$keyboard"
keyboard_ends_with 0
! grep -q 'not those of --screen' said || fail "it speaks of --screen, which was not given"

start_keyboard --keyboard-type default --screen 800x480
wait_for "the keyboard as on a smaller screen" keyboard_is_shown --screen 800x480
[ "$(grep -c 'the display has 1024x768 pixels, not those of --screen 800x480' said)" = 1 ] ||
  fail "it did not say that the display has another size"
kill -TERM "$keyboard"
keyboard_ends_with 0
