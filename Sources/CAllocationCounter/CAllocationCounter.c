#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// glibc's own names for its heap; unlike dlsym(RTLD_NEXT) they need no memory to be found.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The executable's own thread-local storage: it lies beside the thread's stack and is never allocated.
static __thread int is_counting __attribute__((tls_model("local-exec")));
static __thread uint64_t counted __attribute__((tls_model("local-exec")));

static void count(void) {
  if (is_counting) counted++;
}

void callocation_switch(int is_on) {
  is_counting = is_on;
}

uint64_t callocation_count(void) {
  return counted;
}

void callocation_allocate_once(void) {
  // Volatile, or the compiler takes both calls away.
  void *volatile memory = malloc(1);
  free(memory);
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count();
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  int before = errno;
  void *made = __libc_memalign(alignment, size);
  errno = before;
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}
