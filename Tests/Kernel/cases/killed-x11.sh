# needs: desktop
# SIGKILL in the middle of an insertion, with Shift down: X repeats nothing, and what is typed next on another keyboard is
# not shifted.
start_udev
start_xorg "$(keyboard_rule us)"
open_physical_keyboard
open_panel /panel.evemu
start_xterm
wait_for "the X server to read the other keyboard" has_open "$server" "$physical"
killed_in_capitals
