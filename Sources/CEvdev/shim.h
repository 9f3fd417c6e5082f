// The only module that includes the kernel's input headers.
#pragma once
#include <errno.h>
#include <libevdev/libevdev-uinput.h>
#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <sys/ioctl.h>
#include <time.h>

// Names the physical path of a uinput device before it is created; ioctl macros do not import into Swift.
// Returns 0 or a negative errno, as libevdev does.
static inline int keypane_uinput_set_phys(int descriptor, const char *phys) {
  return ioctl(descriptor, UI_SET_PHYS, phys) == 0 ? 0 : -errno;
}
