# needs: desktop
now() { echo "$1 $(cat /proc/uptime)"; }
start_udev
start_sway 'input "19280:1:Keypane_Keyboard" xkb_layout de'
now sway
open_panel /panel.evemu
text=$(inventory de)
text_layout "$text"
start_foot
now foot
start_keypane_for $server --layouts /tmp/layouts --locale en_US --languages text --keyboard-type default --keymap de
now keypane
touch_at "$(centre '"id":"text"' --layouts /tmp/layouts --languages text)"
lift
wait_for "foot to get: $text" typed_is "$text"
picture sway
