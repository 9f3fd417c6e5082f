# needs: desktop
# X11 with a German keyboard: every character that stands on a key of it, typed into xterm and into a GTK entry.
# Complaints 18 and 20: nothing takes the keyboard for a US one; complaint 22: letters with accents arrive.
start_udev
start_xorg "$(keyboard_rule de)"
open_panel /panel.evemu
types_into_both "$(inventory de)" x11-de
