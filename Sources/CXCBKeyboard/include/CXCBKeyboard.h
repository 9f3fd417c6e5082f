// What an X server does with one keyboard: which device it is, its keymap, its locks, its spare keys.
//
// Only types of our own are declared here: the headers of xkbcommon belong to the module CXKBCommon.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// A connection to an X server. Calls marked "waits" wait for the server's answer; ask for a sign of life first.
struct keypane_x11;

// A keyboard of the X Input extension that is no master: one that a driver feeds.
struct keypane_x11_device {
  uint16_t id;
  // The master keyboard that it is attached to, or itself where it floats.
  uint16_t master;
  // The property "Device Product ID"; both 0 where there is none.
  uint32_t vendor, product;
  // Ends with a zero; cut where it is longer.
  char name[128];
  // The property "Device Node"; empty where there is none.
  char node[128];
};

// What is on at a keyboard until it is switched off again.
struct keypane_x11_state {
  uint32_t group;
  bool caps_lock, num_lock;
  // The real modifiers besides those of the two, a bit each.
  uint8_t other_locks;
};

enum keypane_x11_event_kind {
  // There is none waiting.
  KEYPANE_X11_NOTHING,
  // Devices have come or gone.
  KEYPANE_X11_DEVICES,
  // The keymap of a device is another one.
  KEYPANE_X11_KEYMAP,
  // The state of a device has changed; it comes with the event.
  KEYPANE_X11_STATE,
  // Of no interest.
  KEYPANE_X11_OTHER,
};

struct keypane_x11_event {
  enum keypane_x11_event_kind kind;
  uint16_t device;
  uint32_t locked_group, locked_modifiers;
};

// Waits. Takes a copy of the socket, which is connected to the display. NULL where that is none, or it lacks one of the
// extensions XKB and XInput 2.
struct keypane_x11 *keypane_x11_open(const char *display, int socket);
void keypane_x11_close(struct keypane_x11 *x11);
int keypane_x11_descriptor(const struct keypane_x11 *x11);
// Whether the server is gone.
bool keypane_x11_is_gone(struct keypane_x11 *x11);

// Asks for a sign of life, without waiting for it.
void keypane_x11_ask(struct keypane_x11 *x11);
// 1: it has come; 0: not yet; -1: the server is gone.
int keypane_x11_has_answered(struct keypane_x11 *x11);

// What has come, without waiting.
struct keypane_x11_event keypane_x11_next_event(struct keypane_x11 *x11);

// Waits. All keyboards that are no masters, at most `capacity`; -1 where the server is gone.
int keypane_x11_devices(struct keypane_x11 *x11, struct keypane_x11_device *devices, int capacity);
// From now on events tell of this device's keymap and of its master's state.
void keypane_x11_follow(struct keypane_x11 *x11, uint16_t device, uint16_t master);
// Waits. The device's keymap as text, which the caller frees; NULL where there is none.
char *keypane_x11_keymap(struct keypane_x11 *x11, uint16_t device);
// Waits. What is locked at a master, by the keymap that was read last.
bool keypane_x11_state(struct keypane_x11 *x11, uint16_t master, struct keypane_x11_state *state);
// The same of an event.
struct keypane_x11_state keypane_x11_state_of(
    struct keypane_x11 *x11, uint32_t locked_group, uint32_t locked_modifiers);

// Waits. The key codes of X that have no symbol at all, but a name in the keymap that was read last; at most 256 in
// ascending order; -1 where the server is gone.
int keypane_x11_spare_codes(struct keypane_x11 *x11, uint16_t device, uint8_t *codes);
// Waits. How many levels its spare keys can have: 2, by Shift, or 4, by the shift of the third level.
int keypane_x11_levels(struct keypane_x11 *x11, uint16_t device);
// Gives neighbouring keys of this device alone four symbols each, one a level, 0 for none; no symbols: an empty key. No
// more levels than keypane_x11_levels has said. What the server makes of it is seen in the keymap.
void keypane_x11_set_keys(
    struct keypane_x11 *x11, uint16_t device, uint8_t first, uint8_t count, const uint32_t *symbols);
// Waits until the server has done all that it was told, at most so long: one that loses a client forgets what is not read.
void keypane_x11_finish(struct keypane_x11 *x11, int milliseconds);
// Notes words at the device, five a key: its code and four symbols; none: takes the note away.
void keypane_x11_record(struct keypane_x11 *x11, uint16_t device, const uint32_t *words, uint32_t count);
// Waits. The words of the note, of keys that have these symbols in the keymap that was read last; how many there are.
int keypane_x11_recorded(struct keypane_x11 *x11, uint16_t device, uint32_t *words, int capacity);
// The character of a symbol; 0 where it is none.
uint32_t keypane_x11_scalar(uint32_t symbol);
// The symbol of a character; 0 where it has none.
uint32_t keypane_x11_symbol(uint32_t scalar);
