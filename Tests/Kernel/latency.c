/* From a finger that leaves a panel to the key of a keyboard: latency PANEL-NODE KEYBOARD-NODE X,Y COUNT
 *
 * Taps the panel COUNT times at X,Y and takes the times from the kernel's own stamps: of the report in which the finger
 * left, and of the first key press that follows. Prints one line, "median M us, p99 P us, largest L us"; exit status 1
 * when a tap typed nothing. It sleeps while it measures: nothing of it runs between the two stamps.
 */
#include <fcntl.h>
#include <linux/input.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static int open_node(const char *path, int flags) {
  int clock = CLOCK_MONOTONIC, device = open(path, flags | O_NONBLOCK | O_CLOEXEC);
  if (device < 0 || ioctl(device, EVIOCSCLOCKID, &clock) < 0) fail(path);
  return device;
}

static void rest(long milliseconds) {
  nanosleep(&(struct timespec){0, milliseconds * 1000000}, NULL);
}

static void send_report(int panel, const int (*values)[3], int count) {
  struct input_event events[16] = {0};
  for (int i = 0; i < count; i++) {
    events[i].type = (unsigned short)values[i][0];
    events[i].code = (unsigned short)values[i][1];
    events[i].value = values[i][2];
  }
  ssize_t size = (ssize_t)sizeof *events * (count + 1); /* the last is SYN_REPORT: all zero */
  if (write(panel, events, (size_t)size) != size) fail("the panel takes no events");
}

/* The stamp, in nanoseconds, of the first event of that kind that waits; drops all that wait. -1 when there is none. */
static long long stamp(int device, int type, int code, int value) {
  struct input_event event;
  long long found = -1;
  while (read(device, &event, sizeof event) == sizeof event)
    if (found < 0 && event.type == type && (code < 0 || event.code == code) && event.value == value)
      found = event.input_event_sec * 1000000000LL + event.input_event_usec * 1000LL;
  return found;
}

static int ascending(const void *one, const void *other) {
  long long a = *(const long long *)one, b = *(const long long *)other;
  return (a > b) - (a < b);
}

int main(int count, char **words) {
  int x, y, taps = count == 5 ? atoi(words[4]) : 0;
  if (taps < 1 || sscanf(words[3], "%d,%d", &x, &y) != 2) {
    fprintf(stderr, "usage: latency PANEL-NODE KEYBOARD-NODE X,Y COUNT\n");
    return 2;
  }
  int panel = open_node(words[1], O_RDWR), keyboard = open_node(words[2], O_RDONLY);
  long long *times = calloc((size_t)taps, sizeof *times);
  if (!times) fail("latency");
  for (int tap = 0; tap < taps; tap++) {
    const int down[][3] = {{EV_ABS, ABS_MT_SLOT, 0},       {EV_ABS, ABS_MT_TRACKING_ID, tap + 1},
                           {EV_ABS, ABS_MT_POSITION_X, x}, {EV_ABS, ABS_MT_POSITION_Y, y},
                           {EV_KEY, BTN_TOUCH, 1},         {EV_ABS, ABS_X, x},
                           {EV_ABS, ABS_Y, y}};
    const int up[][3] = {{EV_ABS, ABS_MT_TRACKING_ID, -1}, {EV_KEY, BTN_TOUCH, 0}};
    send_report(panel, down, 7);
    rest(40);
    stamp(panel, -1, -1, 0);
    stamp(keyboard, -1, -1, 0);
    send_report(panel, up, 2);
    rest(60);
    long long lifted = stamp(panel, EV_KEY, BTN_TOUCH, 0), typed = stamp(keyboard, EV_KEY, -1, 1);
    if (lifted < 0 || typed < 0) {
      fprintf(stderr, "latency: tap %d of %d typed nothing\n", tap + 1, taps);
      return 1;
    }
    times[tap] = typed - lifted;
  }
  qsort(times, (size_t)taps, sizeof *times, ascending);
  printf("median %lld us, p99 %lld us, largest %lld us\n", times[taps / 2] / 1000, times[(taps * 99 + 99) / 100 - 1] / 1000,
         times[taps - 1] / 1000);
  return 0;
}
