# The right to make keyboards is taken back while Keypane runs: the keyboard that it has goes on, and nothing stays down.
read_console
open_panel /panel.evemu
start_keypane --keyboard-type default --autocapitalization none
chmod 000 /dev/uinput
touch_at "$(centre '"id":"g"')"
lift
wait_for "the console to get: g" typed_is g
kill -TERM "$keypane"
keypane_ends_with 0 143
