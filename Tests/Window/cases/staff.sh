# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# Staff hold a corner, type their PIN on a pad above a program that fills the screen, have Esc for a time, and end it by the
# same corner. Nothing of the PIN leaves.
colour_is() { # X Y COLOUR
  [ "$(import -window root -crop "1x1+$1+$2" -depth 8 rgb:- | od -An -tx1)" = " $3" ]
}

ok_is_seen() { # the pad's coloured key
  colour_is 480 440 "$ok"
}

ok_is_gone() {
  ! ok_is_seen
}

escape_was_typed() {
  typed_is KEY_ESC
}

ok="0a 6f e8"
{
  printf 'staff\ncorner bottom-left\nhold 1s\nallow escape\n'
  echo 2468 | keypane policy pin
} >keys.policy
if [ "$(id -u)" != 0 ]; then
  # Only root can say what may leave.
  keypane run --display none --output print --key-policy keys.policy 2>said && fail "the policy of a user was taken"
  grep -q 'is not taken for a key policy' said || fail "it does not say why"
  exit 0
fi
open_display 800x480
open_application
start_keyboard --content-type emailAddress --key-policy "$PWD/keys.policy"
wait_for "the keyboard to be shown" keyboard_is_shown --content-type emailAddress
xdotool mousemove 10 470 mousedown 1
wait_for "the pad to be shown" ok_is_seen
xdotool mouseup 1
screenshot pad
for place in "400 304" "272 353" "527 353" "400 402" "527 451"; do
  # shellcheck disable=SC2086 # two words
  press $place
done
wait_for "the pad to be gone" ok_is_gone
screenshot staff
press 50 278
wait_for "Esc to be typed" escape_was_typed
xdotool mousemove 10 470 mousedown 1
wait_for "the keyboard to be as before" keyboard_is_shown --content-type emailAddress
xdotool mouseup 1
escape_was_typed || fail "more was typed than Esc"
kill -TERM "$keyboard"
keyboard_ends_with 0
