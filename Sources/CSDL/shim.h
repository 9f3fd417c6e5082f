#pragma once
#include <stdbool.h>
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
// RandR has a type of a name that our own has.
#define Rotation XRRRotation
#include <X11/extensions/Xrandr.h>
#undef Rotation
#include <X11/extensions/shape.h>

// What SDL's window handling lacks on X11, in the few Xlib calls that it takes. Each is false, or -1, on other drivers.

static inline bool keypane_x11_info(SDL_Window *window, SDL_SysWMinfo *info) {
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, info) && info->subsystem == SDL_SYSWM_X11;
}

// The descriptor of the X connection, to be polled for reading.
static inline int keypane_x11_descriptor(SDL_Window *window) {
  SDL_SysWMinfo info;
  return keypane_x11_info(window, &info) ? ConnectionNumber(info.info.x11.display) : -1;
}

// Shows the window on top without asking for the focus; SDL_ShowWindow takes it where no EWMH window manager runs.
static inline bool keypane_x11_map_raised(SDL_Window *window) {
  SDL_SysWMinfo info;
  if (!keypane_x11_info(window, &info)) return false;
  XMapRaised(info.info.x11.display, info.info.x11.window);
  XFlush(info.info.x11.display);
  return true;
}

// Moves a window without waiting for the answer, as SDL does.
static inline bool keypane_x11_move(SDL_Window *window, int x, int y) {
  SDL_SysWMinfo info;
  if (!keypane_x11_info(window, &info)) return false;
  XMoveWindow(info.info.x11.display, info.info.x11.window, x, y);
  return true;
}

// Takes a window off the screen without waiting for the answer, as SDL does.
static inline bool keypane_x11_unmap(SDL_Window *window) {
  SDL_SysWMinfo info;
  if (!keypane_x11_info(window, &info)) return false;
  XUnmapWindow(info.info.x11.display, info.info.x11.window);
  XFlush(info.info.x11.display);
  return true;
}

// Gives a window the shape of the bits that are set, as XBM files have them; false where the server shapes none.
static inline bool keypane_x11_shape(SDL_Window *window, const unsigned char *bits, unsigned width, unsigned height) {
  SDL_SysWMinfo info;
  int event, error;
  if (!keypane_x11_info(window, &info)) return false;
  Display *display = info.info.x11.display;
  if (!XShapeQueryExtension(display, &event, &error)) return false;
  Pixmap mask = XCreateBitmapFromData(display, info.info.x11.window, (const char *)bits, width, height);
  if (!mask) return false;
  XShapeCombineMask(display, info.info.x11.window, ShapeBounding, 0, 0, mask, ShapeSet);
  XFreePixmap(display, mask);
  return true;
}

// Has an event kind of an X window sent beside those that SDL asked for.
static inline bool keypane_x11_select(Display *display, Window window, long mask) {
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(display, window, &attributes)) return false;
  XSelectInput(display, window, attributes.your_event_mask | mask);
  return true;
}

// Has the events sent that keypane_x11_read tells of.
static inline bool keypane_x11_watch(SDL_Window *window) {
  SDL_SysWMinfo info;
  if (!keypane_x11_info(window, &info)) return false;
  Display *display = info.info.x11.display;
  int event, error;
  // The first of these SDL has asked for; an output that is turned by half a turn changes no size.
  if (XRRQueryExtension(display, &event, &error))
    XRRSelectInput(display, DefaultRootWindow(display),
      RROutputChangeNotifyMask | RRCrtcChangeNotifyMask | RRScreenChangeNotifyMask);
  return keypane_x11_select(display, info.info.x11.window, VisibilityChangeMask)
    && keypane_x11_select(display, DefaultRootWindow(display), StructureNotifyMask);
}

enum keypane_x11_news {
  KEYPANE_X11_NOTHING,
  // Another window covers a part of the window, or all of it.
  KEYPANE_X11_COVERED,
  // The whole window is seen.
  KEYPANE_X11_UNCOVERED,
  // The root window, which is as large as all screens together, has another size, or an output another mode or turn.
  KEYPANE_X11_SCREEN_CHANGED,
};

