# What root's policy allows leaves, what it does not allow does not, and a policy that others can write is not taken.
mkdir -p /etc/keypane
echo 'allow escape ctrl+c' >/etc/keypane/keys.policy
open_panel /panel.evemu
start_keypane --keyboard-type default --extra-keys
tap() { # ID
  touch_at "$(centre "\"id\":\"$1\"" --extra-keys --key-policy /etc/keypane/keys.policy)"
  lift
}
left() { # STROKE...: exactly these have left
  printf '%s\n' "$@" >/tmp/wanted
  grep -E '^(down|up) ' /tmp/strokes | cmp -s - /tmp/wanted
}
tap escape
wait_for "Esc" left 'down 1' 'up 1'
tap control
tap c
wait_for "Ctrl and C" left 'down 1' 'up 1' 'down 29' 'down 46' 'up 46' 'up 29'
tap control
tap v
tap x
wait_for "x, and before it nothing of Ctrl and V" left \
  'down 1' 'up 1' 'down 29' 'down 46' 'up 46' 'up 29' 'down 45' 'up 45'
kill -TERM "$keypane"
keypane_ends_with 0 143
chmod 666 /etc/keypane/keys.policy
refuses_with 77 'everybody may write to /etc/keypane/keys.policy' keypane run --display none
