# needs: desktop
# Complaint 28: the first keys after the start are lost until somebody sleeps for a second. A key is touched as soon as
# keypane reads the panel, on X11 and on sway: it arrives all the same.
start_udev
start_xorg "$(keyboard_rule us)"
open_panel /panel.evemu
start_xterm
tap_at_once() {
  key=$(centre '"id":"g"')
  start_keypane_as_kiosk --keyboard-type default --autocapitalization none
  touch_at "$key"
  lift
  wait_for "the first key" typed_is g
  kill -TERM "$keypane"
  keypane_ends_with 0 143
}
tap_at_once
stop_client
kill "$server"
wait_for "the X server to end" ended "$server"
start_sway 'input type:keyboard xkb_layout us'
start_foot
tap_at_once
