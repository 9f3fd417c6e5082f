# keypane record gives back the events that the panel sent.
open_panel /recordings/hello.evemu
keypane record "$node" >/tmp/recorded 2>/tmp/err 7>&- &
keypane=$!
reads_panel() {
  ! ended "$keypane" || fail "keypane record ended before anything was touched"
  has_open "$keypane" "$node"
}
wait_for "keypane record to read the panel" reads_panel
events() { awk '/^E:/ { for (i = 3; i <= 4; i++) { $i = tolower($i); sub(/^0+/, "", $i) } print $3 "," $4, $5 + 0 }' "$1"; }
play /recordings/hello.evemu
events /recordings/hello.evemu >/tmp/sent
is_complete() { [ "$(events /tmp/recorded | wc -l)" -ge "$(wc -l </tmp/sent)" ]; }
wait_for "the whole recording" is_complete
kill -TERM "$keypane"
wait_for "keypane record to end" ended "$keypane"
events /tmp/recorded >/tmp/got
cmp /tmp/sent /tmp/got || fail "the recording differs: $(diff /tmp/sent /tmp/got | head -n 10)"
