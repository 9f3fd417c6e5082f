# needs: desktop
# X11 with a French keyboard: every character that stands on a key of it, typed into xterm and into a GTK entry.
# Complaint 19: AZERTY, where the same key codes are other letters.
types_inventory_on_x11 fr '' 0 --keymap fr
