// ICU's functions carry the version in their symbol names; these wrappers give them plain ones.
#pragma once
#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/ufieldpositer.h>
#include <unicode/uidna.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>

/// Whether the machine's locale data has a language of its own name (two or three letters).
///
/// It is opened as locales are, not by `ures_openDirect`: ICU would keep Norwegian `nb` without its parent `no` then, and
/// everything that is asked of it later would have the plain values of no language.
static inline UBool keypane_locale_has_data(const char *_Nonnull language) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, language, &status);
  UBool found = 0;
  if (U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING) {
    UErrorCode unnamed = U_ZERO_ERROR;
    const char *actual = ures_getLocaleByType(bundle, ULOC_ACTUAL_LOCALE, &unnamed);
    found = U_SUCCESS(unnamed) && actual && strcmp(actual, "root") != 0;
  }
  ures_close(bundle);
  return found;
}

/// How many locales ICU has data for.
static inline int32_t keypane_locale_count(void) { return uloc_countAvailable(); }

/// One of them.
static inline const char *_Nullable keypane_locale_at(int32_t index) { return uloc_getAvailable(index); }

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

/// What a locale is called in a language, in UTF-16; the name's length.
static inline int32_t keypane_locale_name(
    const char *_Nonnull locale, const char *_Nonnull language, UChar *_Nonnull name, int32_t capacity,
    UErrorCode *_Nonnull status) {
  return uloc_getDisplayName(locale, language, name, capacity, status);
}

/// The signs of a locale that no format has, or null with a status; to be closed.
static inline void *_Nullable keypane_marks_open(const char *_Nonnull locale, UErrorCode *_Nonnull status) {
  return ulocdata_open(locale, status);
}

/// One of the locale's quotation marks, in UTF-16; its length.
static inline int32_t keypane_marks_delimiter(
    void *_Nonnull marks, ULocaleDataDelimiterType type, UChar *_Nonnull text, int32_t capacity,
    UErrorCode *_Nonnull status) {
  return ulocdata_getDelimiter((ULocaleData *)marks, type, text, capacity, status);
}

/// Ends the use of a locale's signs.
static inline void keypane_marks_close(void *_Nonnull marks) {
  ulocdata_close((ULocaleData *)marks);
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

/// What a text says in a decimal number format, as an ASCII decimal number; its length. `position` is where reading began
/// and ended, in UTF-16.
static inline int32_t keypane_numbers_parse(
    const void *_Nonnull format, const UChar *_Nonnull text, int32_t length, int32_t *_Nonnull position,
    char *_Nonnull number, int32_t capacity, UErrorCode *_Nonnull status) {
  return unum_parseDecimal((const UNumberFormat *)format, text, length, position, number, capacity, status);
}

/// A number formatter as a skeleton describes it, or null with a status; to be closed.
static inline void *_Nullable keypane_formatter_open(
    const UChar *_Nonnull skeleton, int32_t length, const char *_Nonnull locale, UErrorCode *_Nonnull status) {
  return unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
}

/// Ends the use of a number formatter.
static inline void keypane_formatter_close(void *_Nonnull formatter) {
  unumf_close((UNumberFormatter *)formatter);
}

/// Room for a formatted number, or null with a status; to be closed.
static inline void *_Nullable keypane_formatted_open(UErrorCode *_Nonnull status) {
  return unumf_openResult(status);
}

/// Ends the use of a formatted number.
static inline void keypane_formatted_close(void *_Nonnull formatted) {
  unumf_closeResult((UFormattedNumber *)formatted);
}

/// Formats an ASCII decimal number, exactly, however long it is.
static inline void keypane_formatter_format(
    const void *_Nonnull formatter, const char *_Nonnull number, int32_t length, void *_Nonnull formatted,
    UErrorCode *_Nonnull status) {
  unumf_formatDecimal((const UNumberFormatter *)formatter, number, length, (UFormattedNumber *)formatted, status);
}

/// The text of a formatted number, in UTF-16; its length.
static inline int32_t keypane_formatted_text(
    const void *_Nonnull formatted, UChar *_Nonnull text, int32_t capacity, UErrorCode *_Nonnull status) {
  return unumf_resultToString((const UFormattedNumber *)formatted, text, capacity, status);
}

/// An iterator over the parts of a formatted number, or null with a status; to be closed.
static inline void *_Nullable keypane_parts_open(const void *_Nonnull formatted, UErrorCode *_Nonnull status) {
  UFieldPositionIterator *parts = ufieldpositer_open(status);
  if (U_SUCCESS(*status)) unumf_resultGetAllFieldPositions((const UFormattedNumber *)formatted, parts, status);
  return parts;
}

/// The next part, a `UNumberFormatFields`, and where it stands in UTF-16; negative after the last one.
static inline int32_t keypane_parts_next(void *_Nonnull parts, int32_t *_Nonnull begin, int32_t *_Nonnull end) {
  return ufieldpositer_next((UFieldPositionIterator *)parts, begin, end);
}

/// Ends the use of an iterator.
static inline void keypane_parts_close(void *_Nonnull parts) {
  ufieldpositer_close((UFieldPositionIterator *)parts);
}

/// The currency of a locale's region, three UTF-16 units; their number.
static inline int32_t keypane_currency_of(
    const char *_Nonnull locale, UChar *_Nonnull code, int32_t capacity, UErrorCode *_Nonnull status) {
  return ucurr_forLocale(locale, code, capacity, status);
}

/// How a currency is written in a locale, in UTF-16; `code` ends with a zero.
static inline const UChar *_Nullable keypane_currency_symbol(
    const UChar *_Nonnull code, const char *_Nonnull locale, int32_t *_Nonnull length, UErrorCode *_Nonnull status) {
  UBool is_choice = false;
  return ucurr_getName(code, locale, UCURR_NARROW_SYMBOL_NAME, &is_choice, length, status);
}

/// The digits behind the separator that a currency has; `code` ends with a zero.
static inline int32_t keypane_currency_digits(const UChar *_Nonnull code, UErrorCode *_Nonnull status) {
  return ucurr_getDefaultFractionDigits(code, status);
}

/// A locale identifier with its likeliest script and region; its length.
static inline int32_t keypane_locale_maximised(
    const char *_Nonnull locale, char *_Nonnull maximised, int32_t capacity, UErrorCode *_Nonnull status) {
  return uloc_addLikelySubtags(locale, maximised, capacity, status);
}

/// The first code point from `code` on that normalisation treats in a way of its own, beside the syllables of Hangul,
/// which are computed; -1 when there is none.
static inline int32_t keypane_normalization_next(int32_t code) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  UChar parts[8];
  if (U_FAILURE(status)) return -1;
  for (; code < 0x30000; code++) {
    if (code >= 0xAC00 && code < 0xE000) code = 0xE000;
    if (unorm2_getCombiningClass(nfc, code) != 0) return code;
    status = U_ZERO_ERROR;
    if (unorm2_getRawDecomposition(nfc, code, parts, 8, &status) >= 0) return code;
  }
  return -1;
}

