# needs: desktop
# X11 with an American keyboard: what it lacks is typed with spare keys, small letters and capitals and signs, between
# characters that it has (complaint 22).
start_udev
start_xorg "$(keyboard_rule us)"
open_panel /panel.evemu
start_xterm
start_keypane_with 'aéÉb→жЖ€Zßẞ≠1¥'
client_gets_text
stop_client
start_entry
client_gets_text
