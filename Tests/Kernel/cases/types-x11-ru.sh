# needs: desktop
# X11 with a Russian keyboard: every character that stands on a key of it, typed into xterm and into a GTK entry.
# Complaint 23: no letter of another script is lost.
types_inventory_on_x11 ru '' 0 --keymap ru
