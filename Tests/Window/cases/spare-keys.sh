# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# Spare keys on X11 are too few for German and Russian together on an American keymap: whichever is shown has them. What a
# killed keyboard has left is taken over by the next one and put back when that ends. The XTEST keyboard, number 5 among
# those of Xvfb, stands for our device.
has() { # SYMBOL: a key of the device has it
  xkbcomp -i 5 "$DISPLAY" device.xkb 2>/dev/null
  grep -q "$1" device.xkb
}
has_not() { ! has "$1"; }

start() { # OPTION...
  start_keyboard --keyboard-type default --keymap-device 'Virtual core XTEST keyboard' "$@"
}

types_umlaut() { # presses ä, which types something
  : >strokes
  # shellcheck disable=SC2046 # two words
  press $(centre a-umlaut --keyboard-type default --locale de_DE)
  sleep .1
  [ -s strokes ]
}

open_display 800x480
setxkbmap us
setxkbmap -device 5 us
start --languages de_DE,ru_RU
wait_for "keys for German letters" has adiaeresis
tell focus --id second --keyboard-type default --locale ru_RU
wait_for "keys for Russian letters in a Russian field" has Cyrillic_zhe
tell focus --id third --keyboard-type default --locale de_DE
wait_for "keys for German letters in a German one" has adiaeresis
kill -KILL "$keyboard"
wait_for "the keyboard to be gone" ended "$keyboard"
has adiaeresis || fail "a killed keyboard has put its keys back, which cannot be"

start --locale de_DE --no-auto-capitals
wait_for "ä by the keys that were left" types_umlaut
kill -TERM "$keyboard"
keyboard_ends_with 0
wait_for "German letters to be put back" has_not adiaeresis
wait_for "Russian letters to be put back" has_not Cyrillic_zhe
