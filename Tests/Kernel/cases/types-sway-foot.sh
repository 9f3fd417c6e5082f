# needs: desktop
# sway, where an input rule gives Keypane's keyboard, and it alone, a keymap: every character of it, typed into foot
# and into a GTK entry. Complaints 24 and 26: sway takes the device; 21: its layout is right on Wayland as well; 25: udev
# calls it a keyboard, and nothing else; 27: the keyboard takes no focus, by Xwayland or otherwise.
start_udev
start_sway 'input "19280:1:Keypane_Keyboard" xkb_layout de'
open_panel /panel.evemu
start_foot
start_keypane_with "$(inventory de)"
is_a_keyboard_alone
client_gets_text
sway_focus_is foot || fail "foot has lost the focus"
picture sway
stop_client
start_entry
client_gets_text
