# needs: desktop
# Keypane's own keymap, put where 'keypane keymap --install' puts it: every character of it is typed exactly, on sway and on
# X11, beside a physical keyboard of another layout that goes on typing its own letters.
keypane keymap --install / >/dev/null
start_udev
start_sway 'input type:keyboard xkb_layout fr
include /etc/sway/config.d/keypane.conf'
open_physical_keyboard
open_panel /panel.evemu
start_foot
wait_for "sway to read the other keyboard" has_open "$server" "$physical"
# By their numbers: what cannot be shown by itself is listed with something that it stands on.
characters=$(keypane keymap --list | cut -d ' ' -f 1 | python3 -c '
import sys
print("".join(chr(int(line[2:], 16)) for line in sys.stdin), end="")')
start_keypane_with "$characters"
press_physical 10
wait_for "the French keyboard to type: a" typed_is a
tap_text
wait_for "foot to get: $text" typed_is "a$text"
press_physical 10
wait_for "the French keyboard to type: a" typed_is "a${text}a"
picture own-keymap-sway
kill -TERM "$keypane"
keypane_ends_with 0 143
stop_client
kill "$server"
wait_for "sway to end" ended "$server"

start_xorg ''
types_into_both "$characters" own-keymap-x11
