/* Takes a device away from a process, as a session's manager does when another session comes to the front:
 * revoke PID NODE
 *
 * Every file of the process that is open on NODE is revoked (EVIOCREVOKE): it reads nothing from it any more. The node
 * itself stays as it is. Exit status 1, with one line on standard error, when there was none.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <linux/input.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count != 3) {
    fprintf(stderr, "usage: revoke PID NODE\n");
    return 2;
  }
  int revoked = 0, process = (int)syscall(SYS_pidfd_open, atoi(words[1]), 0);
  char path[300], target[256];
  snprintf(path, sizeof path, "/proc/%s/fd", words[1]);
  DIR *files = opendir(path);
  if (process < 0 || !files) {
    perror("revoke");
    return 1;
  }
  for (struct dirent *entry; (entry = readdir(files));) {
    snprintf(path, sizeof path, "/proc/%s/fd/%s", words[1], entry->d_name);
    ssize_t length = readlink(path, target, sizeof target - 1);
    if (length < 0) continue;
    target[length] = 0;
    if (strcmp(target, words[2])) continue;
    int copy = (int)syscall(SYS_pidfd_getfd, process, atoi(entry->d_name), 0);
    if (copy >= 0 && ioctl(copy, EVIOCREVOKE, NULL) == 0) revoked++;
  }
  if (!revoked) fprintf(stderr, "revoke: nothing of %s is open in %s\n", words[2], words[1]);
  return !revoked;
}
