# A machine without /dev/uinput: one line that says what to do.
open_panel /panel.evemu
rm /dev/uinput
refuses_with 69 '/dev/uinput.*(modprobe|module|udev)' keypane run --display none --screen "$screen" --keyboard-type default
