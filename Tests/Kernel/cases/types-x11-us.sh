# needs: desktop
# X11 with a English keyboard: every character that stands on a key of it, typed into xterm and into a GTK entry.
# The other half of complaints 18, 19 and 20: what a US keyboard types stays right, too.
start_udev
start_xorg "$(keyboard_rule us)"
open_panel /panel.evemu
types_into_both "$(inventory us)" x11-us
