// The only module that includes the kernel's input headers.
#pragma once
#include <errno.h>
#include <libevdev/libevdev-uinput.h>
#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>

// Names the physical path of a uinput device before it is created; ioctl macros do not import into Swift.
// Returns 0 or a negative errno, as libevdev does.
static inline int keypane_uinput_set_phys(int descriptor, const char *phys) {
  return ioctl(descriptor, UI_SET_PHYS, phys) == 0 ? 0 : -errno;
}

// What libevdev has to say of a device.
struct keypane_evdev_log {
  // The slot in which a contact took another one's place without an end between them, which libevdev swallows; -1: none.
  int replaced;
  // The first other message, without its line end; empty: none.
  char message[240];
};

static inline void keypane_evdev_logged(
    const struct libevdev *device, enum libevdev_log_priority priority, void *data, const char *file, int line,
    const char *function, const char *format, va_list arguments) {
  struct keypane_evdev_log *log = (struct keypane_evdev_log *)data;
  (void)priority, (void)file, (void)line, (void)function;
  // libevdev forgets the log, but not the function, when it is given its file.
  if (!log) return;
  if (strstr(format, "double tracking ID")) {
    log->replaced = libevdev_get_current_slot(device);
    return;
  }
  if (log->message[0]) return;
  vsnprintf(log->message, sizeof log->message, format, arguments);
  log->message[strcspn(log->message, "\n")] = 0;
}

// Lets a device's messages go to `log`, which must live as long as the device, and not to the standard error output. Called
// before the device has its file and once more then.
static inline void keypane_evdev_set_log(struct libevdev *device, struct keypane_evdev_log *log) {
  log->replaced = -1;
  log->message[0] = 0;
  libevdev_set_device_log_function(device, keypane_evdev_logged, LIBEVDEV_LOG_ERROR, log);
}

static inline const char *keypane_evdev_message(const struct keypane_evdev_log *log) { return log->message; }
