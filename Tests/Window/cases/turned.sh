# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# An output that is turned turns the keyboard and its touches with it, without a restart (complaints 37 and 38), also after
# a key has shown what reaches above the keyboard. Xvfb turns nothing, so this is Xwayland below sway, which tells clients
# of the turn through RandR. The panel is one that umockdev emulates; it stays as it is, glued to the glass.
folder=$(mktemp -d "${TMPDIR:-/tmp}/keypane-sway.XXXXXX")
trap 'end_all; rm -rf "$folder"' EXIT

# sway does not run as root.
as_user=
if [ "$(id -u)" = 0 ]; then
  as_user="setpriv --reuid=65534 --regid=65534 --clear-groups"
  chown 65534:65534 "$folder"
fi
cat >"$folder/config" <<END
xwayland force
output HEADLESS-1 resolution 800x480
exec xhost +
exec xev -root
exec sh -c 'echo "\$DISPLAY" >number'
END
(
  cd "$folder"
  export HOME="$folder" XDG_RUNTIME_DIR="$folder" WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1
  # shellcheck disable=SC2086 # a list of words
  exec $as_user sway -c config
) >sway.log 2>&1 &
started="$! $started"
wait_for "sway" test -s "$folder/number"
DISPLAY=$(cat "$folder/number")
export DISPLAY
wait_for "its X server to let everybody in" xwininfo -root

# Where t is while the screen lies, q while it stands on its left side, k while it lies on its head; at any other time there
# is no such key at these places of the glass.
# shellcheck disable=SC2046 # two words each
set -- $(centre t --screen 800x480) $(centre q --screen 480x800) $(centre k --screen 800x480)
lying=$1,$2*80
standing=$((799 - $4)),$3*80
turned_over=$((799 - $5)),$((479 - $6))*80
events=+500
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25; do
  events="$events $lying +200 $standing +200 $turned_over +200"
done
# shellcheck disable=SC2086 # a list of words
python3 "$root/Tests/Window/panel" . $events
umockdev-run -d "$PWD/device" -i "/dev/input/event7=$PWD/ioctls" -e "/dev/input/event7=$PWD/events" -- \
  sh -c 'echo $$ >pid; exec keypane run --display x11 --output print --panel /dev/input/event7 --keyboard-type default \
    --no-auto-capitals --socket "$PWD/socket"' >strokes 2>said &
keyboard=$!
started="$keyboard $started"

typed() { grep -q "\"down\":true,\"key\":\"$1\"" strokes; }
turn() { swaymsg -s "$(ls "$folder"/sway-ipc.*)" output HEADLESS-1 transform "$1" >/dev/null; }
has_size() { xwininfo -root -tree | grep -q "\"Keypane\": .* $1"; }

wait_for "the stroke of t" typed KEY_T
turn 90
wait_for "the keyboard on the standing screen" has_size '480x[0-9]*+0+'
wait_for "the stroke of q" typed KEY_Q
# Half a turn changes no size.
turn 0
wait_for "the keyboard on the screen as it was" has_size '800x[0-9]*+0+'
turn 180
wait_for "the stroke of k" typed KEY_K
kill -TERM "$(cat pid)"
wait_for "the keyboard to end" ended "$keyboard"
