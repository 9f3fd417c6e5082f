// A timer that looks after calls which may wait without end: its signal comes to the thread that waits.
#define _GNU_SOURCE
#include <errno.h>
#include <linux/input.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "CLinux.h"

enum { tick = 100 };

static struct {
  timer_t timer;
  int has_timer, depth;
  int64_t began, limit, release_after;
  // Everything below is told to the handler while the timer is stopped.
  char message[1024];
  int status, ends, cut, keyboard;
  volatile sig_atomic_t was_cut, released;
  // The releases of all keys that a keyboard may have: what is up already stays as it is.
  struct input_event ups[clinux_keys + 1];
} watch = {.cut = -1, .keyboard = -1};

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void say(const char *text) {
  if (write(STDERR_FILENO, text, strlen(text)) < 0) return;
}

static void let_go(void) {
  if (watch.released) return;
  watch.released = 1;
  if (watch.keyboard >= 0 && write(watch.keyboard, watch.ups, sizeof watch.ups) < 0) return;
}

// Only what signal-safety(7) allows.
static void look(int number) {
  (void)number;
  int reason = errno;
  if (watch.depth > 0) {
    sigset_t pending, ending;
    sigpending(&pending);
    sigemptyset(&ending);
    const int signals[] = {SIGTERM, SIGINT, SIGHUP};
    int ends = 0;
    for (int index = 0; index < 3; index++)
      if (sigismember(&pending, signals[index]) == 1) {
        sigaddset(&ending, signals[index]);
        ends = 1;
      }
    if (ends) {
      let_go();
      say("keypane: ended by a signal while the display did not answer\n");
      // What it does where nobody catches it.
      sigprocmask(SIG_UNBLOCK, &ending, NULL);
      _exit(watch.status ? watch.status : 1);
    }
    int64_t waited = now() - watch.began;
    if (waited >= watch.release_after) let_go();
    if (watch.limit >= 0 && waited >= watch.limit) {
      if (watch.cut >= 0 && !watch.was_cut) {
        watch.was_cut = 1;
        shutdown(watch.cut, SHUT_RDWR);
      }
      if (watch.ends) {
        say(watch.message);
        _exit(watch.status);
      }
    }
  }
  errno = reason;
}

static void prepare(void) {
  if (watch.has_timer) return;
  struct sigaction action = {.sa_handler = look, .sa_flags = SA_RESTART};
  sigaction(SIGALRM, &action, NULL);
  sigset_t alarm;
  sigemptyset(&alarm);
  sigaddset(&alarm, SIGALRM);
  sigprocmask(SIG_UNBLOCK, &alarm, NULL);
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGALRM};
  event._sigev_un._tid = (pid_t)syscall(SYS_gettid);
  watch.has_timer = timer_create(CLOCK_MONOTONIC, &event, &watch.timer) == 0;
  for (int code = 1; code <= clinux_keys; code++)
    watch.ups[code - 1] = (struct input_event){.type = EV_KEY, .code = (unsigned short)code};
  watch.ups[clinux_keys] = (struct input_event){.type = EV_SYN, .code = SYN_REPORT};
}

// Tests run in other threads, several at a time; the program has but this one.
static int is_main_thread(void) {
  static __thread int known;
  if (!known) known = syscall(SYS_gettid) == getpid() ? 1 : 2;
  return known == 1;
}

static void set(long milliseconds) {
  if (!watch.has_timer) return;
  struct itimerspec spec = {.it_value.tv_nsec = milliseconds * 1000000, .it_interval.tv_nsec = milliseconds * 1000000};
  timer_settime(watch.timer, 0, &spec, NULL);
}

void clinux_watch_begin(int64_t limit, int64_t release_after, int cut, const char *message, int status) {
  if (!is_main_thread()) return;
  if (watch.depth == 0) {
    prepare();
    watch.began = now();
    watch.limit = limit;
    watch.release_after = release_after;
    watch.cut = cut;
    watch.was_cut = 0;
    watch.message[0] = 0;
    if (message) strncat(watch.message, message, sizeof watch.message - 1);
    watch.ends = status >= 0;
    watch.status = status;
  }
  watch.depth++;
  if (watch.depth == 1) set(tick);
}

int clinux_watch_end(void) {
  if (!is_main_thread() || --watch.depth > 0) return 0;
  set(0);
  watch.cut = -1;
  return watch.was_cut;
}

void clinux_watch_keyboard(int descriptor) { watch.keyboard = descriptor; }

int clinux_watch_take_released(void) {
  int released = watch.released;
  watch.released = 0;
  return released;
}
