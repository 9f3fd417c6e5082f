# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# On a screen that no keyboard fits on it says so; on the smallest and the oddest that one fits on it shows it.
for size in 1x1 64x480 9000x200; do
  open_display $size
  status=0
  keypane run --display x11 --output print --keyboard-type default --socket "$PWD/socket" >strokes 2>said || status=$?
  [ $status = 69 ] || fail "$size: status $status"
  grep -q "^keypane: the screen of $size cannot be used: each side is from 120 to 8192 pixels" said ||
    fail "$size: it did not say why"
done
for size in 120x120 121x2000 2000x121; do
  open_display $size
  start_keyboard --keyboard-type default
  wait_for "the keyboard on a screen of $size" keyboard_is_shown --screen $size
  screenshot $size
  # shellcheck disable=SC2046 # two words
  press $(centre k --screen $size)
  wait_for "the stroke of k on a screen of $size" typed_is KEY_K
  kill -TERM "$keyboard"
  keyboard_ends_with 0
done
