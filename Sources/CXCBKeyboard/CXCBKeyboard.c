#include "CXCBKeyboard.h"

#include <X11/Xauth.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include <xcb/xinput.h>
#include <xcb/xkb.h>
#include <xkbcommon/xkbcommon-x11.h>

struct keypane_x11 {
  xcb_connection_t *connection;
  xcb_window_t root;
  struct xkb_context *context;
  // The one that was read last; NULL before.
  struct xkb_keymap *keymap;
  uint8_t xkb_event, xinput_opcode;
  // Of the properties of devices.
  xcb_atom_t product_id, device_node;
  // Our own note of the keys that have been given characters.
  xcb_atom_t spare_keys;
  // Of the question that is not answered yet; 0: there is none.
  unsigned int question;
  // The types of keys with four levels in the map that was asked for them last: without letters, with letters on the first
  // two levels, on all.
  int four_levels[3];
};

static xcb_atom_t atom(xcb_connection_t *connection, const char *name) {
  xcb_intern_atom_reply_t *reply =
      xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, (uint16_t)strlen(name), name), NULL);
  xcb_atom_t atom = reply ? reply->atom : XCB_ATOM_NONE;
  free(reply);
  return atom;
}

static bool has_xinput2(struct keypane_x11 *x11) {
  const xcb_query_extension_reply_t *extension = xcb_get_extension_data(x11->connection, &xcb_input_id);
  if (!extension || !extension->present) return false;
  x11->xinput_opcode = extension->major_opcode;
  xcb_input_xi_query_version_reply_t *version =
      xcb_input_xi_query_version_reply(x11->connection, xcb_input_xi_query_version(x11->connection, 2, 0), NULL);
  bool has = version && version->major_version >= 2;
  free(version);
  return has;
}

// What xcb_connect does, on a socket that somebody else can shut down while xcb waits for the server: xcb has no limit.
static xcb_connection_t *connect_to(const char *display, int socket, int *screen) {
  char *host = NULL, number[16], name[256], kind[] = "MIT-MAGIC-COOKIE-1";
  int display_number = 0, copy = fcntl(socket, F_DUPFD_CLOEXEC, 0);
  if (copy < 0 || !xcb_parse_display(display, &host, &display_number, screen)) {
    if (copy >= 0) close(copy);
    free(host);
    return NULL;
  }
  free(host);
  snprintf(number, sizeof number, "%d", display_number);
  if (gethostname(name, sizeof name) != 0) name[0] = 0;
  name[sizeof name - 1] = 0;
  char *kinds[] = {kind};
  int lengths[] = {sizeof kind - 1};
  Xauth *found = XauGetBestAuthByAddr(FamilyLocal, (unsigned short)strlen(name), name, (unsigned short)strlen(number),
                                      number, 1, kinds, lengths);
  xcb_auth_info_t words = {0};
  if (found)
    words = (xcb_auth_info_t){.namelen = found->name_length, .name = found->name, .datalen = found->data_length,
                              .data = found->data};
  // Never NULL; it closes the copy.
  xcb_connection_t *connection = xcb_connect_to_fd(copy, found ? &words : NULL);
  if (found) XauDisposeAuth(found);
  return connection;
}

struct keypane_x11 *keypane_x11_open(const char *display, int socket) {
  struct keypane_x11 *x11 = calloc(1, sizeof *x11);
  if (!x11) return NULL;
  int screen = 0;
  x11->connection = connect_to(display, socket, &screen);
  if (!x11->connection) {
    free(x11);
    return NULL;
  }
  x11->context = xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES | XKB_CONTEXT_NO_ENVIRONMENT_NAMES);
  if (xcb_connection_has_error(x11->connection) || !x11->context) goto failed;
  // It would report odd keymaps to standard error by itself.
  xkb_context_set_log_level(x11->context, XKB_LOG_LEVEL_CRITICAL);
  if (!xkb_x11_setup_xkb_extension(x11->connection, XKB_X11_MIN_MAJOR_XKB_VERSION, XKB_X11_MIN_MINOR_XKB_VERSION,
                                   XKB_X11_SETUP_XKB_EXTENSION_NO_FLAGS, NULL, NULL, &x11->xkb_event, NULL) ||
      !has_xinput2(x11))
    goto failed;
  xcb_screen_iterator_t screens = xcb_setup_roots_iterator(xcb_get_setup(x11->connection));
  for (; screen > 0 && screens.rem > 1; screen--) xcb_screen_next(&screens);
  if (!screens.rem) goto failed;
  x11->root = screens.data->root;
  x11->product_id = atom(x11->connection, "Device Product ID");
  x11->spare_keys = atom(x11->connection, "Keypane Spare Keys");
  x11->device_node = atom(x11->connection, "Device Node");
  struct {
    xcb_input_event_mask_t head;
    uint32_t mask;
  } hierarchy = {{XCB_INPUT_DEVICE_ALL, 1}, XCB_INPUT_XI_EVENT_MASK_HIERARCHY};
  xcb_input_xi_select_events(x11->connection, x11->root, 1, &hierarchy.head);
  xcb_flush(x11->connection);
  return x11;
