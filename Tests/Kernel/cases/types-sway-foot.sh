# needs: desktop
# sway, where an input rule gives Keypane's keyboard, and it alone, a keymap: every character of it, typed into foot.
start_udev
start_sway 'input "19280:1:Keypane_Keyboard" xkb_layout de'
open_panel /panel.evemu
start_foot
start_keypane_with "$(inventory de)" --keymap de
client_gets_text
picture sway
stop_client
start_entry
client_gets_text
