# needs: desktop
# An insertion of 300 characters arrives complete though a reader stops for a while. The application may stop for half a
# second: sockets wait. The display server may stop for as long as is promised, since the kernel keeps only 64 events for it:
# 100 ms, and half a second where --reader-stall says so.
# Complaint 28: fast bursts lose keys.
start_udev
start_xorg "$(keyboard_rule us)"
open_panel /panel.evemu
start_xterm
# A key of a layout types 256 characters at most: two taps, of which the second finds the first under way.
start_keypane_with "$(seq -s ' ' 101 137) now"
[ ${#text} = 151 ] || fail "the text has ${#text} characters"
tap_twice() {
  tap_text
  tap_text
  expected=$expected$text$text
}
is_under_way() { [ "$(wc -c </tmp/typed)" -ge $((arrived + 60)) ]; }
stop() { # PID SECONDS: once some of the text has arrived
  wait_for "the insertion to be under way" is_under_way
  kill -STOP "$1"
  sleep "$2"
  kill -CONT "$1"
}
arrived=0 expected=
tap_twice
stop "$client" .5
wait_for "all of it after xterm stood still" typed_is "$expected"
arrived=${#expected}
tap_twice
stop "$server" .1
wait_for "all of it after the X server stood still" typed_is "$expected"
kill -TERM "$keypane"
keypane_ends_with 0 143

start_keypane_with "$text" --reader-stall 500
arrived=${#expected}
tap_twice
stop "$server" .5
wait_for "all of it after the X server stood still for longer" typed_is "$expected"
kill -TERM "$keypane"
keypane_ends_with 0 143
