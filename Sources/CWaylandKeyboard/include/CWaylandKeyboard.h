// The keymaps that a Wayland compositor tells its clients, read without ever waiting for it.
#pragma once
#include <stdbool.h>
#include <stddef.h>

// A connection to a compositor that listens to the keyboards of all its seats.
struct keypane_seats;

// Talks through a copy of a connected socket; NULL where memory or descriptors are short. Nothing is written or read yet.
struct keypane_seats *keypane_seats_open(int descriptor);
void keypane_seats_close(struct keypane_seats *seats);
int keypane_seats_descriptor(const struct keypane_seats *seats);
// Reads and answers what has come. False: the compositor is gone.
bool keypane_seats_listen(struct keypane_seats *seats);
// Whether something could not be written yet, so that the descriptor is to be waited for to write, too.
bool keypane_seats_must_write(const struct keypane_seats *seats);
// The keymap that has come since the last call, as text that the caller frees; NULL where none has.
char *keypane_seats_take_keymap(struct keypane_seats *seats);
