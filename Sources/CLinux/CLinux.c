#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <malloc.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

int clinux_poll(struct pollfd *entries, unsigned long count, int64_t timeout_microseconds) {
  struct timespec timeout = {
      .tv_sec = timeout_microseconds / 1000000,
      .tv_nsec = (timeout_microseconds % 1000000) * 1000,
  };
  return ppoll(entries, count, timeout_microseconds < 0 ? NULL : &timeout, NULL);
}

static void ending_signals(sigset_t *set) {
  sigemptyset(set);
  sigaddset(set, SIGINT);
  sigaddset(set, SIGTERM);
  sigaddset(set, SIGHUP);
}

int clinux_signals_open(void) {
  sigset_t set;
  ending_signals(&set);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int clinux_signals_next(int descriptor) {
  struct signalfd_siginfo info;
  if (read(descriptor, &info, sizeof info) < 0) return -1;
  return (int)info.ssi_signo;
}

int clinux_signals_restore(void) {
  sigset_t set;
  ending_signals(&set);
  return sigprocmask(SIG_UNBLOCK, &set, NULL);
}

void clinux_ignore_broken_pipes(void) {
  signal(SIGPIPE, SIG_IGN);
}

static int unix_address(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
  return 0;
}

static int closing(int descriptor) {
  int reason = errno;
  close(descriptor);
  errno = reason;
  return -1;
}

int clinux_unix_listen(const char *path, unsigned int mode) {
  struct sockaddr_un address;
  if (unix_address(path, &address) != 0) return -1;
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (descriptor < 0) return -1;
  // The node gets the socket's mode less the umask, so it is never more open than wanted; chmod gives back what the
  // umask took. Changing the umask itself would change it for other threads, too.
  if (fchmod(descriptor, mode) != 0) return closing(descriptor);
  if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return closing(descriptor);
  if (chmod(path, mode) != 0) return closing(descriptor);
  if (listen(descriptor, 16) != 0) return closing(descriptor);
  return descriptor;
}

int clinux_unix_connect(const char *path, int non_blocking) {
  struct sockaddr_un address;
  if (unix_address(path, &address) != 0) return -1;
  int kind = SOCK_STREAM | SOCK_CLOEXEC | (non_blocking ? SOCK_NONBLOCK : 0);
  int descriptor = socket(AF_UNIX, kind, 0);
  if (descriptor < 0) return -1;
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return closing(descriptor);
  return descriptor;
}

int clinux_unix_accept(int listener) {
  return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

int clinux_unix_peer(int descriptor, int32_t *process, uint32_t *user, uint32_t *group) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return -1;
  *process = peer.pid;
  *user = peer.uid;
  *group = peer.gid;
  return 0;
}

int clinux_random(void *bytes, unsigned long count) {
  return (int)getrandom(bytes, count, 0);
}

void clinux_wipe(void *bytes, unsigned long count) {
  explicit_bzero(bytes, count);
}

// The kernel's own numbers: <sys/capability.h> belongs to a library that nothing else here needs.
static int capabilities(int call, uint64_t *effective, uint64_t *permitted) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  struct __user_cap_data_struct data[2] = {
      {.effective = (uint32_t)*effective, .permitted = (uint32_t)*permitted, .inheritable = 0},
      {.effective = (uint32_t)(*effective >> 32), .permitted = (uint32_t)(*permitted >> 32), .inheritable = 0},
  };
  if (syscall(call, &header, data) != 0) return -1;
  *effective = data[0].effective | (uint64_t)data[1].effective << 32;
  *permitted = data[0].permitted | (uint64_t)data[1].permitted << 32;
  return 0;
}

int clinux_capabilities(uint64_t *permitted) {
  uint64_t effective = 0;
  *permitted = 0;
  return capabilities(SYS_capget, &effective, permitted);
}

int clinux_keep_capabilities(uint64_t kept) {
  uint64_t permitted;
  if (clinux_capabilities(&permitted) != 0) return -1;
  // Programs that are started get none, whatever their files say. Without CAP_SETPCAP the list stays as it is; there is
  // nothing then that could be inherited.
  if (permitted >> CAP_SETPCAP & 1) {
    for (int number = 0; prctl(PR_CAPBSET_READ, number, 0, 0, 0) >= 0; number++) {
      if ((kept >> number & 1) == 0) prctl(PR_CAPBSET_DROP, number, 0, 0, 0);
    }
  }
  if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) != 0 && errno != EINVAL) return -1;
  permitted &= kept;
  uint64_t effective = permitted;
  return capabilities(SYS_capset, &effective, &permitted);
}

int clinux_no_new_privileges(void) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

int clinux_not_dumpable(void) {
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

int clinux_set_groups(const uint32_t *groups, unsigned long count) {
  return setgroups(count, groups);
}

void clinux_overwrite_freed(void) { mallopt(M_PERTURB, 0xa5); }

void clinux_overwrite_cached(void) {
  // glibc keeps up to 7 pieces of every size up to 1032 bytes for each thread.
  enum { step = 16, largest = 1032, kept = 7 };
  void *pieces[kept];
  for (unsigned long size = 24; size <= largest; size += step) {
    for (int i = 0; i < kept; i++) {
      pieces[i] = malloc(size);
      if (pieces[i]) explicit_bzero(pieces[i], malloc_usable_size(pieces[i]));
    }
    for (int i = 0; i < kept; i++) free(pieces[i]);
  }
}
