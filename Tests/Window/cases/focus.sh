# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# Programs show and hide the keyboard through its socket: the one that the field asks for, and nothing in between.
layout_is() { # ID
  tell status | grep -q "\"layout\":\"$1\""
}

open_display 800x480
open_application
start_keyboard
no_keyboard_window || fail "it is shown though nothing has the focus"
tell focus --id phone --content-type telephoneNumber
wait_for "the phone pad" keyboard_is_shown --content-type telephoneNumber
layout_is phone-pad || fail "another keyboard is shown: $(tell status)"
screenshot phone
# shellcheck disable=SC2046 # two words
press $(centre 4 --content-type telephoneNumber)
wait_for "the stroke of 4" typed_is KEY_4
tell blur
wait_for "the keyboard to be hidden" no_keyboard_window
wait_for "the application to be seen again" application_is_at 400 400
screenshot blurred
tell focus --id mail --content-type emailAddress --appearance dark
wait_for "the keyboard of letters" keyboard_is_shown --content-type emailAddress --appearance dark
screenshot mail
tell hide
wait_for "the keyboard to be hidden" no_keyboard_window
tell show
wait_for "the keyboard to be shown again" keyboard_is_shown --content-type emailAddress --appearance dark
tell session end
wait_for "the keyboard to be hidden" no_keyboard_window
application_has_focus || fail "the focus has gone to $(xdotool getwindowfocus)"
kill -INT "$keyboard"
keyboard_ends_with 0
