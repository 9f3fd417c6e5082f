# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# keypane calibrate fills the screen, above the application and without its focus; Esc ends it and changes nothing; with a
# panel that is touched at its crosses it writes a matrix, and keypane run reads it. The panel is one that umockdev emulates.
with_panel() { # COMMAND...
  # It ends no sooner than its events.
  umockdev-run -d "$PWD/device" -i "/dev/input/event7=$PWD/ioctls" -e "/dev/input/event7=$PWD/events" -- "$@"
}

calibrate() { # OPTION...
  with_panel keypane calibrate --display x11 "$@" >matrix 2>said &
  keyboard=$!
  started="$keyboard $started"
  wait_for "the crosses" window_named "Keypane calibration"
}

open_display 800x480
open_application
echo 'keyboard-type default' >options
"$root/Tests/Window/panel" . '0 1 0 -1 0 1' +3000 400,240*400
calibrate --write options
screenshot crosses
application_has_focus || fail "the application has lost the focus"
escape() {
  xdotool key Escape
  ended "$keyboard"
}
wait_for "Esc to end it" escape
ends_with 69
grep -q 'Esc was pressed; nothing was changed' said || fail "it did not say that it was ended"
grep -q "udev's matrix 0 1 0 -1 0 1 is not applied meanwhile" said || fail "it did not say what udev has"
[ "$(cat options)" = 'keyboard-type default' ] || fail "the file of options has changed"

# A mirrored panel.
"$root/Tests/Window/panel" . '0 1 0 -1 0 1' +6000 719,48*500 79,432*500 79,48*500 719,432*500 399,240*500 239,144*500 +600 \
  10,10*100
calibrate --write options
ends_with 0
[ "$(cat matrix)" = '-1 0 1 0 1 0' ] || fail "the matrix is $(cat matrix)"
[ "$(sed -n 2p options)" = 'calibration = -1 0 1 0 1 0' ] || fail "the file of options says $(cat options)"

# udev's matrix is taken where nobody names another.
"$root/Tests/Window/panel" . '-1 0 1 0 -1 1' +1000 0,0
for given in '' '--config options'; do
  # shellcheck disable=SC2086 # a list of words
  # shellcheck disable=SC2016 # for the inner shell
  with_panel sh -c 'echo $$ >pid; exec keypane run --display none --output print "$@"' sh --socket "$PWD/socket" $given \
    >strokes 2>said &
  keyboard=$!
  started="$keyboard $started"
  wait_for "the keyboard to answer" keyboard_answers
  kill -TERM "$(cat pid)"
  wait_for "the keyboard to end" ended "$keyboard"
  if [ -z "$given" ]; then
    grep -q 'reading emulated panel (/dev/input/event7), calibrated by udev: -1 0 1 0 -1 1' said || fail "not udev's matrix"
  else
    grep -q 'reading emulated panel (/dev/input/event7), calibrated by options: -1 0 1 0 1 0' said || fail "not the file's"
  fi
done
