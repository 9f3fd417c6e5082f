# needs: desktop
# X11 with a English keyboard: every character that stands on a key of it, typed into xterm and into a GTK entry.
types_inventory_on_x11 us '' 0 --keymap us
