# needs: desktop
# sway with two keyboards of different layouts, Keypane's by an input rule of its own: what each types is its own, in turn.
start_udev
start_sway 'input type:keyboard xkb_layout us
input "19280:1:Keypane_Keyboard" xkb_layout de'
open_physical_keyboard
open_panel /panel.evemu
start_foot
wait_for "sway to read the other keyboard" has_open "$server" "$physical"
start_keypane_with 'zyß@Y'
expected=
for turn in 1 2 3; do
  press_physical 2c
  press_physical 15
  expected=${expected}zy
  wait_for "the physical keyboard to type: zy" typed_is "$expected"
  tap_text
  expected=$expected$text
  wait_for "Keypane to type: $text" typed_is "$expected"
done
