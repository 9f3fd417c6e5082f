# The words that cases are written in, beside keypane and finger. Waiting polls for what it needs, at most a minute.
# shellcheck shell=sh
socket=$PWD/keyboard.sock

wait_for() { # COMMAND...: until it succeeds
  tries=0
  until "$@" >/dev/null; do
    tries=$((tries + 1))
    [ $tries -lt 600 ] || { echo "waited in vain for: $*" >&2 && exit 99; }
    sleep .1
  done
}

keyboard() { # OPTION...: a keyboard without window and panel that prints to the file strokes and says to the file said
  keypane run --output print --display none --panel "$PWD/no-panel" --socket "$socket" "$@" >strokes 2>said &
  keyboard=$!
  trap 'kill -KILL $keyboard 2>/dev/null || :' EXIT
  wait_for keyboard_answers
}

keyboard_answers() {
  grep -q '^State:.[^XZ]' "/proc/$keyboard/status" || { cat said >&2 && exit 98; }
  keypane status --socket "$socket" 2>/dev/null
}

end_keyboard() { # its status is the keyboard's
  kill -TERM "$keyboard"
  trap - EXIT
  wait "$keyboard"
}
