# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# The bundled form, as the README shows it: a click on a field shows the field's keyboard.
open_display 1024x768
start_form "${root:?}/Examples/sign-in.json" Welcome
# The first field begins with a capital; once it is typed the keyboard shows small letters.
press_a_letter() {
  # shellcheck disable=SC2046 # two words
  click $(centre k --return-key next)
  keyboard_is_shown --return-key next
}
wait_for "the keyboard of the first field after a letter" press_a_letter
click 400 186
wait_for "the e-mail field's keyboard" keyboard_is_shown --content-type emailAddress --return-key next \
  --autocapitalization none --autocorrection no
screenshot mail
kill -INT "$keyboard"
ends_with 0
[ ! -s sent ] || fail "it printed though nothing was sent: $(cat sent)"
