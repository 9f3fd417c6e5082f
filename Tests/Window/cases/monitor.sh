# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# --monitor puts the keyboard on one of several screens; an unknown one is answered with those that there are (complaint 39).
open_display 1600x480
start_keyboard --keyboard-type default --monitor 800,0,800x480
keypane picture -o expected.png --screen 800x480 --keymap us
frame=$(keypane keys --json --screen 800x480 --keymap us | sed 's/.*"keyboard":\[\([0-9]*\),\([0-9]*\),\([0-9]*\),\([0-9]*\)\].*/\1 \2 \3 \4/')
# shellcheck disable=SC2086 # four words
set -- $frame
convert expected.png -alpha off -depth 8 rgb:expected
is_there() {
  import -window root -crop "$3x$4+$((800 + $1))+$2" -depth 8 rgb:seen
  cmp -s expected seen
}
wait_for "the keyboard on the second half" is_there "$@"
screenshot second
# shellcheck disable=SC2046 # two words
set -- $(centre k --screen 800x480)
press $((800 + $1)) "$2"
wait_for "the stroke of k" typed_is KEY_K
kill -TERM "$keyboard"
keyboard_ends_with 0

status=0
keypane run --display x11 --output print --monitor HDMI-7 --socket "$PWD/socket" >strokes 2>said || status=$?
[ $status = 69 ] || fail "status $status"
grep -q '^keypane: there is no monitor “HDMI-7”; there are screen (0,0,1600x480)' said || fail "it did not list the monitors"
