# needs: desktop
# sway, without a word about the keymap on the command line: the keyboard finds the one that sway gives its own device, not
# that of another keyboard, and its first characters are right (complaints 20, 21 and 23).
start_udev
start_sway 'input "19280:1:Keypane_Keyboard" xkb_layout de'
open_panel /panel.evemu
start_foot
start_keypane_with "$(inventory de)"
client_gets_text
