# A panel that is pulled while a finger repeats delete: the repeating ends with it, and no key stays down.
open_panel /panel.evemu
start_keypane --keyboard-type default
touch_at "$(centre '"role":"delete"')"
deletes() { grep -c '^down 14$' /tmp/strokes; }
repeats() { [ "$(deletes)" -ge 3 ]; }
wait_for "delete to repeat" repeats
pull_panel
wait_for "keypane to let go of the panel" has_let_go
before=$(deletes)
sleep 3
[ "$(deletes)" = "$before" ] || fail "delete goes on without a finger"
kill -TERM "$keypane"
keypane_ends_with 0 143
