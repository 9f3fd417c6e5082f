# More words, for cases that "need: desktop": an X server or sway with the text clients that people type into. The machine's
# root is the host's; what the cases write to it is gone with the machine. The desktop's programs and keypane belong to the
# user kiosk, who is in the groups that udev/README.md names. Files: /tmp/client what the text client printed.
export SYSTEMD_IGNORE_CHROOT=1 XDG_RUNTIME_DIR=/run/kiosk NO_AT_BRIDGE=1
product='Keypane Keyboard'

start_udev() {
  echo 'keypane:x:990:kiosk' >>/etc/group
  echo 'kiosk:x:1990:' >>/etc/group
  sed -i 's/^\(input\|video\|render\|tty\):.*:$/&kiosk/' /etc/group
  echo 'kiosk:x:1990:1990::/run/kiosk:/bin/sh' >>/etc/passwd
  install -d -m 700 -o kiosk -g kiosk "$XDG_RUNTIME_DIR"
  /lib/systemd/systemd-udevd --daemon 2>/dev/null
  udevadm trigger --action=add -s input -s drm -s tty -s misc -s graphics
  udevadm settle
}

as_kiosk() { # COMMAND...: in place of this shell
  exec setpriv --reuid kiosk --regid kiosk --init-groups env HOME="$XDG_RUNTIME_DIR" "$@" 5>&- 7>&-
}

keyboard_rule() { # LAYOUT [VARIANT [OPTIONS]]: an xorg.conf section that gives Keypane's keyboard this layout, and it alone
  cat <<END
Section "InputClass"
  Identifier "Keypane"
  MatchProduct "$product"
  Option "XkbLayout" "$1"
  Option "XkbVariant" "${2-}"
  Option "XkbOptions" "${3-}"
EndSection
END
}

start_xorg() { # SECTIONS of xorg.conf that belong to the case
  {
    cat <<END
Section "Device"
  Identifier "virtual GPU"
  Driver "modesetting"
  Option "AccelMethod" "none"
EndSection
END
    echo "$1"
  } >/etc/X11/xorg.conf
  Xorg :0 vt2 -ac -noreset -nolisten tcp >/tmp/server 2>&1 3>&- 5>&- 7>&- &
  server=$!
  export DISPLAY=:0
  wait_for "the X server" xset q
  (as_kiosk openbox >/tmp/client 2>&1 3>&-) &
  wait_for "the window manager" test_output '# 0x' xprop -root _NET_SUPPORTING_WM_CHECK
}

start_sway() { # LINES of its configuration that belong to the case
  printf 'default_border none\nxwayland force\n%s\n' "$1" >/tmp/sway.conf
  seatd -g kiosk >/tmp/seatd 2>&1 3>&- 5>&- 7>&- &
  wait_for "seatd" test -S /run/seatd.sock
  (as_kiosk LIBSEAT_BACKEND=seatd WLR_RENDERER=pixman WLR_BACKENDS=drm,libinput sway -c /tmp/sway.conf \
    >/tmp/server 2>&1 3>&-) &
  server=$!
  export WAYLAND_DISPLAY=wayland-1 DISPLAY=:0
  wait_for "sway" ls "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY"
  SWAYSOCK=$(ls "$XDG_RUNTIME_DIR"/sway-ipc.*.sock)
  export SWAYSOCK
  wait_for "sway to answer" swaymsg -t get_version
}

test_output() { # PATTERN COMMAND...: prints the command what has the pattern?
  pattern=$1
  shift
  "$@" 2>/dev/null | grep -q -- "$pattern"
}

# The text clients: everything that is typed into them goes to /tmp/typed.

start_foot() {
  write_reader
  (as_kiosk foot --fullscreen --font monospace:size=9 sh /tmp/reader >/tmp/client 2>&1 3>&-) &
  client=$!
  wait_for "foot" test -e /tmp/typed
  wait_for "foot to have the focus" sway_focus_is foot
}

start_xterm() {
  write_reader
  (as_kiosk xterm -u8 -fa monospace -fs 9 -fullscreen -e sh /tmp/reader >/tmp/client 2>&1 3>&-) &
  client=$!
  wait_for "xterm" test -e /tmp/typed
  wait_for "xterm to have the focus" x_focus_is XTerm
}