failed:
  keypane_x11_close(x11);
  return NULL;
}

void keypane_x11_close(struct keypane_x11 *x11) {
  xkb_keymap_unref(x11->keymap);
  xkb_context_unref(x11->context);
  xcb_disconnect(x11->connection);
  free(x11);
}

int keypane_x11_descriptor(const struct keypane_x11 *x11) { return xcb_get_file_descriptor(x11->connection); }

bool keypane_x11_is_gone(struct keypane_x11 *x11) { return xcb_connection_has_error(x11->connection) != 0; }

void keypane_x11_ask(struct keypane_x11 *x11) {
  if (x11->question) return;
  x11->question = xcb_get_input_focus(x11->connection).sequence;
  xcb_flush(x11->connection);
}

int keypane_x11_has_answered(struct keypane_x11 *x11) {
  if (!x11->question) return keypane_x11_is_gone(x11) ? -1 : 0;
  void *reply = NULL;
  xcb_generic_error_t *error = NULL;
  int done = xcb_poll_for_reply(x11->connection, x11->question, &reply, &error);
  if (!done) return keypane_x11_is_gone(x11) ? -1 : 0;
  free(reply);
  free(error);
  x11->question = 0;
  return keypane_x11_is_gone(x11) ? -1 : 1;
}

static struct keypane_x11_event of_xkb(const xcb_generic_event_t *event) {
  struct keypane_x11_event result = {.kind = KEYPANE_X11_OTHER};
  // In every event of XKB the second byte says which it is.
  switch (event->pad0) {
    case XCB_XKB_NEW_KEYBOARD_NOTIFY:
      result.kind = KEYPANE_X11_KEYMAP;
      result.device = ((const xcb_xkb_new_keyboard_notify_event_t *)event)->deviceID;
      break;
    case XCB_XKB_MAP_NOTIFY:
      result.kind = KEYPANE_X11_KEYMAP;
      result.device = ((const xcb_xkb_map_notify_event_t *)event)->deviceID;
      break;
    case XCB_XKB_STATE_NOTIFY: {
      const xcb_xkb_state_notify_event_t *state = (const xcb_xkb_state_notify_event_t *)event;
      result.kind = KEYPANE_X11_STATE;
      result.device = state->deviceID;
      result.locked_group = state->lockedGroup;
      result.locked_modifiers = state->lockedMods;
      break;
    }
    default: break;
  }
  return result;
}

struct keypane_x11_event keypane_x11_next_event(struct keypane_x11 *x11) {
  struct keypane_x11_event result = {.kind = KEYPANE_X11_NOTHING};
  xcb_generic_event_t *event = xcb_poll_for_event(x11->connection);
  if (!event) return result;
  uint8_t type = event->response_type & 0x7f;
  if (type == x11->xkb_event) {
    result = of_xkb(event);
  } else if (type == XCB_GE_GENERIC && ((xcb_ge_generic_event_t *)event)->extension == x11->xinput_opcode &&
             ((xcb_ge_generic_event_t *)event)->event_type == XCB_INPUT_HIERARCHY) {
    result.kind = KEYPANE_X11_DEVICES;
  } else {
    result.kind = KEYPANE_X11_OTHER;
  }
  free(event);
  return result;
}

static xcb_input_xi_get_property_reply_t *property(
    struct keypane_x11 *x11, uint16_t device, xcb_atom_t name, uint32_t words) {
  if (name == XCB_ATOM_NONE) return NULL;
  return xcb_input_xi_get_property_reply(
      x11->connection, xcb_input_xi_get_property(x11->connection, device, 0, name, XCB_ATOM_ANY, 0, words), NULL);
}

