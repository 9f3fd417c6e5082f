# needs: desktop
# X11 with a French keyboard: every character that stands on a key of it, typed into xterm and into a GTK entry.
types_inventory_on_x11 fr '' 0 --keymap fr
