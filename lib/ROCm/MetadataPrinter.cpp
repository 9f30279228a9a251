//===- MetadataPrinter.cpp - Metadata as source ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes metadata as clrxdisasm does.
//
//===----------------------------------------------------------------------===//

#include "MetadataPrinter.h"
#include "Parts.h"
#include "clrx/Print/DataPrinter.h"
#include "clrx/ROCm/SourcePrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

/// The bytes that \p Text begins with and that stand in a line: up to the end
/// of its own line, as far as there is room for them, escaped. \p Escaped gets
/// them.
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
  if (M.MetadataVersion.Major != Version::NotGiven)
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

namespace {

/// Writes lines of a pseudo-op.
class Lines {
  raw_ostream &OS;

public:
  explicit Lines(raw_ostream &OS) : OS(OS) {}

  raw_ostream &begin(StringRef Name) {
    return OS << "        ." << Name << ' ';
  }
  void quoted(StringRef Name, StringRef Text) {
    printQuoted(begin(Name), Text);
    OS << '\n';
  }
  void plainIfAny(StringRef Name, StringRef Text) {
    if (!Text.empty())
      begin(Name) << Text << '\n';
  }
  void groupSize(StringRef Name, const GroupSize &Size) {
    if (!isNone(Size))
      begin(Name) << Size[0] << ", " << Size[1] << ", " << Size[2] << '\n';
  }
  template <class T> void number(StringRef Name, T Number) {
    if (isGiven(Number))
      begin(Name) << Number << '\n';
  }
};

} // namespace

/// The word of \p Value.
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
  OS << ", " << A.Size << ", " << A.Place << ", "
     << getWord(ArgKindNames, A.Kind) << ", " << getWord(ArgTypeNames, A.Type);
  if (A.Kind == ArgKind::DynamicSharedPointer)
    OS << ", " << A.PointeeAlign;
  if (hasSpace(A.Kind))
    OS << ", " << getWord(AddressSpaceNames, A.Space);
  if (hasDeclaredAccess(A.Kind))
    OS << ", " << getWord(AccessNames, A.Declared);
  if (hasActualAccess(A.Kind))
    OS << ", " << getWord(AccessNames, A.Actual);
  OS << (A.IsConst ? " const" : "") << (A.IsRestrict ? " restrict" : "")
     << (A.IsVolatile ? " volatile" : "") << (A.IsPipe ? " pipe" : "") << '\n';
}

static void printLanguage(raw_ostream &OS, const KernelMetadata &K) {
  printQuoted(OS, K.Language);
  if (K.LanguageVersion.Major != Version::NotGiven)
    OS << ", " << K.LanguageVersion.Major << ", " << K.LanguageVersion.Minor;
  OS << '\n';
}

void rocm::printKernelMetadata(raw_ostream &OS, const KernelMetadata &K,
                               bool HasMsgPack) {
  Lines L(OS);
  L.quoted("md_symname", K.SymbolName);
  printLanguage(L.begin("md_language"), K);
  L.groupSize("reqd_work_group_size", K.RequiredGroupSize);
  L.groupSize("work_group_size_hint", K.GroupSizeHint);
  L.plainIfAny("vectypehint", K.VecTypeHint);
  L.plainIfAny("runtime_handle", K.RuntimeHandle);
  const MetadataNumbers N = getNumbers(K, std::nullopt);
  L.number("md_kernarg_segment_size", N.KernargSize);
  L.number("md_kernarg_segment_align", N.KernargAlign);
  L.number("md_group_segment_fixed_size", N.GroupSize);
  L.number("md_private_segment_fixed_size", N.PrivateSize);
  L.number("md_wavefront_size", N.WavefrontSize);
  L.number("md_sgprsnum", N.SGPRs);
  L.number("md_vgprsnum", N.VGPRs);
  L.number("spilledsgprs", N.SpilledSGPRs);
  L.number("spilledvgprs", N.SpilledVGPRs);
  L.number("max_flat_work_group_size", N.MaxFlatGroupSize);
  L.groupSize("fixed_work_group_size", K.FixedGroupSize);
  for (const Arg &A : K.Args)
    printArgument(OS, A);
}