/// What a code point is made of, in UTF-16: as far as it goes, or one step of it; the length, negative for nothing.
static inline int32_t keypane_normalization_parts(
    int32_t code, UBool is_raw, UChar *_Nonnull parts, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  return is_raw ? unorm2_getRawDecomposition(nfc, code, parts, capacity, &status)
                : unorm2_getDecomposition(nfc, code, parts, capacity, &status);
}

/// The canonical combining class.
static inline uint8_t keypane_combining_class(int32_t code) {
  UErrorCode status = U_ZERO_ERROR;
  return unorm2_getCombiningClass(unorm2_getNFCInstance(&status), code);
}

/// What two code points compose to; negative for nothing.
static inline int32_t keypane_compose_pair(int32_t first, int32_t second) {
  UErrorCode status = U_ZERO_ERROR;
  return unorm2_composePair(unorm2_getNFCInstance(&status), first, second);
}

/// A host's name in the ASCII form of UTS #46 (not transitional, as browsers do it), without a zero at the end; its length,
/// negative for a name that has none.
static inline int32_t keypane_host_ascii(
    const char *_Nonnull name, int32_t length, char *_Nonnull ascii, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UIDNA *idna = uidna_openUTS46(
      UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ | UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE, &status);
  if (U_FAILURE(status)) return -1;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  int32_t written = uidna_nameToASCII_UTF8(idna, name, length, ascii, capacity, &info, &status);
  uidna_close(idna);
  // Browsers take names with hyphens in places where registries would not.
  uint32_t harmless = UIDNA_ERROR_LEADING_HYPHEN | UIDNA_ERROR_TRAILING_HYPHEN | UIDNA_ERROR_HYPHEN_3_4;
  return U_FAILURE(status) || (info.errors & ~harmless) || written > capacity ? -1 : written;
}

/// The scripts that a locale or an ISO 15924 code writes in, as ICU's numbers; how many.
static inline int32_t keypane_scripts_of(
    const char *_Nonnull name, int32_t *_Nonnull scripts, int32_t capacity, UErrorCode *_Nonnull status) {
  return uscript_getCode(name, (UScriptCode *)scripts, capacity, status);
}

/// Whether a code point is written in a script, alone or among others, or belongs to none.
static inline UBool keypane_has_script(int32_t code, int32_t script) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode own = uscript_getScript(code, &status);
  return U_FAILURE(status) || own <= USCRIPT_INHERITED || uscript_hasScript(code, (UScriptCode)script);
}
