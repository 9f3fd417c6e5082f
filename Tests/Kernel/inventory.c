/* What a keymap can type: inventory LAYOUT [VARIANT [GROUP]]
 *
 * Prints every character that stands on a level of a key of the group (0 is the first), each once, in the order of the
 * keys, without combining and control characters. It asks libxkbcommon alone, so that nothing of Keypane's own search
 * is taken on trust.
 */
#define _GNU_SOURCE
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <xkbcommon/xkbcommon.h>

static unsigned char seen[0x110000];

static void say(uint32_t character) {
  if (character < 0x20 || (character >= 0x7f && character < 0xa1) || character >= 0x110000 || seen[character]) return;
  if (wcwidth((wchar_t)character) < 1) return;
  seen[character] = 1;
  printf("%lc", (wint_t)character);
}

int main(int count, char **words) {
  setlocale(LC_ALL, "");
  if (count < 2) {
    fprintf(stderr, "usage: inventory LAYOUT [VARIANT [GROUP]]\n");
    return 2;
  }
  struct xkb_rule_names names = {.model = "pc105", .layout = words[1], .variant = count > 2 ? words[2] : ""};
  struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
  struct xkb_keymap *keymap = xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
  xkb_layout_index_t group = count > 3 ? (xkb_layout_index_t)atoi(words[3]) : 0;
  if (!keymap) return 1;
  for (xkb_keycode_t key = 9; key <= 256; key++) {
    xkb_level_index_t levels = group < xkb_keymap_num_layouts_for_key(keymap, key)
      ? xkb_keymap_num_levels_for_key(keymap, key, group) : 0;
    for (xkb_level_index_t level = 0; level < levels; level++) {
      const xkb_keysym_t *symbols;
      if (xkb_keymap_key_get_syms_by_level(keymap, key, group, level, &symbols) == 1)
        say(xkb_keysym_to_utf32(symbols[0]));
    }
  }
  return 0;
}
