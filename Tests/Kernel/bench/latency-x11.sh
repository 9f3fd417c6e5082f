# needs: desktop
# What keypane waits for on purpose, a bouncing finger, is switched off. With the keyboard on the screen of an X server, which reads the panel and the keyboards, too.
start_udev
start_xorg "$(keyboard_rule us)"
open_panel /panel.evemu
start_xterm
copy "$node" 5>&- 7>&- &
copier=$!
wait_for "the copying keyboard" keyboard_node 'Copying Keyboard'
wait_for "the X server to read it" has_open "$server" "$(keyboard_node 'Copying Keyboard')"
floor=$(measure 'Copying Keyboard' 300)
kill $copier
start_keypane_beside --keyboard-type default --autocapitalization none --bounce off
compare "on X11" "$floor" "$(measure 'Keypane Keyboard' 300)"
