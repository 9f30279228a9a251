//===- OptionValues.cpp - Values of options -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses numbers, symbols and names for the command lines and the library.
//
//===----------------------------------------------------------------------===//

#include "Options/OptionValues.h"
#include "Support/Cursor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

Error clrx::makeUnknownNameError(StringRef What, StringRef Name,
                                 const ClosestName &Closest) {
  return createStringError(
      "unknown " + What + " '" + Name + "'" +
      (Closest.get().empty() ? std::string() : "; " + Closest.getQuestion()));
}

Expected<uint64_t> clrx::parseNumber(StringRef Text, uint64_t Max) {
  StringRef Rest = Text.trim();
  unsigned Radix = 10;
  if (Rest.consume_front_insensitive("0x"))
    Radix = 16;
  else if (Rest.consume_front_insensitive("0b"))
    Radix = 2;
  else if (Rest.starts_with("0"))
    Radix = 8;
  unsigned FirstDigit = Rest.empty() ? ~0U : hexDigitValue(Rest.front());
  if (FirstDigit >= Radix)
    return createStringError("expected a number, found '" + Text + "'");
  uint64_t Value;
  bool TooLarge = Rest.consumeInteger(Radix, Value);
  if (TooLarge || Value > Max)
    return createStringError("number '" + Text + "' is out of range (0 to " +
                             Twine(Max) + ")");
  if (!Rest.empty())
    return createStringError("unexpected '" + Rest + "' after the number in '" +
                             Text + "'");
  return Value;
}

Expected<std::pair<std::string, uint64_t>>
clrx::parseSymbolDefinition(StringRef Text) {
  size_t Equals = Text.find('=');
  StringRef Name = Text.take_front(Equals);
  if (Name.empty() || !isNameStart(Name[0]) || !all_of(Name, isNameChar))
    return createStringError("invalid symbol name '" + Name + "'");
  if (Equals == StringRef::npos)
    return std::make_pair(Name.str(), uint64_t(0));
  Expected<uint64_t> Value =
      parseNumber(Text.drop_front(Equals + 1), UINT64_MAX);
  if (!Value)
    return createStringError("symbol '" + Name +
                             "': " + toString(Value.takeError()));
  return std::make_pair(Name.str(), *Value);
}