// What an SDL_SYSWMEVENT says.
static inline enum keypane_x11_news keypane_x11_read(SDL_Window *window, const SDL_Event *event) {
  SDL_SysWMinfo info;
  if (event->type != SDL_SYSWMEVENT || event->syswm.msg->subsystem != SDL_SYSWM_X11) return KEYPANE_X11_NOTHING;
  if (!keypane_x11_info(window, &info)) return KEYPANE_X11_NOTHING;
  const XEvent *x = &event->syswm.msg->msg.x11.event;
  if (x->type == VisibilityNotify && x->xvisibility.window == info.info.x11.window)
    return x->xvisibility.state == VisibilityUnobscured ? KEYPANE_X11_UNCOVERED : KEYPANE_X11_COVERED;
  if (x->type == ConfigureNotify && x->xconfigure.window == DefaultRootWindow(info.info.x11.display))
    return KEYPANE_X11_SCREEN_CHANGED;
  int first, error;
  if (XRRQueryExtension(info.info.x11.display, &first, &error)
      && (x->type == first + RRScreenChangeNotify || x->type == first + RRNotify))
    return KEYPANE_X11_SCREEN_CHANGED;
  return KEYPANE_X11_NOTHING;
}

// An output of the graphics card that shows something: where on the root window, and RandR's bits of how it is turned.
struct keypane_x11_output {
  char name[64];
  int x, y;
  unsigned width, height;
  unsigned rotation;
  bool is_primary;
};

// Lists the outputs through a connection of its own, since SDL's is not there yet when they are asked for. -1 where there is
// no X server or it knows no RandR 1.3.
static inline int keypane_x11_outputs(struct keypane_x11_output *outputs, int room) {
  Display *display = XOpenDisplay(NULL);
  if (!display) return -1;
  int count = -1, major = 0, minor = 0, event, error;
  Window root = DefaultRootWindow(display);
  XRRScreenResources *resources = NULL;
  if (XRRQueryExtension(display, &event, &error) && XRRQueryVersion(display, &major, &minor)
      && (major > 1 || (major == 1 && minor >= 3)))
    resources = XRRGetScreenResourcesCurrent(display, root);
  if (resources) {
    RROutput primary = XRRGetOutputPrimary(display, root);
    count = 0;
    for (int i = 0; i < resources->noutput && count < room; i++) {
      XRROutputInfo *info = XRRGetOutputInfo(display, resources, resources->outputs[i]);
      XRRCrtcInfo *crtc = info && info->crtc ? XRRGetCrtcInfo(display, resources, info->crtc) : NULL;
      if (crtc && crtc->mode) {
        struct keypane_x11_output *found = &outputs[count++];
        SDL_strlcpy(found->name, info->name, sizeof found->name);
        found->x = crtc->x;
        found->y = crtc->y;
        found->width = crtc->width;
        found->height = crtc->height;
        found->rotation = crtc->rotation;
        found->is_primary = resources->outputs[i] == primary;
      }
      if (crtc) XRRFreeCrtcInfo(crtc);
      if (info) XRRFreeOutputInfo(info);
    }
    XRRFreeScreenResources(resources);
  }
  XCloseDisplay(display);
  return count;
}

// Has the keys of the keyboard sent to the window as long as it is seen; the focus stays where it is.
static inline bool keypane_x11_grab_keyboard(SDL_Window *window) {
  SDL_SysWMinfo info;
  if (!keypane_x11_info(window, &info)) return false;
  return XGrabKeyboard(info.info.x11.display, info.info.x11.window, True, GrabModeAsync, GrabModeAsync, CurrentTime)
    == GrabSuccess;
}

static inline int keypane_x11_say_nothing(Display *display) {
  (void)display;
  return 0;
}

