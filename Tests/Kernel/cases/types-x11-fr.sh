# needs: desktop
# X11 with a French keyboard: every character that stands on a key of it, typed into xterm and into a GTK entry.
# Complaint 19: AZERTY, where the same key codes are other letters.
start_udev
start_xorg "$(keyboard_rule fr)"
open_panel /panel.evemu
types_into_both "$(inventory fr)" x11-fr
