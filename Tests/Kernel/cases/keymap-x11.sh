# needs: desktop
# X11, without a word about the keymap on the command line: the keyboard finds the one that the server gives its own device,
# though the root window says another one, and its first characters are right (complaints 20, 21 and 23).
start_udev
start_xorg "$(keyboard_rule fr)"
open_panel /panel.evemu
start_xterm
start_keypane_with "$(inventory fr)"
client_gets_text