// The end of the connection to the X server.
struct keypane_x11_end {
  bool has_come;
  Window window;
};

static inline void keypane_x11_note_end(Display *display, void *data) {
  struct keypane_x11_end *end = (struct keypane_x11_end *)data;
  end->has_come = true;
  // SDL waits with XIfEvent until its window is mapped or unmapped, and XIfEvent does not notice the end: it would spin
  // for ever (libX11 1.8.4). It gets what it waits for.
  XEvent event = {.xmap = {.type = MapNotify, .display = display, .event = end->window, .window = end->window}};
  XPutBackEvent(display, &event);
  event.type = UnmapNotify;
  event.xunmap.event = event.xunmap.window = end->window;
  XPutBackEvent(display, &event);
}

// Has the end noted, which Xlib notices in the middle of some call; without this it prints a message of its own and ends
// the process. Since libX11 1.7 its calls do nothing from then on.
static inline void keypane_x11_watch_connection(SDL_Window *window, struct keypane_x11_end *end) {
  SDL_SysWMinfo info;
  if (!keypane_x11_info(window, &info)) return;
  end->window = info.info.x11.window;
  XSetIOErrorHandler(keypane_x11_say_nothing);
  XSetIOErrorExitHandler(info.info.x11.display, keypane_x11_note_end, end);
}

// The sound card, opened by a thread of its own: that may take long, or for ever where a sound server hangs.

enum keypane_sound_states { KEYPANE_SOUND_CLOSED, KEYPANE_SOUND_OPENING, KEYPANE_SOUND_OPEN, KEYPANE_SOUND_NONE };

// What the thread and the program share; it outlives a player whose thread still waits.
struct keypane_sound_shared {
  SDL_atomic_t state;
  SDL_AudioDeviceID device;
};

struct keypane_sound {
  struct keypane_sound_shared *shared;
};

static inline int keypane_sound_thread(void *data) {
  struct keypane_sound_shared *shared = (struct keypane_sound_shared *)data;
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
    // 256 samples of 48,000 a second: a click is heard within some 10 ms.
    SDL_AudioSpec wanted = {.freq = 48000, .format = AUDIO_S16SYS, .channels = 1, .samples = 256};
    shared->device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
    if (shared->device) SDL_PauseAudioDevice(shared->device, 0);
  }
  SDL_AtomicSet(&shared->state, shared->device ? KEYPANE_SOUND_OPEN : KEYPANE_SOUND_NONE);
  return 0;
}

static inline void keypane_sound_start(struct keypane_sound *sound) {
  sound->shared = (struct keypane_sound_shared *)SDL_calloc(1, sizeof *sound->shared);
  if (!sound->shared) return;
  SDL_AtomicSet(&sound->shared->state, KEYPANE_SOUND_OPENING);
  SDL_Thread *thread = SDL_CreateThread(keypane_sound_thread, "keypane-sound", sound->shared);
  if (thread) SDL_DetachThread(thread);
  else SDL_AtomicSet(&sound->shared->state, KEYPANE_SOUND_NONE);
}

static inline enum keypane_sound_states keypane_sound_state(struct keypane_sound *sound) {
  if (!sound->shared) return KEYPANE_SOUND_CLOSED;
  return (enum keypane_sound_states)SDL_AtomicGet(&sound->shared->state);
}

static inline bool keypane_sound_play(struct keypane_sound *sound, const void *samples, unsigned bytes) {
  if (keypane_sound_state(sound) != KEYPANE_SOUND_OPEN) return false;
  SDL_ClearQueuedAudio(sound->shared->device);
  return SDL_QueueAudio(sound->shared->device, samples, bytes) == 0;
}

static inline void keypane_sound_close(struct keypane_sound *sound) {
  if (keypane_sound_state(sound) == KEYPANE_SOUND_OPEN) {
    SDL_CloseAudioDevice(sound->shared->device);
    SDL_free(sound->shared);
  }
  // A thread that is still at work keeps what it shares.
  sound->shared = NULL;
}
