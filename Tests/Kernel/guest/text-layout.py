"""Writes a layout, /tmp/layouts/text.xml, whose keys "text-0", "text-1", ... type what stands on standard input.

A key types 256 characters at most. Marks that combine are kept from what stands before them by a key of their own:
the text of a key is composed (NFC), and is to arrive as it was written.
"""
import os
import sys
import unicodedata
from xml.sax.saxutils import quoteattr

MOST = 256
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<keyboard3 xmlns="https://schemas.unicode.org/cldr/46/keyboard3" locale="en" conformsTo="46">
  <info name="Text" />
  <keys>
"""
MIDDLE = """    <key id="delete" />
    <key id="return" />
    <key id="shift" />
    <key id="globe" />
  </keys>
  <layers formId="touch">
    <layer id="letters">
"""
TAIL = """      <row keys="shift globe space delete return" />
    </layer>
  </layers>
  <special xmlns:keypane="urn:keypane:layout">
    <keypane:layout kind="letters" />
    <keypane:key id="shift" role="shift" />
    <keypane:key id="delete" role="delete" />
    <keypane:key id="return" role="return" />
    <keypane:key id="globe" role="globe" />
  </special>
</keyboard3>
"""


def number(character):
    """A character that XML or composing would change, by its number."""
    plain = unicodedata.category(character)[0] not in "MCZ" and character != "\\" or character == " "
    return character if plain else "\\u{%X}" % ord(character)


text = sys.stdin.read()
parts = [text[start:start + MOST] for start in range(0, len(text), MOST)]
os.makedirs("/tmp/layouts", exist_ok=True)
with open("/tmp/layouts/text.xml", "w", encoding="utf-8") as file:
    file.write(HEAD)
    for index, part in enumerate(parts):
        output = quoteattr("".join(map(number, part)), {'"': "&quot;"})
        file.write(f'    <key id="text-{index}" output={output} />\n')
    file.write(MIDDLE)
    file.write('      <row keys="%s" />\n' % " ".join(f"text-{index}" for index in range(len(parts))))
    file.write(TAIL)
print(len(parts))
