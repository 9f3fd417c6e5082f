# needs: desktop
# SIGKILL in the middle of an insertion, with Shift down: X repeats nothing, and what is typed next on another keyboard is
# not shifted.
start_udev
start_xorg "$(keyboard_rule us)"
open_physical_keyboard
open_panel /panel.evemu
start_xterm
wait_for "the X server to read the other keyboard" has_open "$server" "$physical"
start_keypane_with "$(printf 'ABCDEFGHIJ%.0s' 1 2 3 4 5 6 7 8 9 10)"
tap_text
kill_with_a_key_down
press_physical 1e
ends_in_a() { case $(cat /tmp/typed) in *a) ;; *) return 1 ;; esac }
wait_for "the other keyboard to type a" ends_in_a
typed=$(cat /tmp/typed)
sleep 2
[ "$(cat /tmp/typed)" = "$typed" ] || fail "something is still typed: a key is stuck"
case $typed in *[!A-J]*a) fail "something else was typed: $typed" ;; esac