static void read_properties(struct keypane_x11 *x11, struct keypane_x11_device *device) {
  xcb_input_xi_get_property_reply_t *reply = property(x11, device->id, x11->product_id, 2);
  if (reply && reply->format == 32 && reply->num_items == 2) {
    const uint32_t *numbers = xcb_input_xi_get_property_items(reply);
    device->vendor = numbers[0];
    device->product = numbers[1];
  }
  free(reply);
  reply = property(x11, device->id, x11->device_node, sizeof device->node / 4 - 1);
  if (reply && reply->format == 8 && reply->num_items < sizeof device->node)
    memcpy(device->node, xcb_input_xi_get_property_items(reply), reply->num_items);
  free(reply);
}

int keypane_x11_devices(struct keypane_x11 *x11, struct keypane_x11_device *devices, int capacity) {
  xcb_input_xi_query_device_reply_t *reply = xcb_input_xi_query_device_reply(
      x11->connection, xcb_input_xi_query_device(x11->connection, XCB_INPUT_DEVICE_ALL), NULL);
  if (!reply) return -1;
  int count = 0;
  xcb_input_xi_device_info_iterator_t infos = xcb_input_xi_query_device_infos_iterator(reply);
  for (; infos.rem && count < capacity; xcb_input_xi_device_info_next(&infos)) {
    const xcb_input_xi_device_info_t *info = infos.data;
    bool floats = info->type == XCB_INPUT_DEVICE_TYPE_FLOATING_SLAVE;
    if (!info->enabled || (info->type != XCB_INPUT_DEVICE_TYPE_SLAVE_KEYBOARD && !floats)) continue;
    struct keypane_x11_device *device = &devices[count++];
    memset(device, 0, sizeof *device);
    device->id = info->deviceid;
    device->master = floats ? info->deviceid : info->attachment;
    size_t length = (size_t)xcb_input_xi_device_info_name_length(info);
    if (length >= sizeof device->name) length = sizeof device->name - 1;
    memcpy(device->name, xcb_input_xi_device_info_name(info), length);
  }
  free(reply);
  for (int index = 0; index < count; index++) read_properties(x11, &devices[index]);
  return count;
}

void keypane_x11_follow(struct keypane_x11 *x11, uint16_t device, uint16_t master) {
  const uint16_t all = 0xff;
  xcb_xkb_select_events_details_t none = {0};
  const uint16_t keymap = XCB_XKB_EVENT_TYPE_NEW_KEYBOARD_NOTIFY | XCB_XKB_EVENT_TYPE_MAP_NOTIFY;
  xcb_xkb_select_events_aux(x11->connection, device, keymap, 0, keymap, all, all, &none);
  const uint16_t state = XCB_XKB_EVENT_TYPE_STATE_NOTIFY;
  const uint16_t parts = XCB_XKB_STATE_PART_MODIFIER_LOCK | XCB_XKB_STATE_PART_GROUP_LOCK;
  xcb_xkb_select_events_details_t details = {.affectState = parts, .stateDetails = parts};
  xcb_xkb_select_events_aux(x11->connection, master, state, 0, 0, 0, 0, &details);
  xcb_flush(x11->connection);
}

char *keypane_x11_keymap(struct keypane_x11 *x11, uint16_t device) {
  struct xkb_keymap *keymap =
      xkb_x11_keymap_new_from_device(x11->context, x11->connection, device, XKB_KEYMAP_COMPILE_NO_FLAGS);
  if (!keymap) return NULL;
  xkb_keymap_unref(x11->keymap);
  x11->keymap = keymap;
  return xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1);
}

bool keypane_x11_state(struct keypane_x11 *x11, uint16_t master, struct keypane_x11_state *state) {
  xcb_xkb_get_state_reply_t *reply =
      xcb_xkb_get_state_reply(x11->connection, xcb_xkb_get_state(x11->connection, master), NULL);
  if (!reply) return false;
  *state = keypane_x11_state_of(x11, reply->lockedGroup, reply->lockedMods);
  free(reply);
  return true;
}

