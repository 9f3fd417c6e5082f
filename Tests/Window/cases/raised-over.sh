# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# A program that raises its window over the keyboard again and again covers it for a moment, not for good; a keyboard that is
# hidden meanwhile stays so.
raise_application() {
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
    xdotool windowraise "$application"
    sleep .02
  done
}

open_display 800x480
open_application
start_keyboard --keyboard-type default
wait_for "the keyboard to be shown" keyboard_is_shown
raise_application
wait_for "the keyboard to be above the application again" keyboard_is_shown
raise_application
tell hide
wait_for "the keyboard to be hidden" no_keyboard_window
sleep 2
no_keyboard_window || fail "it has come back by itself"
tell show
wait_for "the keyboard to be shown again" keyboard_is_shown
application_has_focus || fail "the focus has gone to $(xdotool getwindowfocus)"
kill -TERM "$keyboard"
keyboard_ends_with 0
