// What Glibc's Swift module lacks: inotify, signalfd, ppoll, Unix sockets, getrandom, capabilities.
//
// _GNU_SOURCE may not be defined here: it changes types that Swift's Glibc module has already (fd_set). The calls that
// need it are wrapped instead; each returns what the call behind it returns: -1 with errno set on failure.
#pragma once
#include <poll.h>
#include <stdint.h>
#include <sys/inotify.h>

// ppoll without a signal mask; a negative timeout waits without end.
int clinux_poll(struct pollfd *entries, unsigned long count, int64_t timeout_microseconds);
// A non-blocking signalfd for SIGINT, SIGTERM and SIGHUP, which are blocked from then on.
int clinux_signals_open(void);
// The number of the next signal waiting in such a descriptor.
int clinux_signals_next(int descriptor);
// Unblocks what clinux_signals_open blocked.
int clinux_signals_restore(void);
// A write to a pipe without a reader fails with EPIPE instead of ending the process.
void clinux_ignore_broken_pipes(void);
// socket and bind for a path; the new node gets the mode whatever the umask says.
int clinux_unix_listen(const char *path, unsigned int mode);
int clinux_unix_connect(const char *path, int non_blocking);
// accept4 with SOCK_CLOEXEC and SOCK_NONBLOCK.
int clinux_unix_accept(int listener);
// SO_PEERCRED.
int clinux_unix_peer(int descriptor, int32_t *process, uint32_t *user, uint32_t *group);
// getrandom without flags: at most 256 bytes come at once and whole, once the kernel has gathered enough at start.
int clinux_random(void *bytes, unsigned long count);
// explicit_bzero: zeroes that the compiler does not leave out.
void clinux_wipe(void *bytes, unsigned long count);
// The capabilities that this thread may have, a bit each.
int clinux_capabilities(uint64_t *permitted);
// Gives up all others, of this thread and of what it starts.
int clinux_keep_capabilities(uint64_t kept);
// PR_SET_NO_NEW_PRIVS, for this thread and those that it makes.
int clinux_no_new_privileges(void);
// PR_SET_DUMPABLE, for the whole process.
int clinux_not_dumpable(void);
// The highest code of a key of ours.
enum { clinux_keys = 248 };
// Calls of the main thread until clinux_watch_end may wait for somebody who does not answer. Every 100 ms a timer's signal looks
// whether one of the signals that clinux_signals_open has blocked has come, which ends the process; whether it takes as long
// as `release_after` milliseconds, when the keys of clinux_watch_keyboard are let go; and whether it takes as long as
// `limit` (-1: for ever), when the socket `cut` (-1: none) is shut down, so that its reader finds an end, and where `status`
// is not negative the message is written (NULL: none) and the process ends with it. Calls may be nested; the outermost
// counts.
void clinux_watch_begin(int64_t limit, int64_t release_after, int cut, const char *message, int status);
// Whether the socket was shut down.
int clinux_watch_end(void);
// A uinput device whose keys are let go; -1: none.
void clinux_watch_keyboard(int descriptor);
// Whether keys have been let go since the last call.
int clinux_watch_take_released(void);
// M_PERTURB: from now on memory is overwritten when it is freed, but for small pieces that wait for their next use.
void clinux_overwrite_freed(void);
// Overwrites the small pieces that wait in this thread's cache for their next use.
void clinux_overwrite_cached(void);
// setgroups, of all threads.
int clinux_set_groups(const uint32_t *groups, unsigned long count);
