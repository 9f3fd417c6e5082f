# needs: desktop
# X11 with a Russian keyboard that has a US one as its second group: every character that stands on a key of it, typed into xterm and into a GTK entry.
# Complaint 23: no letter of another script is lost.
start_udev
start_xorg "$(keyboard_rule ru,us ,)"
open_panel /panel.evemu
types_into_both "$(inventory ru)" x11-ru
