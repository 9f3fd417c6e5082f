/* A virtual touch panel: panel DESCRIPTION
 *
 * Makes the device that the head of the evemu file DESCRIPTION describes (1.0 to 1.3), prints the path of its node, then
 * plays the events (lines "E: SECONDS.MICROSECONDS TYPE CODE VALUE") that come on standard input. The time between two
 * events is that of the file; where times go back another recording begins, at once. The device lives until standard
 * input ends: closing it is pulling the panel. Exit status 1 with one line on standard error when something fails.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what) {
  fprintf(stderr, "panel: %s: %s\n", what, strerror(errno));
  exit(1);
}

static void set(int device, unsigned long request, int value) {
  if (ioctl(device, request, value) < 0) fail("uinput refuses a capability");
}

/* The request that enables one code of an event type; 0 for types without codes of their own. */
static unsigned long code_request(int type) {
  switch (type) {
    case EV_KEY: return UI_SET_KEYBIT;
    case EV_REL: return UI_SET_RELBIT;
    case EV_ABS: return UI_SET_ABSBIT;
    case EV_MSC: return UI_SET_MSCBIT;
    case EV_LED: return UI_SET_LEDBIT;
    case EV_SND: return UI_SET_SNDBIT;
    case EV_SW: return UI_SET_SWBIT;
    default: return 0;
  }
}

/* Enables what a line of mask bytes names; returns the number of bits read, so that the next line goes on from there. */
static int enable(int device, const char *bytes, int first, unsigned long request, int type) {
  int bit = first, length;
  unsigned byte;
  for (; sscanf(bytes, " %2x%n", &byte, &length) == 1; bytes += length)
    for (int i = 0; i < 8; i++, bit++) {
      if (!(byte >> i & 1)) continue;
      if (type >= 0) set(device, UI_SET_EVBIT, type);
      if (request) set(device, request, bit);
    }
  return bit;
}

/* Declares the device described by the head of an evemu file. */
static void describe(int device, FILE *file) {
  char line[4096];
  int properties = 0, bits[EV_CNT] = {0}, length;
  unsigned type;
  struct uinput_setup setup = {.id.bustype = BUS_VIRTUAL};
  while (fgets(line, sizeof line, file)) {
    struct uinput_abs_setup axis = {0};
    struct input_absinfo *info = &axis.absinfo;
    struct input_id *id = &setup.id;
    line[strcspn(line, "\r\n")] = 0;
    if (!strncmp(line, "N: ", 3)) {
      snprintf(setup.name, sizeof setup.name, "%.79s", line + 3);
    } else if (!strncmp(line, "I: ", 3)) {
      sscanf(line + 3, "%hx %hx %hx %hx", &id->bustype, &id->vendor, &id->product, &id->version);
    } else if (!strncmp(line, "P: ", 3)) {
      properties = enable(device, line + 3, properties, UI_SET_PROPBIT, -1);
    } else if (sscanf(line, "B: %x%n", &type, &length) == 1 && type < EV_CNT) {
      if (type != EV_SYN && type != EV_REP)
        bits[type] = enable(device, line + length, bits[type], code_request(type), (int)type);
    } else if (sscanf(line, "A: %hx %d %d %d %d %d", &axis.code, &info->minimum, &info->maximum, &info->fuzz, &info->flat,
                      &info->resolution) >= 3) {
      /* The kernel has filtered a recording by fuzz already; filtering it again would change the events. */
      info->fuzz = 0;
      set(device, UI_SET_EVBIT, EV_ABS);
      if (ioctl(device, UI_ABS_SETUP, &axis) < 0) fail("uinput refuses an axis");
    }
  }
  if (!setup.name[0]) snprintf(setup.name, sizeof setup.name, "unnamed panel");
  if (ioctl(device, UI_DEV_SETUP, &setup) < 0 || ioctl(device, UI_DEV_CREATE) < 0) fail("uinput refuses the device");
}

/* Prints the path of the device's node, once it is there. */
static void print_node(int device) {
  char directory[128] = "/sys/devices/virtual/input/", node[64] = "";
  if (ioctl(device, UI_GET_SYSNAME(64), directory + strlen(directory)) < 0) fail("UI_GET_SYSNAME");
  DIR *entries = opendir(directory);
  if (!entries) fail(directory);
  for (struct dirent *entry; (entry = readdir(entries));)
    if (!strncmp(entry->d_name, "event", 5)) snprintf(node, sizeof node, "/dev/input/%.32s", entry->d_name);
  closedir(entries);
  while (access(node, F_OK) < 0) usleep(1000);
  puts(node);
  fflush(stdout);
}

static void play(int device) {
  char line[256];
  long long start = 0, last = -1, origin = 0; /* in microseconds: our clock, and the recording's */
  long long seconds, fraction;
  while (fgets(line, sizeof line, stdin)) {
    struct input_event event = {0};
    if (sscanf(line, "E: %lld.%6lld %hx %hx %d", &seconds, &fraction, &event.type, &event.code, &event.value) != 5) continue;
    long long time = seconds * 1000000 + fraction;
    struct timespec now;
    if (last < 0 || time < last) {
      clock_gettime(CLOCK_MONOTONIC, &now);
      start = now.tv_sec * 1000000LL + now.tv_nsec / 1000;
      origin = time;
    }
    last = time;
    long long due = start + time - origin;
    struct timespec until = {due / 1000000, due % 1000000 * 1000};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == EINTR) continue;
    if (write(device, &event, sizeof event) != sizeof event) fail("uinput refuses an event");
  }
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: panel DESCRIPTION\n");
    return 2;
  }
  FILE *file = fopen(arguments[1], "r");
  if (!file) fail(arguments[1]);
  int device = open("/dev/uinput", O_RDWR | O_CLOEXEC);
  if (device < 0) fail("/dev/uinput");
  describe(device, file);
  fclose(file);
  print_node(device);
  play(device);
  return 0;
}
