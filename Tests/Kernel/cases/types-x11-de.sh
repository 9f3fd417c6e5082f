# needs: desktop
# X11 with a German keyboard: every character that stands on a key of it, typed into xterm and into a GTK entry.
# Complaints 18 and 20: nothing takes the keyboard for a US one; complaint 22: letters with accents arrive.
types_inventory_on_x11 de '' 0 --keymap de
