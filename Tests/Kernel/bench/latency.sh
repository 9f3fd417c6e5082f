# needs: desktop
# From a finger that leaves the panel to the key, beside a C loop that does nothing but copy: first without a window, then
# with the keyboard on the screen of an X server, which reads the panel and the keyboards, too. What keypane waits for on
# purpose, a bouncing finger, is switched off.
measure_copy() { # COMMAND... to wait for once the copying keyboard is there
  copy "$node" 5>&- 7>&- &
  copier=$!
  wait_for "the copying keyboard" keyboard_node 'Copying Keyboard'
  "$@"
  floor=$(measure 'Copying Keyboard' 300)
  kill $copier
}
x_reads() { # KEYBOARD'S NAME
  wait_for "the X server to read it" has_open "$server" "$(keyboard_node "$1")"
}
options='--keyboard-type default --autocapitalization none --bounce off'

start_udev
open_panel /panel.evemu
measure_copy :
# shellcheck disable=SC2086 # words
start_keypane_as_kiosk --display none $options
compare "without a window" "$floor" "$(measure "$product" 300)"
kill -TERM "$keypane"
keypane_ends_with 0 143

start_xorg "$(keyboard_rule us)"
start_xterm
measure_copy x_reads 'Copying Keyboard'
# shellcheck disable=SC2086 # words
start_keypane_beside $options
compare "on X11" "$floor" "$(measure "$product" 300)"