start_entry() { # a GTK entry
  rm -f /tmp/typed
  (as_kiosk python3 /entry.py /tmp/typed >/tmp/client 2>&1 3>&-) &
  client=$!
  wait_for "the GTK entry to have the focus" test -e /tmp/typed
}

write_reader() {
  rm -f /tmp/typed
  echo 'stty raw -echo; exec tee /tmp/typed' >/tmp/reader
}

x_focus_is() { # CLASS
  test_output "\"$1\"" xprop -id "$(xprop -root _NET_ACTIVE_WINDOW | sed -n 's/.*# \(0x[0-9a-f]*\).*/\1/p')" WM_CLASS
}

sway_focus_is() { # APP-ID
  swaymsg -r -t get_tree | python3 -c '
import json, sys
def walk(node):
    yield node
    for child in node["nodes"] + node["floating_nodes"]:
        yield from walk(child)
sys.exit(not any(node["focused"] and node.get("app_id") == sys.argv[1] for node in walk(json.load(sys.stdin))))' "$1"
}

stop_client() {
  kill "$client"
  wait_for "the text client to end" ended "$client"
}

# Keypane

start_keypane_as_kiosk() { # OPTION...: and waits until it reads the panel and has made its keyboard
  (as_kiosk keypane run --socket "$XDG_RUNTIME_DIR/keypane.sock" --screen "$screen" --panel auto "$@" >/tmp/out 2>/tmp/err 3>&-) &
  keypane=$!
  keys "$product" >/tmp/strokes 5>&- 7>&- &
  wait_for "keypane to read the panel and make its keyboard" keypane_is_ready
}

start_keypane_beside() { # OPTION...: and waits until the display server, too, reads its keyboard
  start_keypane_as_kiosk "$@"
  wait_for "the display server to read Keypane's keyboard" has_open "$server" "$(sed -n 's/^ready //p' /tmp/strokes)"
}

is_a_keyboard_alone() { # as udev has classified what Keypane made
  udevadm info -q property "$(keyboard_node "$product")" >/tmp/properties
  grep -qx ID_INPUT_KEYBOARD=1 /tmp/properties || fail "udev does not call it a keyboard"
  ! grep -E '^ID_INPUT_(MOUSE|TOUCHSCREEN|TOUCHPAD|TABLET|JOYSTICK)=1' /tmp/properties || fail "udev calls it more than a keyboard"
}

# Keypane shows keys that type a text (256 characters each), and a finger taps them.

start_keypane_with() { # TEXT OPTION...
  text=$1
  shift
  show_text
  start_keypane_beside --layouts /tmp/layouts --locale en_US --languages text --keyboard-type default "$@"
}

show_text() { # makes the layout; $text_keys are the places of its keys
  text_keys=
  last=$(printf %s "$text" | python3 /text-layout.py)
  while [ "$last" -gt 0 ]; do
    last=$((last - 1))
    text_keys="$(centre "\"id\":\"text-$last\"" --layouts /tmp/layouts --languages text) $text_keys"
  done
}

tap_text() {
  for place in $text_keys; do
    touch_at "$place"
    lift
    sleep .1 # a touch that comes back at once would be a bounce
  done
}

client_gets_text() {
  tap_text
  wait_for "the text client to get: $text" typed_is "$text"
}

types_into_both() { # TEXT PICTURE OPTION...: on X11, into xterm and into a GTK entry
  what=$1 name=$2
  shift 2
  start_xterm
  start_keypane_with "$what" "$@"
  client_gets_text
  picture "$name"
  stop_client
  start_entry
  client_gets_text
}

# The screen

picture() { # NAME: what the screen shows goes to the host, as NAME.png
  exec 6<>/dev/vport0p2
  ask_monitor '{"execute":"qmp_capabilities"}' # refused but the first time
  ask_monitor "{\"execute\":\"screendump\",\"arguments\":{\"filename\":\"$1.png\",\"format\":\"png\"}}"
  exec 6>&-
  case $line in *'"error"'*) fail "no picture: $line" ;; esac
}

ask_monitor() { # COMMAND: $line is its answer; greetings and events are passed over
  echo "$1" >&6
  while read -r line <&6; do
    case $line in '{"return"'* | '{"error"'*) return ;; esac
  done
  fail "the machine's monitor says nothing"
}
