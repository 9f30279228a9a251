//===- YAMLReader.cpp - Metadata from YAML --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads YAML metadata line by line. A YAML library could not read clrxasm's
// files: their quoted strings have the escape sequences of C, and their plain
// strings may have any character.
//
//===----------------------------------------------------------------------===//

#include "HSAMetadata/Keys.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::hsa;

namespace {

/// A line of a block: "- KEY: VALUE", "KEY: VALUE" or "- VALUE".
struct YAMLLine {
  size_t Indent; ///< Column of the key, or of the value if there is no key.
  bool HasDash;
  StringRef Key, Value;
};

class YAMLReader {
  FileMetadata File;
  size_t KernelIndent = 0; ///< Column of the keys of kernels.
  bool IsInArgs = false;
  StringRef Part; ///< The last key without indentation.

public:
  Expected<FileMetadata> read(StringRef Text);

private:
  Error readLine(const YAMLLine &L);
  Error startElement(const YAMLLine &L);
};

} // namespace

static YAMLLine splitLine(StringRef Text) {
  YAMLLine L;
  L.Indent = Text.size() - Text.ltrim(' ').size();
  Text = Text.drop_front(L.Indent);
  L.HasDash = Text.consume_front("- ");
  if (L.HasDash)
    L.Indent += 2;
  // A string in quotes is an element without a key.
  const size_t Colon = Text.starts_with("'") ? StringRef::npos : Text.find(':');
  if (Colon == StringRef::npos) {
    L.Value = Text.trim(' ');
    return L;
  }
  L.Key = Text.take_front(Colon);
  L.Value = Text.drop_front(Colon + 1).trim(' ');
  return L;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Removes an escape sequence from the start of \p Text, which follows a
/// backslash. \returns the character that the sequence stands for.
static char takeEscape(StringRef &Text) {
  const char Letter = Text.front();
  const size_t NumDigits = std::min<size_t>(
      3, Text.take_while([](char C) { return C >= '0' && C <= '7'; }).size());
  if (NumDigits) {
    unsigned Byte = 0;
    (void)Text.take_front(NumDigits).getAsInteger(8, Byte);
    Text = Text.drop_front(NumDigits);
    return char(Byte);
  }
  Text = Text.drop_front();
  const size_t I = StringRef("abtnvfr").find(Letter);
  return I == StringRef::npos ? Letter : char('\a' + I);
}

/// Returns the value of the string \p Text, which may be in quotes.
static std::string parseString(StringRef Text) {
  if (Text.size() < 2 || (Text.front() != '\'' && Text.front() != '"') ||
      Text.back() != Text.front())
    return Text.str();
  Text = Text.drop_front().drop_back();
  std::string Result;
  while (!Text.empty()) {
    const char C = Text.front();
    Text = Text.drop_front();
    Result += C == '\\' && !Text.empty() ? takeEscape(Text) : C;
  }
  return Result;
}

static Error parse(const YAMLLine &L, std::string &Text) {
  Text = parseString(L.Value);
  return Error::success();
}

static Error parse(const YAMLLine &L, bool &IsSet) {
  IsSet = L.Value == "true";
  return Error::success();
}

static Error parse(const YAMLLine &L, uint64_t &Number) {
  if (!L.Value.getAsInteger(10, Number))
    return Error::success();
  return createStringError("'" + L.Key + "' is not a number");
}

static Error parse(const YAMLLine &L, NumberRef<KernelConfig> N) {
  uint64_t Number = 0;
  if (Error E = parse(L, Number))
    return E;
  N.Numbers.set(N.Field, Number);
  return Error::success();
}

/// Parses "[ 1, 2 ]".
static Error parseNumbers(const YAMLLine &L,
                          MutableArrayRef<uint32_t> Numbers) {
  StringRef List = L.Value;
  bool Failed = !List.consume_front("[") || !List.consume_back("]");
  for (uint32_t &Number : Numbers) {
    auto [First, Rest] = List.split(',');
    Failed |= First.trim(' ').getAsInteger(10, Number);
    List = Rest;
  }
  if (Failed || !List.empty())
    return createStringError("'" + L.Key + "' is not a list of " +
                             Twine(Numbers.size()) + " numbers");
  return Error::success();
}

static Error parse(const YAMLLine &L, GroupSize &Size) {
  return parseNumbers(L, Size);
}

static Error parse(const YAMLLine &L, Version &V) {
  uint32_t Numbers[2];
  if (Error E = parseNumbers(L, Numbers))
    return E;
  V = {Numbers[0], Numbers[1]};
  return Error::success();
}

template <class Enum>
static std::enable_if_t<std::is_enum_v<Enum>, Error> parse(const YAMLLine &L,
                                                           Enum &Value) {
  const ArrayRef<MetadataWord> Words = getWords(Value);
  const auto *Found = find_if(Words, [&L](const MetadataWord &W) {
    return !W.YAML.empty() && W.YAML == L.Value;
  });
  if (Found == Words.end())
    return createStringError("unknown word '" + L.Value + "'");
  Value = Enum(Found - Words.begin());
  return Error::success();
}

/// Sets the value of \p L's key in \p To, a kernel or an argument.
template <class Row, class Metadata>
static Error parseKey(ArrayRef<Row> Rows, const YAMLLine &L, Metadata &To) {
  const Row *Key = findKey(Rows, &Row::YAML, L.Key);
  if (!Key)
    return Error::success();
  return visitValue(*Key, To,
                    [&L](auto &&Value) -> Error { return parse(L, Value); });
}

//===----------------------------------------------------------------------===//
// Structure
//===----------------------------------------------------------------------===//

/// Reads the first line of a list's element: a format of printf, a kernel or an
/// argument.
Error YAMLReader::startElement(const YAMLLine &L) {
  if (Part == "Printf")
    return parsePrintfEntry(parseString(L.Value), File.Printfs.emplace_back());
  if (Part != "Kernels")
    return Error::success();
  if (IsInArgs && L.Indent > KernelIndent)
    return parseKey(getArgKeys(), L, File.Kernels.back().Args.emplace_back());
  KernelIndent = L.Indent;
  IsInArgs = false;
  if (L.Key != "Name")
    return createStringError("a kernel begins with '" + L.Key +
                             "' instead of 'Name'");
  return parseKey(getKernelKeys(), L, File.Kernels.emplace_back());
}

Error YAMLReader::readLine(const YAMLLine &L) {
  if (L.HasDash)
    return startElement(L);
  if (L.Indent == 0) {
    Part = L.Key;
    return Part == "Version" ? parse(L, File.MetadataVersion)
                             : Error::success();
  }
  if (File.Kernels.empty())
    return createStringError("'" + L.Key + "' belongs to no kernel");
  KernelMetadata &K = File.Kernels.back();
  if (L.Indent == KernelIndent)
    IsInArgs = L.Key == "Args";
  if (!IsInArgs)
    return parseKey(getKernelKeys(), L, K);
  return K.Args.empty() ? Error::success()
                        : parseKey(getArgKeys(), L, K.Args.back());
}

Expected<FileMetadata> YAMLReader::read(StringRef Text) {
  File.MetadataVersion = {1, 0};
  for (unsigned Number = 1; !Text.empty(); ++Number) {
    auto [Line, Rest] = Text.split('\n');
    Text = Rest;
    if (Line.empty() || Line == "---" || Line == "...")
      continue;
    if (Error E = readLine(splitLine(Line)))
      return createStringError("metadata: line " + Twine(Number) + ": " +
                               toString(std::move(E)));
  }
  return std::move(File);
}

Expected<FileMetadata> hsa::readYAML(StringRef Text) {
  return YAMLReader().read(Text);
}
