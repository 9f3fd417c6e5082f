# The session loses the panel while a finger repeats delete: the node is there, but nobody of the session may read it. The
# repeating ends, no key stays down, a line says what to do, and there is no hurry to read what cannot be read.
open_panel /panel.evemu
chmod a+r "$node"
chmod a+rw /dev/uinput
start_keypane_as nobody --socket /tmp/keypane.sock --keyboard-type default
touch_at "$(centre '"role":"delete"')"
deletes() { grep -c '^down 14$' /tmp/strokes; }
repeats() { [ "$(deletes)" -ge 3 ]; }
wait_for "delete to repeat" repeats
chmod 600 "$node"
revoke "$keypane" "$node"
wait_for "keypane to let go of the panel" has_let_go
before=$(deletes)
ticks() { awk '{ print $14 + $15 }' "/proc/$keypane/stat"; }
worked=$(ticks)
sleep 3
[ "$(deletes)" = "$before" ] || fail "delete goes on without a finger"
[ $(($(ticks) - worked)) -lt 30 ] || fail "keypane works $(($(ticks) - worked)) ticks in 3 s for a panel that it cannot read"
grep -q "$node" /tmp/err || fail "keypane did not say that it has lost $node"
kill -TERM "$keypane"
keypane_ends_with 0 143
cat /tmp/err
