# A second Keypane beside a running one: it says so in one line and ends; the first goes on typing.
read_console
open_panel /panel.evemu
start_keypane --socket /run/keypane.sock --keyboard-type default --autocapitalization none
status=0
timeout 60 keypane run --display none --screen "$screen" --socket /run/keypane.sock --keyboard-type default 2>/tmp/err ||
  status=$?
[ $status = 69 ] || [ $status = 75 ] || fail "the second one ended with status $status"
tail -n 1 /tmp/err | grep -q '^keypane: another keypane .*/run/keypane.sock' || fail "it did not say why"
touch_at "$(centre '"id":"g"')"
lift
wait_for "the console to get: g" typed_is g
kill -TERM "$keypane"
keypane_ends_with 0 143
typed_is g || fail "more was typed than: g"
