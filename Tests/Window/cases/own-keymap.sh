# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# An X server takes the keymap of our own, without a word, from a whole keymap and by its rules; and a terminal gets every
# character of it from the key and the modifiers that keypane keymap --list names.
open_display 800x480
keypane keymap --keymap >own.xkb
xkbcomp -w 10 own.xkb "$DISPLAY" >said 2>&1
[ ! -s said ] || fail "xkbcomp has something to say"
keypane keymap --install root >/dev/null
setxkbmap -I"$PWD/root/usr/share/X11/xkb" -rules keypane -model pc105 -layout keypane -print >rules.xkb
xkbcomp -w 0 -I"$PWD/root/usr/share/X11/xkb" rules.xkb -xkb rules-out.xkb >said 2>&1 || fail "the rules give no keymap"
# What the server has is what the rules make, key by key.
xkbcomp -w 0 "$DISPLAY" server.xkb 2>said
symbols() { # FILE
  sed -n '/^xkb_symbols/,/^};/p' "$1" | tr -d ' \t\n' | sed 's/key</\n</g' | sed -n 's/^\(<[^>]*>\).*\[\([^]]*\)\].*/\1 \2/p' | sort
}
symbols server.xkb >server
symbols rules-out.xkb >rules
[ "$(wc -l <server)" -gt 150 ] || fail "the server has $(wc -l <server) keys"
# Keys that are ours, since the rules come with stand-ins for modifiers that no keyboard has.
diff server rules >said || fail "the rules make other keys"

# What is to be typed and how, from the list: number, character, code, name, what is held.
keypane keymap --list >list
python3 - <<'PYTHON'
holders = {"Shift": 42, "Level3": 100, "Level5": 195}
with open("list", encoding="utf-8") as lines, open("keys", "w") as keys, open("wanted", "w", encoding="utf-8") as wanted:
    for line in lines:
        number, _, code, _, *held = line.rstrip("\n").split(" ")
        # X counts from 8.
        held = [holders[word] + 8 for word in held]
        words = [f"keydown --delay 0 {key}" for key in held] + [f"key --delay 0 {int(code) + 8}"]
        words += [f"keyup --delay 0 {key}" for key in held[::-1]]
        keys.write("\n".join(words) + "\n")
        wanted.write(chr(int(number[2:], 16)))
PYTHON
# shellcheck disable=SC2016 # for the other shell
xterm -T reader -u8 -e sh -c 'stty raw -echo; echo $$ >reading; exec cat >typed' 2>xterm.log &
started="$! $started"
wait_for "the terminal" window_named reader
reader=$(window_named reader)
[ "$manager" != none ] || xdotool windowfocus "$reader"
reader_has_focus() { [ "$(xdotool getwindowfocus)" = "$reader" ]; }
wait_for "the terminal to have the focus" reader_has_focus
wait_for "the terminal to read" test -s reading
xdotool - <keys
all_is_typed() { cmp -s typed wanted; }
wait_for "every character, $(wc -m <wanted) of them, in order" all_is_typed
