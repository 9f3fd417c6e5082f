# The words that the cases are written in. Waiting polls for what it needs; the guest's clock jumps over idle time, so that
# generous limits cost nothing. Files: /tmp/typed what the console got, /tmp/strokes the key events of Keypane's keyboard,
# /tmp/out and /tmp/err what keypane printed.
screen=800x480
exec 3>&1

fail() { # SAYS
  {
    echo "$*"
    for file in /tmp/typed /tmp/strokes /tmp/err /tmp/client /tmp/server; do
      [ ! -s "$file" ] || { echo "-- $file ends with:" && tail -n 10 "$file" && echo; }
    done
  } >&3
  exit 1
}

wait_for() { # WHAT COMMAND...: until the command succeeds, at most a minute
  what=$1
  shift
  tries=0
  until "$@" >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ $tries -lt 600 ] || fail "waited in vain for $what"
    sleep .1
  done
}

has_open() { # PID PATH
  find "/proc/$1/fd" -type l -exec readlink {} \; | grep -qxF -- "$2"
}

ended() { # PID: has it ended, though nobody has waited for it yet?
  ! readlink "/proc/$1/exe" >/dev/null
}

# The panel

open_panel() { # DESCRIPTION: makes the device; $node is its path
  rm -f /tmp/events /tmp/node
  mkfifo /tmp/events
  panel "$1" </tmp/events >/tmp/node 5>&- &
  exec 7>/tmp/events
  wait_for "the virtual panel" test -s /tmp/node
  node=$(cat /tmp/node)
}

open_physical_keyboard() { # a keyboard that is not Keypane's
  rm -f /tmp/physical-events /tmp/physical-node
  mkfifo /tmp/physical-events
  panel /keyboard.evemu </tmp/physical-events >/tmp/physical-node 7>&- &
  exec 5>/tmp/physical-events
  wait_for "the physical keyboard" test -s /tmp/physical-node
  physical=$(cat /tmp/physical-node)
}

press_physical() { # CODE (hexadecimal): down and up
  printf 'E: 0.000000 %s\n' "1 $1 1" "0 0 0" "1 $1 0" "0 0 0" >&5
}

play() { # RECORDING
  cat "$1" >&7
}

pull_panel() {
  exec 7>&-
}

has_let_go() { # of the panel that was pulled
  ! has_open "$keypane" "$node" && ! has_open "$keypane" "$node (deleted)"
}

send() { # EVENT...: each "TYPE CODE VALUE" as evemu writes them; waits until keypane has read the frame that they close
  before=$(bytes_read)
  for event; do
    echo "E: 0.000000 $event"
  done >&7
  wait_for "keypane to read what the panel sends" has_read_on
}

bytes_read() { # by keypane, from whatever it reads
  sed -n 's/^rchar: //p' "/proc/$keypane/io"
}

has_read_on() {
  [ "$(bytes_read)" -gt "$before" ]
}

touch_at() { # X,Y: a finger comes down there on panel.evemu, in pixels, and rests
  send "3 39 1" "3 35 ${1%,*}" "3 36 ${1#*,}" "1 14a 1" "3 0 ${1%,*}" "3 1 ${1#*,}" "0 0 0"
}

lift() { # the finger that touch_at put down
  send "3 39 -1" "1 14a 0" "0 0 0"
}

centre() { # WHAT OPTION...: the centre of the first key with that property, such as '"role":"delete"', in the opening plane
  what=$1
  shift
  keypane keys --json --screen $screen --keyboard-type default "$@" | tr -d ' \n' | awk -v what="$what" '
    BEGIN { RS = "\\{\"enabled\":" }
    index($0, what) && !found {
      found = 1
      sub(/.*"rect":\[/, "")
      split($0, side, /[],]/)
      printf "%d,%d\n", side[1] + side[3] / 2, side[2] + side[4] / 2
    }
    END { exit !found }'
}

# Keypane

start_keypane() { # OPTION...: and waits until it reads the panel and has made its keyboard; $keypane is its process
  start_keypane_as root "$@"
}

start_keypane_as() { # USER OPTION...
  user=$1
  shift
  su -s /bin/sh "$user" -c "exec keypane run --display none --screen $screen --panel auto $*" \
    >/tmp/out 2>/tmp/err 5>&- 7>&- &
  keypane=$!
  keys 'Keypane Keyboard' >/tmp/strokes 5>&- 7>&- &
  wait_for "keypane to read the panel and make its keyboard" keypane_is_ready
}

keypane_is_ready() {
  ! ended "$keypane" || fail "keypane ended before anything was touched"
  has_open "$keypane" "$node" && has_open "$keypane" /dev/uinput && grep -q ready /tmp/strokes
}

