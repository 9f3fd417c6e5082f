/* The least that a program can do between a panel and a keyboard, to compare Keypane with: copy NODE
 *
 * Makes a uinput keyboard, "Copying Keyboard", and for every finger that leaves the panel NODE writes a key's press and
 * release to it, each with its report. It copies and does nothing else.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static void stroke(int keyboard, int value) {
  struct input_event events[2] = {{.type = EV_KEY, .code = KEY_G, .value = value}, {.type = EV_SYN}};
  for (int i = 0; i < 2; i++)
    if (write(keyboard, &events[i], sizeof events[i]) < 0) perror("copy");
}

int main(int count, char **words) {
  struct uinput_setup setup = {.id.bustype = BUS_VIRTUAL, .name = "Copying Keyboard"};
  struct input_event events[64];
  int lifted = 0;
  int panel = count == 2 ? open(words[1], O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1;
  int keyboard = open("/dev/uinput", O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (panel < 0 || keyboard < 0) {
    fprintf(stderr, "copy: %s\n", strerror(errno));
    return 1;
  }
  ioctl(keyboard, UI_SET_EVBIT, EV_KEY);
  for (int key = 1; key <= 248; key++) ioctl(keyboard, UI_SET_KEYBIT, key);
  if (ioctl(keyboard, UI_DEV_SETUP, &setup) < 0 || ioctl(keyboard, UI_DEV_CREATE) < 0) {
    perror("copy: /dev/uinput");
    return 1;
  }
  struct pollfd waits = {.fd = panel, .events = POLLIN};
  while (poll(&waits, 1, -1) > 0 && !(waits.revents & (POLLHUP | POLLERR))) {
    ssize_t size = read(panel, events, sizeof events);
    for (ssize_t i = 0; i < size / (ssize_t)sizeof *events; i++) {
      if (events[i].type == EV_KEY && events[i].code == BTN_TOUCH && !events[i].value) lifted = 1;
      if (events[i].type != EV_SYN || !lifted) continue;
      lifted = 0;
      stroke(keyboard, 1);
      stroke(keyboard, 0);
    }
  }
  return 0;
}
