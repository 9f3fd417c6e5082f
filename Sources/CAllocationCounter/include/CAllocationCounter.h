// Counts what the calling thread asks the C heap for.
//
// Linking this target into an executable puts its own malloc, calloc, realloc, aligned_alloc, memalign and
// posix_memalign before those of glibc, for everything in the process: Swift's objects and arrays come from them, and
// so does what C libraries ask for. Memory is still glibc's, and its free frees it.
#pragma once
#include <stdint.h>

// Whether the calling thread's requests are counted from now on; a thread begins without.
void callocation_switch(int is_on);
// The requests counted on the calling thread so far.
uint64_t callocation_count(void);
// Asks for memory once and gives it back; for a check of the counter by itself.
void callocation_allocate_once(void);
