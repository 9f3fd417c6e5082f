# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# A display that answers once and never again is given up, by run and by doctor; a signal ends the program at once
# meanwhile; and a display that stands still while the keyboard is shown keeps it from nothing that ends it.
silent() { # KIND: $told is its number or socket
  rm -f clients
  python3 "$root/Tests/Window/silent" "$1" "$PWD" >clients &
  quiet=$!
  started="$quiet $started"
  wait_for "the silent display" test -s clients
  told=$(head -n 1 clients)
}

clients_are() { # COUNT: so many have come
  [ "$(wc -l <clients)" -gt "$1" ]
}

run_it() { # OPTION...: $keyboard is its process
  DISPLAY=:$told keypane run --output print --socket "$PWD/socket" --keyboard-type default "$@" >strokes 2>said &
  keyboard=$!
  started="$keyboard $started"
}

seconds() { date +%s%N | sed 's/.\{7\}$//'; }

silent x11
run_it --display x11 --display-wait 400
ends_with 69
grep -q "the display does not answer any more" said || fail "nothing is said of the display"
kill "$quiet"

silent x11
run_it --display x11 --display-wait 60000
wait_for "the program to wait for an answer" clients_are 2
kill -TERM "$keyboard"
before=$(seconds)
wait_for "the end by a signal" ended "$keyboard"
[ $(($(seconds) - before)) -lt 100 ] || fail "a signal took more than a second"
grep -q "ended by a signal while the display did not answer" said || fail "nothing is said of the signal"
kill "$quiet"

silent x11
DISPLAY=:$told keypane doctor machine --display none --reader-wait 0 >found 2>&1 || :
grep -q keymap found || fail "doctor says nothing of the keymap"
kill "$quiet"

# The next display is taken where the first one says nothing.
silent x11
python3 - "$told" <<'EOF' || fail "the silent display answers twice"
import socket, sys
first = socket.socket(socket.AF_UNIX)
first.connect(f"/tmp/.X11-unix/X{sys.argv[1]}")
first.sendall(b"x" * 12)
sys.exit(not first.recv(64))
EOF
silence=$quiet x11=$told
silent wayland
DISPLAY=:$x11 XDG_RUNTIME_DIR=$PWD WAYLAND_DISPLAY=$told keypane run --output print --socket "$PWD/socket" --display-wait 400 \
  >strokes 2>said &
keyboard=$!
started="$keyboard $started"
ends_with 69
grep -q "(x11): it does not answer" said || fail "nothing is said of the first display: $(cat said)"
kill "$silence" "$quiet"

# A real one that stands still.
open_display 800x480
start_keyboard --keyboard-type default
wait_for "the keyboard to be shown" window_named Keypane
kill -STOP "$server"
keypane hide --socket "$PWD/socket" >/dev/null 2>&1 &
started="$! $started"
sleep .5
before=$(seconds)
kill -TERM "$keyboard"
wait_for "the end by a signal" ended "$keyboard"
[ $(($(seconds) - before)) -lt 110 ] || fail "a signal took more than a second"
kill -CONT "$server"
no_key_is_held
