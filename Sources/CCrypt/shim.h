#pragma once
#include <crypt.h>
#include <stdlib.h>
#include <string.h>

// crypt_data is 32 kilobytes, which is too much for Swift to import as a tuple: it is made and wiped here. The result is
// for free(); NULL where the setting is none that the library knows.
static inline char *keypane_crypt(const char *phrase, const char *setting) {
  struct crypt_data *data = calloc(1, sizeof *data);
  if (data == NULL) return NULL;
  const char *hash = crypt_r(phrase, setting, data);
  char *copy = hash == NULL || hash[0] == '*' ? NULL : strdup(hash);
  explicit_bzero(data, sizeof *data);
  free(data);
  return copy;
}

// A setting with a salt of its own, in the way that the library takes for the best; for free().
static inline char *keypane_crypt_setting(const char *prefix, unsigned long cost) {
  char buffer[CRYPT_GENSALT_OUTPUT_SIZE];
  char *setting = crypt_gensalt_rn(prefix, cost, NULL, 0, buffer, sizeof buffer);
  return setting == NULL || setting[0] == '*' ? NULL : strdup(setting);
}
