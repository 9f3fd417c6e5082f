# A user who may read the panel but not write to /dev/uinput: one line that says what to do.
open_panel /panel.evemu
chmod a+r "$node"
chmod 600 /dev/uinput
refuses_with 77 '/dev/uinput.*(group|udev|rule|permission)' \
  su nobody -s /bin/sh -c "exec keypane run --display none --socket /tmp/nobody.sock --screen $screen --keyboard-type default"
