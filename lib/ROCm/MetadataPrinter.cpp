//===- MetadataPrinter.cpp - Metadata as pseudo-ops -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes metadata in the form of clrxdisasm.
//
//===----------------------------------------------------------------------===//

#include "MetadataPrinter.h"
#include "HSAMetadata/Keys.h"
#include "Parts.h"
#include "Print/DataPrinter.h"
#include "ROCm/SourcePrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

/// Stores in \p Escaped the beginning of \p Text that fits in a line of output,
/// at most one line of the text. \returns the number of bytes of \p Text that
/// were stored.
static size_t takeLine(StringRef Text, std::string &Escaped) {
  constexpr size_t MaxWidth = 75;
  Escaped.clear();
  for (size_t Size = 1; Size <= Text.size(); ++Size) {
    std::string Longer;
    raw_string_ostream OS(Longer);
    printEscaped(OS, Text.take_front(Size));
    if (Longer.size() > MaxWidth)
      return Size - 1;
    Escaped = std::move(Longer);
    if (Text[Size - 1] == '\n')
      return Size;
  }
  return Text.size();
}

void rocm::printText(raw_ostream &OS, StringRef Bytes) {
  std::string Line;
  while (!Bytes.empty()) {
    Bytes = Bytes.drop_front(takeLine(Bytes, Line));
    OS << "    .ascii \"" << Line << "\"\n";
  }
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

void rocm::printFileMetadata(raw_ostream &OS, const Module &M) {
  if (!M.MetadataBytes || M.MetadataBytes->empty())
    return;
  if (M.MetadataVersion.Major != Version::NotSet)
    OS << ".md_version " << M.MetadataVersion.Major << ", "
       << M.MetadataVersion.Minor << '\n';
  for (const PrintfFormat &P : M.Printfs) {
    OS << ".printf " << P.Id;
    for (uint32_t Size : P.Sizes)
      OS << ", " << Size;
    OS << ", ";
    printQuoted(OS, P.Format);
    OS << '\n';
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Returns the word of \p Value in .arg.
template <class T, size_t N>
static StringRef getWord(const NamedValue<T> (&Names)[N], T Value) {
  return find_if(
             Names,
             [Value](const NamedValue<T> &Row) { return Row.Value == Value; })
      ->Name;
}

void rocm::printArgument(raw_ostream &OS, const Arg &A) {
  OS << "        .arg " << A.Name << ", ";
  printQuoted(OS, A.TypeName);
  OS << ", " << A.Size << ", " << A.AlignOrOffset << ", "
     << getWord(hsa::ArgKindNames, A.Kind) << ", "
     << getWord(hsa::ArgTypeNames, A.Type);
  if (A.Kind == ArgKind::DynamicSharedPointer)
    OS << ", " << A.PointeeAlign;
  if (hasSpace(A.Kind))
    OS << ", " << getWord(hsa::AddressSpaceNames, A.Space);
  if (hasDeclaredAccess(A.Kind))
    OS << ", " << getWord(hsa::AccessNames, A.Declared);
  if (hasActualAccess(A.Kind))
    OS << ", " << getWord(hsa::AccessNames, A.Actual);
  for (const hsa::ArgKey &Key : hsa::getArgKeys())
    if (auto *Flag = std::get_if<bool Arg::*>(&Key.Value); Flag && A.**Flag)
      OS << ' ' << Key.Flag;
  OS << '\n';
}

namespace {

/// Writes the lines of values that are given.
struct LinePrinter {
  raw_ostream &OS;

  raw_ostream &begin(StringRef Name) { return OS << "        " << Name << ' '; }

  void print(StringRef Name, const std::string &Text) {
    if (!Text.empty())
      begin(Name) << Text << '\n';
  }
  void print(StringRef Name, const GroupSize &Size) {
    if (!isNone(Size))
      begin(Name) << Size[0] << ", " << Size[1] << ", " << Size[2] << '\n';
  }
  void print(StringRef Name, hsa::NumberRef<const KernelConfig> N) {
    if (isSpecified(N.Numbers, N.Field))
      begin(Name) << N.Numbers.getOr(N.Field, 0) << '\n';
  }
  void print(StringRef, const Version &) {} // Part of .md_language.
};

} // namespace

/// Returns the rows of keys that have lines of the common form, in order.
static ArrayRef<const hsa::KernelKey *> getPrintedKeys() {
  static const auto Keys = [] {
    SmallVector<const hsa::KernelKey *, 0> Keys;
    for (const hsa::KernelKey &Key : hsa::getKernelKeys())
      if (Key.SourceOrder)
        Keys.push_back(&Key);
    sort(Keys, [](const hsa::KernelKey *A, const hsa::KernelKey *B) {
      return A->SourceOrder < B->SourceOrder;
    });
    return Keys;
  }();
  return Keys;
}

void rocm::printKernelMetadata(raw_ostream &OS, const KernelMetadata &K) {
  LinePrinter L{OS};
  printQuoted(L.begin(".md_symname"), K.SymbolName);
  OS << '\n';
  printQuoted(L.begin(".md_language"), K.Language);
  if (K.LanguageVersion.Major != Version::NotSet)
    OS << ", " << K.LanguageVersion.Major << ", " << K.LanguageVersion.Minor;
  OS << '\n';
  for (const hsa::KernelKey *Key : getPrintedKeys())
    visitValue(*Key, K,
               [&](const auto &Value) { L.print(Key->PseudoOp, Value); });
  for (const Arg &A : K.Args)
    printArgument(OS, A);
}
