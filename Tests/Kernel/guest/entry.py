"""A text client: a GTK entry that fills the screen and keeps its text in the file FILE. The file exists once it has the focus."""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

path = sys.argv[1]
entry = Gtk.Entry()


def keep(*_):
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(entry.get_text())
    os.rename(path + ".new", path)


window = Gtk.Window(title="entry")
window.add(entry)
entry.connect("changed", keep)
entry.connect("focus-in-event", keep)
window.fullscreen()
window.show_all()
Gtk.main()
