# A panel that goes, with a finger on a key, and comes back: keypane without --once stays, and types from it again.
read_console
open_panel /panel.evemu
start_keypane --keyboard-type default --autocapitalization none
key=$(centre '"id":"g"')
touch_at "$key"
lift
wait_for "the console to get: g" typed_is g
touch_at "$key"
pull_panel
wait_for "keypane to let go of the panel" has_let_go
! ended "$keypane" || fail "keypane ended with the panel"
open_panel /panel.evemu
wait_for "keypane to read the panel that has come back" has_open "$keypane" "$node"
touch_at "$key"
lift
wait_for "the console to get: gg" typed_is gg
kill -TERM "$keypane"
keypane_ends_with 0 143
typed_is gg || fail "more was typed than: gg"
