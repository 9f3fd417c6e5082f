# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# On Wayland the keymap is that which the compositor tells, of our own device and not of the one that was used last, in the
# group that sway says (complaints 18 to 21 and 23); also when sway goes and another one comes. sway runs in a window of the
# X server; its keyboard stands for the one that keypane makes with uinput, of which there is none here.
open_display 800x480
xhost + >/dev/null
folder=$(mktemp -d "${TMPDIR:-/tmp}/keypane-sway.XXXXXX")
trap 'end_all; rm -rf "$folder"' EXIT
export XDG_RUNTIME_DIR="$folder"
# sway does not run as root.
as_user=
if [ "$(id -u)" = 0 ]; then
  as_user="setpriv --reuid=65534 --regid=65534 --clear-groups"
  chown 65534:65534 "$folder"
fi

start_sway() { # LAYOUTS: $sway is its process
  cat >"$folder/config" <<END
input "0:0:X11_keyboard" xkb_layout $1
exec touch ready
END
  rm -f "$folder/ready"
  (
    cd "$folder"
    export HOME="$folder" WLR_BACKENDS=x11 WLR_RENDERER=pixman
    # shellcheck disable=SC2086 # a list of words
    exec $as_user sway -c config
  ) >>sway.log 2>&1 &
  sway=$!
  started="$sway $started"
  wait_for "sway" test -e "$folder/ready"
}
to_sway() { swaymsg -s "$(ls "$folder"/sway-ipc.*)" "$@"; }

start_sway us,de
WAYLAND_DISPLAY=wayland-1
SWAYSOCK=$(ls "$folder"/sway-ipc.*)
export WAYLAND_DISPLAY SWAYSOCK
start_keyboard --keyboard-type default --no-auto-capitals --keymap-device 'X11 keyboard'

z_is() { # KEY: pressing z makes the stroke of the key
  before=$(wc -l <strokes)
  # shellcheck disable=SC2046 # two words
  press $(centre z --keyboard-type default)
  tries=0
  until [ "$(wc -l <strokes)" -gt "$before" ]; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || return 1
    sleep .02
  done
  tail -n 1 strokes | grep -q "\"$1\""
}
wait_for "z on the American layout" z_is KEY_Z
to_sway input '"0:0:X11_keyboard"' xkb_switch_layout 1
wait_for "z in the second group" z_is KEY_Y
to_sway input '"0:0:X11_keyboard"' xkb_switch_layout 0
wait_for "z in the first group again" z_is KEY_Z
to_sway input '"0:0:X11_keyboard"' xkb_layout de
wait_for "z on the German layout" z_is KEY_Y
to_sway input '"0:0:X11_keyboard"' xkb_layout fr
wait_for "z on the French layout" z_is KEY_W

# sway goes, and what the machine's own settings say holds.
kill -TERM "$sway"
wait_for "sway to end" ended "$sway"
case $(sed -n 's/^XKBLAYOUT=//p' /etc/default/keyboard 2>/dev/null) in
  '' | us | '"us"') wait_for "z by the machine's own settings" z_is KEY_Z ;;
esac
start_sway de
wait_for "z on the layout of the new sway" z_is KEY_Y
kill -TERM "$keyboard"
keyboard_ends_with 0
