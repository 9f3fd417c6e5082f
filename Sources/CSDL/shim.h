#pragma once
#include <stdbool.h>
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>

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

// Has VisibilityNotify sent for the window beside what SDL asked for.
static inline bool keypane_x11_watch_visibility(SDL_Window *window) {
  SDL_SysWMinfo info;
  XWindowAttributes attributes;
  if (!keypane_x11_info(window, &info)) return false;
  if (!XGetWindowAttributes(info.info.x11.display, info.info.x11.window, &attributes)) return false;
  XSelectInput(info.info.x11.display, info.info.x11.window, attributes.your_event_mask | VisibilityChangeMask);
  return true;
}

// Whether an SDL_SYSWMEVENT says that another window covers this one.
static inline bool keypane_x11_is_covered(SDL_Window *window, const SDL_Event *event) {
  SDL_SysWMinfo info;
  if (event->type != SDL_SYSWMEVENT || event->syswm.msg->subsystem != SDL_SYSWM_X11) return false;
  const XEvent *x = &event->syswm.msg->msg.x11.event;
  return x->type == VisibilityNotify && x->xvisibility.state != VisibilityUnobscured
    && keypane_x11_info(window, &info) && x->xvisibility.window == info.info.x11.window;
}