struct keypane_x11_state keypane_x11_state_of(
    struct keypane_x11 *x11, uint32_t locked_group, uint32_t locked_modifiers) {
  struct keypane_x11_state result = {.group = locked_group};
  struct xkb_state *state = x11->keymap ? xkb_state_new(x11->keymap) : NULL;
  if (!state) return result;
  xkb_state_update_mask(state, 0, 0, locked_modifiers, 0, 0, locked_group);
  result.caps_lock = xkb_state_mod_name_is_active(state, XKB_MOD_NAME_CAPS, XKB_STATE_MODS_EFFECTIVE) == 1;
  // Which modifier it is differs; the light knows.
  result.num_lock = xkb_state_led_name_is_active(state, XKB_LED_NAME_NUM) == 1;
  // Num Lock is taken for Mod2 by all that reads this; where it is another modifier that one counts as it is.
  uint32_t known = XCB_MOD_MASK_LOCK | (result.num_lock ? XCB_MOD_MASK_2 : 0);
  result.other_locks = (uint8_t)(locked_modifiers & ~known);
  xkb_state_unref(state);
  return result;
}

int keypane_x11_spare_codes(struct keypane_x11 *x11, uint16_t device, uint8_t *codes) {
  const xcb_setup_t *setup = xcb_get_setup(x11->connection);
  uint8_t first = setup->min_keycode, total = (uint8_t)(setup->max_keycode - first + 1);
  xcb_input_get_device_key_mapping_reply_t *reply = xcb_input_get_device_key_mapping_reply(
      x11->connection, xcb_input_get_device_key_mapping(x11->connection, (uint8_t)device, first, total), NULL);
  if (!reply) return -1;
  const xcb_keysym_t *symbols = xcb_input_get_device_key_mapping_keysyms(reply);
  int width = reply->keysyms_per_keycode, count = 0;
  int keys = width ? xcb_input_get_device_key_mapping_keysyms_length(reply) / width : total;
  for (int key = 0; key < keys; key++) {
    // The text of a keymap has no keys without a name.
    bool spare = x11->keymap && xkb_keymap_key_get_name(x11->keymap, (xkb_keycode_t)(first + key));
    for (int level = 0; level < width; level++) spare = spare && symbols[key * width + level] == XCB_NO_SYMBOL;
    if (spare) codes[count++] = (uint8_t)(first + key);
  }
  free(reply);
  return count;
}

// The places of the types with these names in the device's map; -1 where it has none. Whether it has all.
static bool find_types(
    struct keypane_x11 *x11, uint16_t device, const char *const names[], int count, int places[]) {
  xcb_xkb_get_names_reply_t *reply = xcb_xkb_get_names_reply(
      x11->connection, xcb_xkb_get_names(x11->connection, device, XCB_XKB_NAME_DETAIL_KEY_TYPE_NAMES), NULL);
  int types = reply && reply->which == XCB_XKB_NAME_DETAIL_KEY_TYPE_NAMES ? reply->nTypes : 0;
  // With nothing else asked for the list is that of the types.
  const xcb_atom_t *atoms = types ? xcb_xkb_get_names_value_list(reply) : NULL;
  bool all = true;
  for (int name = 0; name < count; name++) {
    xcb_atom_t wanted = atom(x11->connection, names[name]);
    places[name] = -1;
    for (int type = 0; type < types && places[name] < 0; type++)
      if (atoms[type] == wanted) places[name] = type;
    all = all && places[name] >= 0;
  }
  free(reply);
  return all;
}

int keypane_x11_levels(struct keypane_x11 *x11, uint16_t device) {
  const char *const names[] = {"FOUR_LEVEL", "FOUR_LEVEL_SEMIALPHABETIC", "FOUR_LEVEL_ALPHABETIC"};
  return find_types(x11, device, names, 3, x11->four_levels) ? 4 : 2;
}

// Whether they are a small letter and its capital.
static bool is_letter(uint32_t small, uint32_t capital) {
  return small != capital && xkb_keysym_to_upper(small) == capital && xkb_keysym_to_lower(capital) == small;
}

// The type that the text of a keymap implies where it does not name one: what reads the text has to come to the same. The
// first types are the same in every map: one level, two by Shift, two by Shift or Caps Lock.
static int type_of(const struct keypane_x11 *x11, const uint32_t *symbols, int levels) {
  bool letter = is_letter(symbols[0], symbols[1]);
  if (levels <= 2) return levels < 2 ? 0 : letter ? 2 : 1;
  return x11->four_levels[letter ? is_letter(symbols[2], symbols[3]) ? 2 : 1 : 0];
}

