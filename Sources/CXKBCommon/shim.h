#pragma once
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon-keysyms.h>
#include <xkbcommon/xkbcommon.h>

// Compiles layouts of the rules that evdev keyboards have everywhere; NULL where one does not exist. The lists are
// separated by commas, as setxkbmap takes them.
static inline struct xkb_keymap *keypane_xkb_compile(
    struct xkb_context *context, const char *model, const char *layouts, const char *variants, const char *options) {
  struct xkb_rule_names names = {
      .rules = "evdev", .model = model, .layout = layouts, .variant = variants, .options = options};
  return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
}

// The first thing that libxkbcommon has to say about a text.
struct keypane_xkb_complaint {
  char text[200];
};

static inline void keypane_xkb_complain(
    struct xkb_context *context, enum xkb_log_level level, const char *format, va_list arguments) {
  struct keypane_xkb_complaint *complaint = (struct keypane_xkb_complaint *)xkb_context_get_user_data(context);
  if (complaint && !complaint->text[0] && level <= XKB_LOG_LEVEL_ERROR)
    vsnprintf(complaint->text, sizeof complaint->text, format, arguments);
}

// Compiles the text of a keymap; NULL and, in `reason` (200 bytes, set to "" before), what is wrong with it.
static inline struct xkb_keymap *keypane_xkb_compile_text(
    struct xkb_context *context, const char *text, size_t length, char *reason) {
  struct keypane_xkb_complaint complaint = {.text = ""};
  xkb_context_set_user_data(context, &complaint);
  xkb_context_set_log_fn(context, keypane_xkb_complain);
  xkb_context_set_log_level(context, XKB_LOG_LEVEL_ERROR);
  struct xkb_keymap *keymap = xkb_keymap_new_from_buffer(
      context, text, length, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS);
  xkb_context_set_user_data(context, NULL);
  snprintf(reason, sizeof complaint.text, "%s", complaint.text);
  return keymap;
}

// Gives back what xkb_keymap_get_as_string gave.
static inline void keypane_xkb_free(char *text) { free(text); }
