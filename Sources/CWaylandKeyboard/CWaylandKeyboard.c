#include "CWaylandKeyboard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

// Larger ones are no keymaps: that of all groups and options has 100 KB.
enum { largest_keymap = 4 << 20 };
// Of 4 KB each, the size of libwayland's buffer.
enum { turns_at_once = 16 };

struct seat {
  struct seat *next;
  struct keypane_seats *all;
  uint32_t name;
  struct wl_seat *seat;
  struct wl_keyboard *keyboard;
};

struct keypane_seats {
  struct wl_display *display;
  struct wl_registry *registry;
  struct seat *first;
  char *keymap;
  bool must_write;
};

static void take_keymap(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t descriptor, uint32_t size) {
  (void)keyboard;
  struct seat *seat = data;
  if (format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1 && size > 0 && size <= largest_keymap) {
    // Private and read-only: what the protocol asks for since its version 7, and right before.
    char *shared = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    // A file that is shorter than it says would end the process at the first read beyond it.
    off_t length = lseek(descriptor, 0, SEEK_END);
    if (shared != MAP_FAILED) {
      if (length >= (off_t)size) {
        free(seat->all->keymap);
        // The size counts the zero at the end.
        seat->all->keymap = strndup(shared, size);
      }
      munmap(shared, size);
    }
  }
  close(descriptor);
}

static void enter(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface,
                  struct wl_array *keys) {
  (void)data, (void)keyboard, (void)serial, (void)surface, (void)keys;
}
static void leave(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {
  (void)data, (void)keyboard, (void)serial, (void)surface;
}
static void key(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t code,
                uint32_t state) {
  (void)data, (void)keyboard, (void)serial, (void)time, (void)code, (void)state;
}
static void modifiers(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t down, uint32_t latched,
                      uint32_t locked, uint32_t group) {
  (void)data, (void)keyboard, (void)serial, (void)down, (void)latched, (void)locked, (void)group;
}
static const struct wl_keyboard_listener keyboard_listener = {
    .keymap = take_keymap, .enter = enter, .leave = leave, .key = key, .modifiers = modifiers};

static void take_capabilities(void *data, struct wl_seat *wl_seat, uint32_t capabilities) {
  struct seat *seat = data;
  bool has = capabilities & WL_SEAT_CAPABILITY_KEYBOARD;
  if (has && !seat->keyboard) {
    seat->keyboard = wl_seat_get_keyboard(wl_seat);
    if (seat->keyboard) wl_keyboard_add_listener(seat->keyboard, &keyboard_listener, seat);
  } else if (!has && seat->keyboard) {
    wl_keyboard_destroy(seat->keyboard);
    seat->keyboard = NULL;
  }
}
static const struct wl_seat_listener seat_listener = {.capabilities = take_capabilities};

static void add_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                       uint32_t version) {
  (void)version;
  struct keypane_seats *seats = data;
  if (strcmp(interface, wl_seat_interface.name) != 0) return;
  struct seat *seat = calloc(1, sizeof *seat);
  if (!seat) return;
  // Version 1 has all that is needed here, and every compositor has it.
  seat->seat = wl_registry_bind(registry, name, &wl_seat_interface, 1);
  if (!seat->seat) {
    free(seat);
    return;
  }
  seat->all = seats;
  seat->name = name;
  seat->next = seats->first;
  seats->first = seat;
  wl_seat_add_listener(seat->seat, &seat_listener, seat);
}

static void free_seat(struct seat *seat) {
  if (seat->keyboard) wl_keyboard_destroy(seat->keyboard);
  wl_seat_destroy(seat->seat);
  free(seat);
}

static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {
  (void)registry;
  struct keypane_seats *seats = data;
  for (struct seat **link = &seats->first; *link; link = &(*link)->next) {
    if ((*link)->name != name) continue;
    struct seat *gone = *link;
    *link = gone->next;
    free_seat(gone);
    return;
  }
}
static const struct wl_registry_listener registry_listener = {.global = add_global, .global_remove = remove_global};

struct keypane_seats *keypane_seats_open(int descriptor) {
  struct keypane_seats *seats = calloc(1, sizeof *seats);
  if (!seats) return NULL;
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  // Closes the copy where it fails.
  if (copy >= 0) seats->display = wl_display_connect_to_fd(copy);
  if (seats->display) seats->registry = wl_display_get_registry(seats->display);
  if (!seats->registry) {
    if (seats->display) wl_display_disconnect(seats->display);
    free(seats);
    return NULL;
  }
  wl_registry_add_listener(seats->registry, &registry_listener, seats);
  return seats;
}

void keypane_seats_close(struct keypane_seats *seats) {
  while (seats->first) {
    struct seat *seat = seats->first;
    seats->first = seat->next;
    free_seat(seat);
  }
  wl_registry_destroy(seats->registry);
  wl_display_disconnect(seats->display);
  free(seats->keymap);
  free(seats);
}

int keypane_seats_descriptor(const struct keypane_seats *seats) { return wl_display_get_fd(seats->display); }

static bool flush(struct keypane_seats *seats) {
  seats->must_write = false;
  if (wl_display_flush(seats->display) >= 0) return true;
  seats->must_write = errno == EAGAIN;
  return seats->must_write;
}

bool keypane_seats_listen(struct keypane_seats *seats) {
  // One message at a time may call for an answer whose answer comes at once. Whoever talks without end has his turn again
  // when all others had theirs: the descriptor tells of what has not been read.
  for (int turn = 0; turn < turns_at_once; turn++) {
    while (wl_display_prepare_read(seats->display) != 0)
      if (wl_display_dispatch_pending(seats->display) < 0) return false;
    if (!flush(seats)) {
      wl_display_cancel_read(seats->display);
      return false;
    }
    struct pollfd entry = {.fd = wl_display_get_fd(seats->display), .events = POLLIN};
    if (poll(&entry, 1, 0) <= 0) {
      wl_display_cancel_read(seats->display);
      return true;
    }
    if (wl_display_read_events(seats->display) < 0) return false;
    if (wl_display_dispatch_pending(seats->display) < 0) return false;
  }
  return flush(seats);
}

bool keypane_seats_must_write(const struct keypane_seats *seats) { return seats->must_write; }

char *keypane_seats_take_keymap(struct keypane_seats *seats) {
  char *keymap = seats->keymap;
  seats->keymap = NULL;
  return keymap;
}
