#pragma once
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon-keysyms.h>
#include <xkbcommon/xkbcommon.h>

// Compiles one layout of the rules and the model that evdev keyboards have everywhere; NULL where it does not exist.
static inline struct xkb_keymap *keypane_xkb_compile(
    struct xkb_context *context, const char *layout, const char *variant) {
  struct xkb_rule_names names = {
      .rules = "evdev", .model = "pc105", .layout = layout, .variant = variant, .options = ""};
  return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
}
