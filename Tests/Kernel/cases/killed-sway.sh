# needs: desktop
# SIGKILL in the middle of an insertion, with Shift down: foot repeats nothing, and what is typed next on another keyboard
# is not shifted.
start_udev
start_sway 'input type:keyboard xkb_layout us'
open_physical_keyboard
open_panel /panel.evemu
start_foot
wait_for "sway to read the other keyboard" has_open "$server" "$physical"
killed_in_capitals
