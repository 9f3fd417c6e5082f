# SIGKILL in the middle of repeats: the closing descriptor alone takes the keyboard away, with no key held.
open_panel /panel.evemu
start_keypane --keyboard-type default
touch_at "$(centre '"role":"delete"')"
deletes() { [ "$(grep -c '^down 14$' /tmp/strokes)" -ge 3 ]; }
wait_for "delete to repeat" deletes
kill -KILL "$keypane"
keypane_ends_with 137
