/* Watches a keyboard: keys NAME
 *
 * Waits until there is an input device of that name, then prints "ready NODE", a line "down CODE", "up CODE" or
 * "repeat CODE" a key event, and "gone" when the device is destroyed. Then it ends with status 0.
 */
#include <fcntl.h>
#include <linux/input.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Opens the device of that name; -1 while there is none. */
static int find(const char *name, char *node, size_t size) {
  for (int i = 0; i < 64; i++) {
    char its_name[256] = "";
    snprintf(node, size, "/dev/input/event%d", i);
    int device = open(node, O_RDONLY | O_CLOEXEC);
    if (device < 0) continue;
    if (ioctl(device, EVIOCGNAME(sizeof its_name), its_name) >= 0 && !strcmp(its_name, name)) return device;
    close(device);
  }
  return -1;
}

int main(int count, char **arguments) {
  static const char *const words[] = {"up", "down", "repeat"};
  char node[64];
  int device;
  struct input_event event;
  if (count != 2) {
    fprintf(stderr, "usage: keys NAME\n");
    return 2;
  }
  while ((device = find(arguments[1], node, sizeof node)) < 0) usleep(10000);
  setvbuf(stdout, NULL, _IOLBF, 0);
  printf("ready %s\n", node);
  while (read(device, &event, sizeof event) == sizeof event) {
    if (event.type == EV_KEY && event.value >= 0 && event.value <= 2) printf("%s %d\n", words[event.value], event.code);
    if (event.type == EV_SYN && event.code == SYN_DROPPED) puts("dropped");
  }
  puts("gone");
  return 0;
}
