//===- JSONOptions.cpp - Options in JSON files ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts members of a file to options by name.
//
//===----------------------------------------------------------------------===//

#include "Run/JSONOptions.h"
#include "Options/OptionReader.h"

using namespace clrx;
using namespace llvm;

/// Returns the text of \p V as the value of an option: of a string or a number.
static std::optional<std::string> getOptionText(const json::Value &V) {
  if (std::optional<StringRef> Text = V.getAsString())
    return Text->str();
  if (std::optional<uint64_t> Number = V.getAsUINT64())
    return std::to_string(*Number);
  return std::nullopt;
}

/// Adds an option with one value.
static Error readOptionText(const JSONFile &File, StringRef Name,
                            const json::Value &V, NamedOptions &Options) {
  std::string Text;
  const bool IsFlag = V.getAsBoolean().has_value();
  if (!IsFlag) {
    std::optional<std::string> Value = getOptionText(V);
    if (!Value || StringRef(*Value).contains('\0'))
      return File.makeError(V, "'" + Name +
                                   "': expected a string, an integer, an "
                                   "array of them, true or false");
    Text = Name == "I" ? File.resolve(*Value) : *Value;
  } else if (!*V.getAsBoolean()) {
    return Error::success();
  }
  return File.place(Options.add(Name, IsFlag ? nullptr : Text.c_str()), V);
}

Error clrx::readOption(const JSONFile &File, StringRef Name,
                       const json::Value &V, NamedOptions &Options) {
  const json::Array *A = V.getAsArray();
  if (!A)
    return readOptionText(File, Name, V, Options);
  if (A->empty() || A->front().getAsString()) {
    for (const json::Value &Element : *A)
      if (Error E = readOptionText(File, Name, Element, Options))
        return E;
    return Error::success();
  }
  std::string Text;
  for (const json::Value &Element : *A) {
    std::optional<uint64_t> Number = Element.getAsUINT64();
    if (!Number)
      return File.makeError(Element, "'" + Name +
                                         "': expected an integer that is not "
                                         "negative");
    Text += (Text.empty() ? "" : ",") + std::to_string(*Number);
  }
  return File.place(Options.add(Name, Text.c_str()), V);
}

Error clrx::readOptions(const JSONFile &File, const json::Value &V,
                        NamedOptions &Options) {
  Expected<const json::Object *> O = File.getObject(V, "options");
  if (!O)
    return O.takeError();
  SmallVector<StringRef> Names = getPlainNames(LibraryOption);
  if (Error E = File.checkMembers(**O, Names))
    return E;
  for (StringRef Name : Names) {
    const json::Value *Value = (*O)->get(Name);
    if (!Value)
      continue;
    if (Error E = readOption(File, Name, *Value, Options))
      return E;
    // Read the options so far, to find errors in the value.
    if (Error E = readPlainLanguage(Options.parse()).takeError())
      return File.place(std::move(E), *Value);
  }
  return Error::success();
}
