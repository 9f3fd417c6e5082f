# A single-touch panel that is pulled while a finger rests on a key. The kernel releases BTN_TOUCH of a device that goes,
# so that keypane reads what looks like a lifted finger: nothing is typed.
read_console
open_panel /panel-single.evemu
start_keypane --once --keyboard-type default
key=$(centre '"id":"g"')
send "1 14a 1" "3 0 ${key%,*}" "3 1 ${key#*,}" "0 0 0"
pull_panel
keypane_ends_with 0
typed_is '' || fail "a finger that was never lifted typed something"