// One key as the request XkbSetMap carries it, with as many symbols as it has levels.
static size_t write_key(const struct keypane_x11 *x11, const uint32_t *symbols, uint8_t *to) {
  uint8_t levels = 4;
  while (levels > 0 && symbols[levels - 1] == XCB_NO_SYMBOL) levels--;
  if (levels == 3) levels = 4;
  xcb_xkb_key_sym_map_t head = {
      .kt_index = {(uint8_t)type_of(x11, symbols, levels)}, .groupInfo = levels > 0, .width = levels, .nSyms = levels};
  memcpy(to, &head, sizeof head);
  memcpy(to + sizeof head, symbols, 4 * levels);
  return sizeof head + 4 * levels;
}

void keypane_x11_set_keys(
    struct keypane_x11 *x11, uint16_t device, uint8_t first, uint8_t count, const uint32_t *symbols) {
  uint8_t *values = malloc(count * (sizeof(xcb_xkb_key_sym_map_t) + 16));
  if (!values) return;
  size_t length = 0;
  for (int key = 0; key < count; key++) length += write_key(x11, symbols + 4 * key, values + length);
  uint16_t total = (uint16_t)((length - count * sizeof(xcb_xkb_key_sym_map_t)) / 4);
  const xcb_setup_t *setup = xcb_get_setup(x11->connection);
  xcb_xkb_set_map(x11->connection, device, XCB_XKB_MAP_PART_KEY_SYMS, 0, setup->min_keycode, setup->max_keycode, 0, 0,
                  first, count, total, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, values);
  xcb_flush(x11->connection);
  free(values);
}

void keypane_x11_finish(struct keypane_x11 *x11, int milliseconds) {
  keypane_x11_ask(x11);
  while (keypane_x11_has_answered(x11) == 0) {
    struct pollfd entry = {.fd = keypane_x11_descriptor(x11), .events = POLLIN};
    if (poll(&entry, 1, milliseconds) <= 0) return;
  }
}

uint32_t keypane_x11_symbol(uint32_t scalar) { return xkb_utf32_to_keysym(scalar); }

void keypane_x11_record(struct keypane_x11 *x11, uint16_t device, const uint32_t *words, uint32_t count) {
  if (x11->spare_keys == XCB_ATOM_NONE) return;
  if (count)
    xcb_input_xi_change_property(x11->connection, device, XCB_PROP_MODE_REPLACE, 32, x11->spare_keys,
                                 XCB_ATOM_CARDINAL, count, words);
  else
    xcb_input_xi_delete_property(x11->connection, device, x11->spare_keys);
  xcb_flush(x11->connection);
}

// Whether the key has these symbols and no others.
static bool has_symbols(struct keypane_x11 *x11, const uint32_t *word) {
  if (word[0] > 255 || !x11->keymap) return false;
  xkb_layout_index_t groups = xkb_keymap_num_layouts_for_key(x11->keymap, word[0]);
  if (groups != 1) return false;
  for (xkb_level_index_t level = 0; level < 4; level++) {
    const xkb_keysym_t *symbols = NULL;
    int count = xkb_keymap_key_get_syms_by_level(x11->keymap, word[0], 0, level, &symbols);
    if ((count == 1 ? symbols[0] : XKB_KEY_NoSymbol) != word[1 + level]) return false;
  }
  return true;
}

int keypane_x11_recorded(struct keypane_x11 *x11, uint16_t device, uint32_t *words, int capacity) {
  xcb_input_xi_get_property_reply_t *reply = property(x11, device, x11->spare_keys, (uint32_t)capacity);
  int count = 0;
  if (reply && reply->format == 32 && reply->type == XCB_ATOM_CARDINAL) {
    const uint32_t *noted = xcb_input_xi_get_property_items(reply);
    for (uint32_t place = 0; place + 5 <= reply->num_items && count + 5 <= capacity; place += 5) {
      if (!has_symbols(x11, noted + place) || noted[place] <= 8 || noted[place + 1] == 0) continue;
      memcpy(words + count, noted + place, 5 * sizeof *words);
      count += 5;
    }
  }
  free(reply);
  return count;
}

uint32_t keypane_x11_scalar(uint32_t symbol) { return xkb_keysym_to_utf32(symbol); }
