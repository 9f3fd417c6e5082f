# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# When the X server ends the connection, or ends itself, keypane says so, lets go of every key and leaves no socket.
says_that_the_display_is_gone() {
  ends_with 69
  [ "$(grep -Ev '^keypane: (no touchscreen|keys make no sound)' said)" = \
    'keypane: the display is gone: the X server has ended, or it has ended the connection' ] || fail "it said otherwise"
}

open_display 800x480
start_keyboard --keyboard-type default
wait_for "the keyboard to be shown" keyboard_is_shown
# shellcheck disable=SC2046 # two words
xdotool mousemove $(centre delete) mousedown 1
wait_for "strokes" test -s strokes
xkill -id "$(window_named Keypane)" >killed
says_that_the_display_is_gone
no_key_is_held
[ ! -e socket ] || fail "its socket is still there"
xdotool mouseup 1

# Where it shows nothing it ends as well.
start_keyboard
xkill -id "$(xdotool search --name '^Keypane$' | head -n 1)" >killed
ends_with 69
grep -q 'the display is gone' said || fail "it did not say why"

start_form "$root/Examples/sign-in.json" Welcome
xkill -id "$form" >killed
says_that_the_display_is_gone

start_keyboard --keyboard-type default
wait_for "the keyboard's window" window_named Keypane
kill -KILL "$server"
says_that_the_display_is_gone
[ ! -e socket ] || fail "its socket is still there"

# It ends as well where it ends at the same time.
open_display 800x480
start_form "$root/Examples/sign-in.json" Welcome
kill -STOP "$keyboard"
kill -KILL "$server"
wait_for "the X server to end" ended "$server"
kill -TERM "$keyboard"
kill -CONT "$keyboard"
wait_for "the form to end" ended "$keyboard"
