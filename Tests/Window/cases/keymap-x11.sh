# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# On X11 the keymap is that of our own device, and followed as it changes; here the XTEST keyboard stands for it. A program
# gets the right characters though the root window says another layout than the device has (complaints 18 to 20 and 23),
# the second group is locked, or Caps Lock is on; what no key has is typed with spare ones, of that device and no other.
open_display 800x480
setxkbmap us
touch typed
mkfifo pipe
python3 "$root/Tests/Window/relay" <pipe &
started="$! $started"
xterm -T application -b 0 +sb -geometry 100x4+0+0 -e sh -c 'stty raw -echo; exec cat >typed' 2>xterm.log &
started="$! $started"
wait_for "the application" window_named application
application=$(window_named application)
[ "$manager" != none ] || xdotool windowfocus "$application"
wait_for "the application to have the focus" application_has_focus
keypane doctor --layout de --keymap-device 'Virtual core XTEST keyboard' >reach
grep -q 'by a spare key: .* €' reach || fail "doctor says nothing of the key that € would be given"
keypane doctor --layout de --keymap-device 'Virtual core XTEST keyboard' --no-spare-keys >reach
! grep -q 'by a spare key' reach || fail "doctor promises keys that nobody gives"
! keypane doctor --layout de --keymap-device nobody 2>reach || fail "a keyboard that is not there has a keymap"
grep -q 'no display has a keyboard called “nobody”' reach || fail "doctor does not say that there is no such keyboard"
start_keyboard --keyboard-type default --no-auto-capitals --locale de-DE --keymap-device 'Virtual core XTEST keyboard'
tail -n +1 -f strokes >pipe &
started="$! $started"

# The layout is the device's; number 5 among those of Xvfb.
presses() { # KEY...: presses keys of the German keyboard
  for key; do
    # shellcheck disable=SC2046 # two words
    press $(centre "$key" --keyboard-type default --locale de-DE)
  done
}
types() { # TEXT KEY...: pressing the keys types the text
  text=$1
  shift
  : >typed
  presses "$@"
  tries=0
  until [ "$(cat typed)" = "$text" ]; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || return 1
    sleep .02
  done
}
wait_for "y and z on an American keymap" types yz y z
setxkbmap -device 5 de
setxkbmap -device 7 us
[ "$(setxkbmap -query | sed -n 's/^layout: *//p')" = us ] || fail "the root window was to say us"
wait_for "y, z and ä on a German one" types yzä y z a-umlaut
grep -q KEY_APOSTROPHE strokes || fail "ä has a key of its own on a German keymap"

# Spare keys: an American keymap has no ä, ö and ü.
setxkbmap -device 5 us
wait_for "z, ä, ö and ü where only spare keys have three of them" types zäöü z a-umlaut o-umlaut u-umlaut
xkbcomp -i 5 "$DISPLAY" device.xkb 2>/dev/null
grep -q adiaeresis device.xkb || fail "no key of the device has ä"
xkbcomp -i 7 "$DISPLAY" other.xkb 2>/dev/null
! grep -q adiaeresis other.xkb || fail "a key of another device has ä"

# Groups and locks; a key that switches groups makes the other one reachable.
setxkbmap -device 5 -layout us,de -option grp:shifts_toggle
wait_for "y and z in the first group of two" types yz y z
xdotool key --clearmodifiers ISO_Next_Group
wait_for "y and z in the second group" types yzä y z a-umlaut
xdotool key --clearmodifiers ISO_Next_Group
wait_for "y and z in the first group again" types yz y z
xdotool key Caps_Lock
wait_for "y, z and ä though Caps Lock is on" types yzä y z a-umlaut

setxkbmap -device 5 us
wait_for "ä once more, on a spare key" types ä a-umlaut
kill -TERM "$keyboard"
keyboard_ends_with 0
xkbcomp -i 5 "$DISPLAY" device.xkb 2>/dev/null
! grep -q adiaeresis device.xkb || fail "the spare keys have not been put back"
xkbcomp "$DISPLAY" core.xkb 2>/dev/null
! grep -q adiaeresis core.xkb || fail "the spare keys are still in the keymap that programs read"
