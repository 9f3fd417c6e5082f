// The only module that includes the kernel's input headers.
#pragma once
#include <libevdev/libevdev-uinput.h>
#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <sys/ioctl.h>

// Names the physical path of a uinput device before it is created; ioctl macros do not import into Swift.
static inline int keypane_uinput_set_phys(int descriptor, const char *phys) {
  return ioctl(descriptor, UI_SET_PHYS, phys);
}
