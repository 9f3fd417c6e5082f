# SIGTERM while a finger rests on delete and repeats it: the keyboard goes, with no key held.
open_panel /panel.evemu
start_keypane --keyboard-type default
touch_at "$(centre '"role":"delete"')"
deletes() { [ "$(grep -c '^down 14$' /tmp/strokes)" -ge 3 ]; }
wait_for "delete to repeat" deletes
kill -TERM "$keypane"
keypane_ends_with 0 143
