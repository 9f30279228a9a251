//===- YAMLMetadata.cpp - Metadata as YAML --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes metadata in the columns and with the quotes of clrxasm, which are
// those of no YAML library.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "clrx/Print/DataPrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

//===----------------------------------------------------------------------===//
// Strings
//===----------------------------------------------------------------------===//

static bool needsQuotes(StringRef Text) {
  if (Text.empty())
    return false;
  const auto IsSpecial = [](unsigned char C) {
    return C < 0x20 || C > 0x7f || StringRef("*&!@'\"").contains(C);
  };
  return any_of(Text, IsSpecial) || Text.front() == ' ' || Text.back() == ' ' ||
         isDigit(Text.front());
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

namespace {

/// Writes lines of a key and a value.
class Lines {
  raw_ostream &OS;
  unsigned Indent;
  bool HasDash; ///< In front of the next line.

public:
  Lines(raw_ostream &OS, unsigned Indent, bool StartsWithDash = false)
      : OS(OS), Indent(Indent), HasDash(StartsWithDash) {}

  /// The columns of most keys, with the blanks behind them.
  static constexpr unsigned KeyWidth = 17;

  raw_ostream &key(StringRef Key, unsigned Width = KeyWidth) {
    OS.indent(HasDash ? Indent - 2 : Indent);
    if (HasDash)
      OS << "- ";
    HasDash = false;
    OS << Key << ':';
    return OS.indent(std::max<int>(1, Width - Key.size() - 1));
  }
  void head(StringRef Key) { key(Key) << '\n'; }
  void plain(StringRef Key, StringRef Text) { key(Key) << Text << '\n'; }
  void number(StringRef Key, uint64_t N) { key(Key) << N << '\n'; }
  void string(StringRef Key, StringRef Text) {
    if (!needsQuotes(Text))
      return plain(Key, Text);
    printEscaped(key(Key) << '\'', Text);
    OS << "'\n";
  }
  void stringIfAny(StringRef Key, StringRef Text) {
    if (!Text.empty())
      string(Key, Text);
  }
  void flag(StringRef Key, bool IsSet) {
    if (IsSet)
      plain(Key, "true");
  }
  void version(StringRef Key, Version V) {
    key(Key) << "[ " << V.Major << ", " << V.Minor << " ]\n";
  }
  void groupSize(StringRef Key, const GroupSize &Size,
                 unsigned Width = KeyWidth) {
    if (!isNone(Size))
      key(Key, Width) << "[ " << Size[0] << ", " << Size[1] << ", " << Size[2]
                      << " ]\n";
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static void writeArg(raw_ostream &OS, const Arg &A) {
  Lines L(OS, 8, /*StartsWithDash=*/true);
  L.stringIfAny("Name", A.Name);
  L.stringIfAny("TypeName", A.TypeName);
  L.number("Size", A.Size);
  L.number("Align", A.Place);
  L.plain("ValueKind", getMetadataName(A.Kind).YAML);
  L.plain("ValueType", getMetadataName(A.Type).YAML);
  if (A.Kind == ArgKind::DynamicSharedPointer)
    L.number("PointeeAlign", A.PointeeAlign);
  if (hasSpace(A.Kind))
    L.plain("AddrSpaceQual", getMetadataName(A.Space).YAML);
  if (hasDeclaredAccess(A.Kind))
    L.plain("AccQual", getMetadataName(A.Declared).YAML);
  if (hasActualAccess(A.Kind))
    L.plain("ActualAccQual", getMetadataName(A.Actual).YAML);
  L.flag("IsConst", A.IsConst);
  L.flag("IsRestrict", A.IsRestrict);
  L.flag("IsVolatile", A.IsVolatile);
  L.flag("IsPipe", A.IsPipe);
}

static void writeAttributes(raw_ostream &OS, const KernelMetadata &K) {
  if (isNone(K.GroupSizeHint) && isNone(K.RequiredGroupSize) &&
      K.VecTypeHint.empty() && K.RuntimeHandle.empty())
    return;
  Lines(OS, 4).head("Attrs");
  Lines L(OS, 6);
  L.groupSize("WorkGroupSizeHint", K.GroupSizeHint);
  L.groupSize("ReqdWorkGroupSize", K.RequiredGroupSize);
  L.stringIfAny("VecTypeHint", K.VecTypeHint);
  L.stringIfAny("RuntimeHandle", K.RuntimeHandle);
}

/// What is not known is read from the 256 bytes \p Found at the kernel's label,
/// whether they are a header or not.
static void addFound(MetadataNumbers &N, const AmdKernelCode &Found) {
  constexpr uint64_t DefaultFlatGroupSize = 256;
  const auto Add = [](auto &Number, uint64_t Value) {
    if (!isGiven(Number))
      Number = Value;
  };
  Add(N.KernargSize, Found.KernargSize);
  Add(N.GroupSize, Found.GroupSegmentSize);
  Add(N.PrivateSize, Found.PrivateSegmentSize);
  Add(N.KernargAlign, uint64_t(1) << (Found.KernargAlignLog2 & 63));
  Add(N.WavefrontSize, uint32_t(1) << (Found.WavefrontSizeLog2 & 31));
  Add(N.SGPRs, Found.WavefrontSGPRs);
  Add(N.VGPRs, Found.WorkitemVGPRs);
  Add(N.MaxFlatGroupSize, DefaultFlatGroupSize);
}

static void writeNumbers(raw_ostream &OS, const MetadataNumbers &N,
                         const GroupSize &Fixed) {
  constexpr unsigned FixedKeyWidth = 22;
  Lines(OS, 4).head("CodeProps");
  Lines L(OS, 6);
  L.number("KernargSegmentSize", N.KernargSize);
  L.number("GroupSegmentFixedSize", N.GroupSize);
  L.number("PrivateSegmentFixedSize", N.PrivateSize);
  L.number("KernargSegmentAlign", N.KernargAlign);
  L.number("WavefrontSize", N.WavefrontSize);
  L.number("NumSGPRs", N.SGPRs);
  L.number("NumVGPRs", N.VGPRs);
  if (isGiven(N.SpilledSGPRs))
    L.number("NumSpilledSGPRs", N.SpilledSGPRs);
  if (isGiven(N.SpilledVGPRs))
    L.number("NumSpilledVGPRs", N.SpilledVGPRs);
  L.number("MaxFlatWorkGroupSize", N.MaxFlatGroupSize);
  L.groupSize("FixedWorkGroupSize", Fixed, FixedKeyWidth);
}

static void writeKernel(raw_ostream &OS, const Kernel &K,
                        MetadataNumbers Numbers, StringRef Code) {
  const KernelMetadata &Meta = K.Metadata;
  Lines L(OS, 4, /*StartsWithDash=*/true);
  L.plain("Name", K.Name);
  L.string("SymbolName",
           Meta.SymbolName.empty() ? K.Name + "@kd" : Meta.SymbolName);
  L.stringIfAny("Language", Meta.Language);
  if (Meta.LanguageVersion.Major != Version::NotGiven)
    L.version("LanguageVersion", Meta.LanguageVersion);
  writeAttributes(OS, Meta);
  if (!Meta.Args.empty())
    L.head("Args");
  for (const Arg &A : Meta.Args)
    writeArg(OS, A);
  addFound(Numbers, readAt<AmdKernelCode>(Code, K.Offset));
  writeNumbers(OS, Numbers, Meta.FixedGroupSize);
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

std::string rocm::writeYAML(const Module &M, const Contents &C,
                            ArrayRef<uint32_t> PrintfIds) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "---\n";
  Lines L(OS, 0);
  L.version("Version", isGiven(M.MetadataVersion.Major) ? M.MetadataVersion
                                                        : Version{1, 0});
  if (!M.Printfs.empty())
    L.head("Printf");
  for (auto [P, Id] : zip_equal(M.Printfs, PrintfIds)) {
    std::string Format;
    raw_string_ostream FormatOS(Format);
    printEscaped(FormatOS, P.Format);
    OS << "  - '" << makePrintfEntry(P, Id, Format) << "'\n";
  }
  if (!M.Kernels.empty())
    L.head("Kernels");
  for (auto [K, Parts] : zip_equal(M.Kernels, C.Kernels))
    writeKernel(OS, K, getNumbers(K.Metadata, Parts), C.Code);
  OS << "...\n";
  return Text;
}
