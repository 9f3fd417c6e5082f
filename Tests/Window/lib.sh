# The words that the cases are written in. Waiting polls for what it needs. Files: strokes what keypane printed, said what
# it said. Everything that is started is ended by its process id when the case ends.
# shellcheck shell=sh
manager=${manager:?none or openbox} picture=${picture:?where screenshots go, and how their names begin}
started=
trap end_all EXIT
trap 'exit 1' HUP INT TERM

end_all() {
  for process in $started; do
    kill "$process" 2>/dev/null || :
  done
  for process in $started; do
    wait "$process" 2>/dev/null || :
  done
}

fail() { # SAYS
  echo "$*"
  for file in strokes said; do
    [ ! -s $file ] || { echo "-- $file ends with:" && tail -n 10 $file; }
  done
  [ -z "${DISPLAY-}" ] || screenshot failed || :
  exit 1
}

wait_for() { # WHAT COMMAND...: until the command succeeds, at most half a minute
  what=$1
  shift
  tries=0
  until "$@" >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ $tries -lt 600 ] || fail "waited in vain for $what"
    sleep .05
  done
}

ended() { # PID: has it ended, though nobody has waited for it yet?
  ! grep -qs '^State:.[^XZ]' "/proc/$1/status"
}

# The display

open_display() { # SIZE: an X server of its own, $server, with the window manager that is to be there
  # A free number is taken and told as soon as clients may come.
  rm -f number
  Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp -noreset 3>number >xvfb.log 2>&1 &
  server=$!
  started="$server $started"
  wait_for "the X server" test -s number
  DISPLAY=:$(cat number)
  export DISPLAY
  [ "$manager" = openbox ] || return 0
  openbox --sm-disable >openbox.log 2>&1 &
  started="$! $started"
  wait_for "openbox" managed
}

managed() {
  xwininfo -root -tree | grep -q '"Openbox"'
}

window_named() { # NAME: the id of a window with that name that is on the screen
  xdotool search --onlyvisible --name "^$1\$" | head -n 1 | grep .
}

open_application() { # a program that fills the screen and has the focus; $application is its window
  if [ "$manager" = none ]; then
    xterm -T application -bg '#204060' -fg '#204060' -cr '#204060' -b 0 +sb -geometry 300x120+0+0 -e cat 2>xterm.log &
  else
    xterm -T application -bg '#204060' -fg '#204060' -cr '#204060' -b 0 +sb -fullscreen -e cat 2>xterm.log &
  fi
  started="$! $started"
  wait_for "the application" window_named application
  application=$(window_named application)
  [ "$manager" != none ] || xdotool windowfocus "$application"
  wait_for "the application to have the focus" application_has_focus
  wait_for "the application to fill the screen" application_is_at 790 200
}

application_has_focus() {
  [ "$(xdotool getwindowfocus)" = "$application" ]
}

application_is_at() { # X Y: the application's colour is seen there
  [ "$(import -window root -crop "1x1+$1+$2" -depth 8 rgb:- | od -An -tx1)" = " 20 40 60" ]
}

no_keyboard_window() {
  ! window_named Keypane
}

screenshot() { # NAME
  import -window root "$picture-$1.png"
}

# Keypane

start_form() { # FILE TITLE: $form is its window, $keyboard its process; what it prints goes to the file sent
  keypane form "$1" --display x11 >sent 2>said &
  keyboard=$!
  started="$keyboard $started"
  wait_for "the form's window" window_named "$2"
  form=$(window_named "$2")
}

click() { # X Y: in the form's window
  xdotool mousemove --window "$form" "$1" "$2" click 1
}

ends_with() { # STATUS
  wait_for "keypane to end" ended "$keyboard"
  status=0
  wait "$keyboard" || status=$?
  [ $status = "$1" ] || fail "keypane ended with status $status, not $1"
}

start_keyboard() { # OPTION...: $keyboard is its process
  keypane run --display x11 --output print --socket "$PWD/socket" "$@" >"${output:-strokes}" 2>said &
  keyboard=$!
  started="$keyboard $started"
  wait_for "the keyboard to answer" keyboard_answers
}

keyboard_answers() {
  ! ended "$keyboard" || fail "keypane ended by itself"
  keypane status --socket "$PWD/socket"
}

keyboard_is_shown() { # OPTION...: the keyboard that keypane draws with these options is seen, whole, where it says: on the
  # screen, or in the form's window where there is one
  # Where keys are typed for others, those without a way are grey.
  [ -n "${form-}" ] || set -- "$@" --keymap us
  keypane picture -o expected.png "$@"
  where=${form:-root}
  frame=$(keypane keys --json "$@" | sed 's/.*"keyboard":\[\([0-9]*\),\([0-9]*\),\([0-9]*\),\([0-9]*\)\].*/\3x\4+\1+\2/')
  convert expected.png -alpha off -depth 8 rgb:expected
  import -window "$where" -crop "$frame" -depth 8 rgb:seen
  cmp -s expected seen
}

tell() { # COMMAND OPTION...: through the socket
  command=$1
  shift
  keypane "$command" --socket "$PWD/socket" "$@"
}

centre() { # KEY OPTION...: the x and y of its centre
  key=$1
  shift
  [ -n "${form-}" ] || set -- "$@" --keymap us
  keypane keys --json "$@" | tr -d ' \n' | awk -v what="\"id\":\"$key\"" '
    BEGIN { RS = "{" }
    index($0, what) && !found {
      found = 1
      sub(/.*"rect":\[/, "")
      split($0, side, /[],]/)
      printf "%d %d\n", side[1] + side[3] / 2, side[2] + side[4] / 2
    }
    END { exit !found }'
}

press() { # X Y: with the mouse, on the screen
  xdotool mousemove "$1" "$2" click 1
}

typed_is() { # KEY_NAME...: exactly these strokes, each down and up again
  for key; do
    printf 'true %s\nfalse %s\n' "$key" "$key"
  done >wanted
  sed 's/.*"down":\([a-z]*\).*"key":"\([^"]*\)".*/\1 \2/' strokes | cmp -s - wanted
}

no_key_is_held() {
  held=$(sed 's/.*"down":\([a-z]*\).*"key":"\([^"]*\)".*/\1 \2/' strokes |
    awk '$1 == "true" { held[$2] = 1 } $1 == "false" { delete held[$2] } END { for (key in held) print key }')
  [ -z "$held" ] || fail "still held at the end: $held"
}

keyboard_ends_with() { # STATUS: and its window is gone, with no key held
  ends_with "$1"
  wait_for "the window to be gone" no_keyboard_window
  no_key_is_held
}
