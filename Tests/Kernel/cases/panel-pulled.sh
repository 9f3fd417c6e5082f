# A panel that is pulled while a finger rests on a key: the finger types nothing, and --once ends in order.
read_console
open_panel /panel.evemu
start_keypane --once --keyboard-type default
key=$(centre '"id":"g"')
touch_at "$key"
pull_panel
keypane_ends_with 0
typed_is '' || fail "a finger that was never lifted typed something"
