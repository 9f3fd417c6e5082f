// ICU's functions carry the version in their symbol names; these wrappers give them plain ones.
#pragma once
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumsys.h>
