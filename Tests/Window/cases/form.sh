# shellcheck shell=sh source=Tests/Window/lib.sh disable=SC2154
# The simulator in a window: keys are pressed with the mouse, return goes from field to field and sends the form, whose
# fields are printed, the secret one as dots.
tap() { # OPTIONS KEY...: once the keyboard of a field with these options is there, its keys
  options=$1
  shift
  # shellcheck disable=SC2086 # a list of words
  wait_for "the keyboard of $options" keyboard_is_shown $options
  for key; do
    # shellcheck disable=SC2046,SC2086 # two words; a list of words
    click $(centre "$key" $options)
  done
}

cat >form.json <<'END'
{"title": "Guests", "fields": [
  {"id": "name", "label": "Name", "returnKeyType": "next", "autocapitalizationType": "none"},
  {"id": "mail", "label": "E-mail", "textContentType": "emailAddress", "returnKeyType": "next"},
  {"id": "word", "label": "Password", "isSecureTextEntry": true, "textContentType": "password", "returnKeyType": "go"}]}
END

open_display 1024x768
start_form form.json Guests
tap '--autocapitalization none --return-key next' k i m
screenshot name
tap '--autocapitalization none --return-key next' return
tap '--content-type emailAddress --return-key next' k field-at x field-period d return
tap '--secure --content-type password --return-key go' x v q
screenshot filled
[ ! -s sent ] || fail "it printed before it was sent: $(cat sent)"
tap '--secure --content-type password --return-key go' return
wait_for "the fields to be printed" test -s sent
[ "$(cat sent)" = '{"mail":"k@x.d","name":"kim","word":"•••"}' ] || fail "it printed: $(cat sent)"
kill -TERM "$keyboard"
ends_with 0
