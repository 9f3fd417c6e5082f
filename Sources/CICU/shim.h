// ICU's functions carry the version in their symbol names; these wrappers give them plain ones.
#pragma once
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/ures.h>

/// Whether the machine's locale data has a language of its own name (two or three letters).
static inline UBool keypane_locale_has_data(const char *_Nonnull language) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_openDirect(NULL, language, &status);
  ures_close(bundle);
  return U_SUCCESS(status);
}

/// The language of an ICU locale identifier; the length of the language's name.
static inline int32_t keypane_locale_language(
    const char *_Nonnull locale, char *_Nonnull language, int32_t capacity, UErrorCode *_Nonnull status) {
  return uloc_getLanguage(locale, language, capacity, status);
}

/// The locale with the script and the region that it most likely means; the length of its name.
static inline int32_t keypane_locale_likely(
    const char *_Nonnull locale, char *_Nonnull likely, int32_t capacity, UErrorCode *_Nonnull status) {
  return uloc_addLikelySubtags(locale, likely, capacity, status);
}

/// The script of an ICU locale identifier; the length of its name.
static inline int32_t keypane_locale_script(
    const char *_Nonnull locale, char *_Nonnull script, int32_t capacity, UErrorCode *_Nonnull status) {
  return uloc_getScript(locale, script, capacity, status);
}

/// The country or region of an ICU locale identifier; the length of its name.
static inline int32_t keypane_locale_region(
    const char *_Nonnull locale, char *_Nonnull region, int32_t capacity, UErrorCode *_Nonnull status) {
  return uloc_getCountry(locale, region, capacity, status);
}

/// A BCP 47 tag as an ICU locale identifier; `parsed` is how much of the tag is well-formed.
static inline int32_t keypane_locale_from_tag(
    const char *_Nonnull tag, char *_Nonnull locale, int32_t capacity, int32_t *_Nonnull parsed,
    UErrorCode *_Nonnull status) {
  return uloc_forLanguageTag(tag, locale, capacity, parsed, status);
}

/// A decimal number format, or null with a status; to be closed.
static inline void *_Nullable keypane_numbers_open(const char *_Nonnull locale, UErrorCode *_Nonnull status) {
  return unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, status);
}

/// One symbol of a number format, in UTF-16; its length.
static inline int32_t keypane_numbers_symbol(
    const void *_Nonnull format, UNumberFormatSymbol symbol, UChar *_Nonnull text, int32_t capacity,
    UErrorCode *_Nonnull status) {
  return unum_getSymbol((const UNumberFormat *)format, symbol, text, capacity, status);
}

/// Ends the use of a number format.
static inline void keypane_numbers_close(void *_Nonnull format) {
  unum_close((UNumberFormat *)format);
}