keypane_ends_with() { # STATUS...: and its keyboard is gone, with no key held
  wait_for "keypane to end" ended "$keypane"
  status=0
  { wait "$keypane" || status=$?; } 2>/dev/null # where the shell says how it ended
  case " $* " in *" $status "*) ;; *) fail "keypane ended with status $status, not $*" ;; esac
  wait_for "the keyboard to be gone" grep -q gone /tmp/strokes
  [ -z "$(held)" ] || fail "keys still held at the end: $(held)"
  ! grep -q dropped /tmp/strokes || fail "the keyboard's reader lost events"
}

held() { # the codes that are down, by the kernel's reports
  awk '$1 == "down" { held[$2] = 1 } $1 == "up" { delete held[$2] } END { for (key in held) print key }' /tmp/strokes
}

# Stops Keypane, and lets it go on, until it stands still with a key down; then kills it. The kernel lets go of the key.
kill_with_a_key_down() {
  wait_for "the insertion to begin" grep -q down /tmp/strokes
  while kill -STOP "$keypane" && sleep .02 && [ -z "$(held)" ]; do
    kill -CONT "$keypane"
    ! ended "$keypane" || fail "keypane ended"
    sleep .003
  done
  echo "killed with $(held | tr '\n' ' ')down"
  kill -KILL "$keypane"
  keypane_ends_with 137
}

# SIGKILL in the middle of an insertion, with Shift down, on a desktop that is up and reads another keyboard, too: nothing is
# repeated, and what is typed next on the other keyboard is not shifted.
killed_in_capitals() {
  start_keypane_with "$(printf 'ABCDEFGHIJ%.0s' 1 2 3 4 5 6 7 8 9 10)"
  tap_text
  kill_with_a_key_down
  press_physical 1e
  wait_for "the other keyboard to type a" ends_in_a
  typed=$(cat /tmp/typed)
  sleep 2
  [ "$(cat /tmp/typed)" = "$typed" ] || fail "something is still typed: a key is stuck"
  case $typed in *[!A-J]*a) fail "something else was typed: $typed" ;; esac
}
ends_in_a() { case $(cat /tmp/typed) in *a) ;; *) return 1 ;; esac }

refuses_with() { # STATUS SAYS COMMAND...: it ends by itself, saying why in one line that SAYS (a pattern) is found in
  wanted=$1 says=$2
  shift 2
  status=0
  timeout 60 "$@" >/tmp/out 2>/tmp/err || status=$?
  [ $status = "$wanted" ] || fail "ended with status $status, not $wanted"
  [ "$(wc -l </tmp/err)" = 1 ] || fail "did not say why in one line"
  grep -Eq "^keypane: .*($says)" /tmp/err || fail "did not say: $says"
}

# The reader on the other side

read_console() { # everything that is typed at the first virtual console, not only whole lines, goes to /tmp/typed
  exec 8<>/dev/tty1
  stty -icanon -echo <&8
  cat <&8 >/tmp/typed 5>&- 7>&- &
}

typed_is() { # TEXT: exactly
  printf '%s' "$1" | cmp -s - /tmp/typed
}

types() { # RECORDING TEXT OPTION...: the recording, played on its panel into such a field, types that text
  recording=/recordings/$1 text=$2
  shift 2
  read_console
  open_panel "$recording"
  start_keypane --once "$@"
  play "$recording"
  wait_for "the console to get: $text" typed_is "$text"
  pull_panel
  keypane_ends_with 0
  typed_is "$text" || fail "more was typed than: $text"
}

# Measures

keyboard_node() { # NAME: the node of the input device of that name
  node_of=$(grep -lxF "$1" /sys/class/input/event*/device/name) || return 1
  node_of=${node_of%/device/name}
  echo "/dev/input/${node_of##*/}"
}

measure() { # KEYBOARD'S NAME, TAPS of the letter g
  latency "$node" "$(keyboard_node "$1")" "$(centre '"id":"g"')" "$2" || fail "no measure of $1"
}

compare() { # WHERE FLOOR KEYPANE: fails where keypane takes more than twice the floor and 300 us, in the middle or at worst
  echo "touch to key $1"
  echo "  C loop that copies: $2"
  echo "  keypane:            $3"
  echo "$2, $3" | awk '{
    for (i = 1; i < NF; i++) if ($i == "median") median[++n] = $(i + 1); else if ($i == "p99") p99[n] = $(i + 1)
    exit !(n == 2 && median[2] <= 2 * median[1] + 300 && p99[2] <= 2 * p99[1] + 300)
  }' || fail "more than twice the floor and 0.3 ms"
}
