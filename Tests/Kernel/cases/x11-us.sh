# needs: desktop
start_udev
start_xorg "$(keyboard_rule us)"
open_panel /panel.evemu
text=$(inventory us)
text_layout "$text"
start_xterm
start_keypane_for $server --layouts /tmp/layouts --locale en_US --languages text --keyboard-type default --keymap us
touch_at "$(centre '"id":"text"' --layouts /tmp/layouts --languages text)"
lift
wait_for "xterm to get: $text" typed_is "$text"
picture x11-us
