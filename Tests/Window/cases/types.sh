# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# The keyboard stands at the bottom of the screen, above a program that fills it; the mouse on its keys makes strokes, and
# the program keeps the focus (complaint 27). SIGTERM ends it.
open_display 800x480
open_application
start_keyboard --return-key next
wait_for "the keyboard to be seen, whole, at the bottom" keyboard_is_shown --return-key next
for place in '10 10' '790 100' '400 200'; do
  # shellcheck disable=SC2086 # two words
  application_is_at $place || fail "the keyboard covers more than the bottom: $place"
done
application_has_focus || fail "the focus has gone to $(xdotool getwindowfocus), the application is $application"
screenshot shown
for key in k i m return; do
  # shellcheck disable=SC2046 # two words
  press $(centre $key)
done
wait_for "the strokes of kim and a tab, which is how the next field is reached" typed_is KEY_K KEY_I KEY_M KEY_TAB
application_has_focus || fail "the focus has gone to $(xdotool getwindowfocus), the application is $application"
kill -TERM "$keyboard"
keyboard_ends_with 0
wait_for "the application to be seen again" application_is_at 400 400
application_has_focus || fail "the application has lost the focus when the keyboard went"
