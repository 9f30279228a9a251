//===- YAMLWriter.cpp - Metadata as YAML ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes metadata in the columns and with the quotes of clrxasm. No YAML
// library writes them this way.
//
//===----------------------------------------------------------------------===//

#include "HSAMetadata/Keys.h"
#include "Print/DataPrinter.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::hsa;

static bool needsQuotes(StringRef Text) {
  if (Text.empty())
    return false;
  const auto IsSpecial = [](unsigned char C) {
    return C < 0x20 || C > 0x7f || StringRef("*&!@'\"").contains(C);
  };
  return any_of(Text, IsSpecial) || Text.front() == ' ' || Text.back() == ' ' ||
         isDigit(Text.front());
}

namespace {

/// Writes lines of a key and a value at an indentation.
class Lines {
  raw_ostream &OS;
  unsigned Indent;
  bool HasDash; ///< True if the next line begins a list element.
  /// Key of the block that the next line begins; empty if it begins none.
  StringRef BlockKey;

public:
  Lines(raw_ostream &OS, unsigned Indent, bool StartsWithDash = false,
        StringRef BlockKey = "")
      : OS(OS), Indent(Indent), HasDash(StartsWithDash), BlockKey(BlockKey) {}

  void head(StringRef Key) { key(Key) << '\n'; }

  /// Writes a value of the row \p Key. Empty values are left out, except empty
  /// text of a required key.
  /// @{
  template <class Row> void add(const Row &Key, const std::string &Text);
  template <class Row> void add(const Row &Key, const GroupSize &Size) {
    constexpr StringLiteral WideKey = "FixedWorkGroupSize";
    constexpr unsigned WideWidth = 22;
    if (!isNone(Size))
      key(Key.YAML, Key.YAML == WideKey ? WideWidth : KeyWidth)
          << "[ " << Size[0] << ", " << Size[1] << ", " << Size[2] << " ]\n";
  }
  template <class Row> void add(const Row &Key, Version V) {
    if (V.Major != Version::NotSet)
      version(Key.YAML, V);
  }
  template <class Row>
  void add(const Row &Key, NumberRef<const KernelConfig> N) {
    if (const std::optional<uint64_t> Number = N.Numbers.get(N.Field))
      key(Key.YAML) << *Number << '\n';
  }
  template <class Row> void add(const Row &Key, uint64_t Number) {
    key(Key.YAML) << Number << '\n';
  }
  template <class Row> void add(const Row &Key, bool IsSet) {
    if (IsSet)
      key(Key.YAML) << "true\n";
  }
  template <class Row, class Enum>
  std::enable_if_t<std::is_enum_v<Enum>> add(const Row &Key, Enum Value) {
    key(Key.YAML) << getWord(Value).YAML << '\n';
  }
  /// @}

  void version(StringRef Key, Version V) {
    key(Key) << "[ " << V.Major << ", " << V.Minor << " ]\n";
  }

private:
  /// Combined width of a key and the blanks after it, for most keys.
  static constexpr unsigned KeyWidth = 17;

  raw_ostream &key(StringRef Key, unsigned Width = KeyWidth) {
    if (!BlockKey.empty())
      Lines(OS, Indent - 2).head(BlockKey);
    BlockKey = "";
    OS.indent(HasDash ? Indent - 2 : Indent);
    if (HasDash)
      OS << "- ";
    HasDash = false;
    OS << Key << ':';
    return OS.indent(std::max<int>(1, Width - Key.size() - 1));
  }
};

} // namespace

static bool isWritten(const KernelKey &Key, const std::string &Text) {
  return Key.IsRequired || !Text.empty();
}
static bool isWritten(const ArgKey &, const std::string &Text) {
  return !Text.empty();
}

template <class Row> void Lines::add(const Row &Key, const std::string &Text) {
  if (!isWritten(Key, Text))
    return;
  if (!needsQuotes(Text)) {
    key(Key.YAML) << Text << '\n';
    return;
  }
  printEscaped(key(Key.YAML) << '\'', Text);
  OS << "'\n";
}

static void writeKeys(Lines L, const KernelMetadata &K, YAMLBlock Block) {
  for (const KernelKey &Key : getKernelKeys())
    if (Key.Block == Block && !Key.YAML.empty())
      visitValue(Key, K, [&](const auto &Value) { L.add(Key, Value); });
}

/// Writes \p Block of \p K under \p Key, unless the block is empty.
static void writeBlock(raw_ostream &OS, const KernelMetadata &K,
                       YAMLBlock Block, StringRef Key) {
  writeKeys(Lines(OS, 6, /*StartsWithDash=*/false, Key), K, Block);
}

static void writeKernel(raw_ostream &OS, const KernelMetadata &K) {
  writeKeys(Lines(OS, 4, /*StartsWithDash=*/true), K, YAMLBlock::Kernel);
  writeBlock(OS, K, YAMLBlock::Attrs, "Attrs");
  if (!K.Args.empty())
    Lines(OS, 4).head("Args");
  for (const Arg &A : K.Args) {
    Lines L(OS, 8, /*StartsWithDash=*/true);
    for (const ArgKey &Key : getArgKeys())
      if (Key.isIn(A))
        visitValue(Key, A, [&](const auto &Value) { L.add(Key, Value); });
  }
  writeBlock(OS, K, YAMLBlock::CodeProps, "CodeProps");
}

std::string hsa::writeYAML(const FileMetadata &File) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS.SetBuffered(); // Lines consist of many short pieces.
  OS << "---\n";
  Lines L(OS, 0);
  L.version("Version", File.MetadataVersion);
  if (!File.Printfs.empty())
    L.head("Printf");
  for (const PrintfFormat &P : File.Printfs) {
    std::string Format;
    raw_string_ostream FormatOS(Format);
    printEscaped(FormatOS, P.Format);
    OS << "  - '" << makePrintfEntry(P, Format) << "'\n";
  }
  if (!File.Kernels.empty())
    L.head("Kernels");
  for (const KernelMetadata &K : File.Kernels)
    writeKernel(OS, K);
  OS << "...\n";
  OS.flush();
  return Text;
}
