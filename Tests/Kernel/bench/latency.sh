# What keypane waits for on purpose, a bouncing finger, is switched off. Without a window: nothing but the panel, keypane and the kernel.
open_panel /panel.evemu
copy "$node" 5>&- 7>&- &
copier=$!
wait_for "the copying keyboard" keyboard_node 'Copying Keyboard'
floor=$(measure 'Copying Keyboard' 1000)
kill $copier
start_keypane --keyboard-type default --autocapitalization none --bounce off
compare "without a window" "$floor" "$(measure 'Keypane Keyboard' 1000)"
