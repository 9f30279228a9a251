//===- Registers.cpp - Names of registers ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lookup of Registers.def by name and by code.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Registers.h"
#include "PerArch.h"
#include "clrx/ISA/InlineConstants.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr SpecialRegister Rows[] = {
#define CLRX_SPECIAL_REG(Name, LLVMName, Code, Arches, Kind)                   \
  {{Name, Code, Arches, LLVMName}, SpecialKind::Kind, {Name "_lo", Name "_hi"}},
#include "ISA/Registers.def"
};

ArrayRef<SpecialRegister> clrx::getSpecialRegisters() { return Rows; }

namespace {
/// Masks of the rows whose names begin with a given letter. Most words in
/// operands match no row.
struct RowsByLetter {
  uint64_t Masks[32] = {};

  constexpr RowsByLetter() {
    for (size_t I = 0; I != std::size(Rows); ++I) {
      add(Rows[I].Name, I);
      if (!Rows[I].OtherName.empty())
        add(Rows[I].OtherName, I);
    }
  }
  constexpr void add(StringRef Name, size_t Row) {
    Masks[Name.data()[0] & 31] |= uint64_t(1) << Row;
  }
};
} // namespace

static_assert(std::size(Rows) <= 64, "a bit for each row");
static constexpr RowsByLetter Letters;

const SpecialRegister *clrx::findSpecialRegister(StringRef Name, Arch A,
                                                 int &Half) {
  Half = -1;
  if (Name.empty())
    return nullptr;
  // The low five bits of a letter do not depend on its case.
  for (uint64_t Left = Letters.Masks[Name[0] & 31]; Left; Left &= Left - 1) {
    const SpecialRegister &R = Rows[countr_zero(Left)];
    if (!(R.Where & maskOf(A)))
      continue;
    if (Name.equals_insensitive(R.Name) ||
        (!R.OtherName.empty() && Name.equals_insensitive(R.OtherName)))
      return &R;
    for (int I : {0, 1})
      if (R.isPair() && Name.equals_insensitive(R.Halves[I])) {
        Half = I;
        return &R;
      }
  }
  return nullptr;
}

ArchMask clrx::getSpecialRegisterArches(StringRef Name) {
  ArchMask Arches = 0;
  int Half;
  for (unsigned I = 0; I != NumArches; ++I)
    if (findSpecialRegister(Name, Arch(I), Half))
      Arches |= maskOf(Arch(I));
  return Arches;
}

void clrx::considerRegisterNames(ClosestName &Closest, Arch A) {
  for (const SpecialRegister &R : Rows) {
    if (!(R.Where & maskOf(A)))
      continue;
    Closest.consider(R.Name);
    if (!R.OtherName.empty())
      Closest.consider(R.OtherName);
    if (R.isPair())
      Closest.considerAll(R.Halves);
  }
}

/// Returns the name of the special register or pair that begins at \p Code.
static StringRef getSpecialName(unsigned Code, unsigned Count, Arch A,
                                InstDialect Dialect) {
  for (const SpecialRegister &R : Rows) {
    unsigned Half = Code - R.Value;
    bool IsIn = R.isPair() ? Half < 2 && Half + Count <= 2 : Half == 0;
    if (!IsIn || !(R.Where & maskOf(A)))
      continue;
    if (R.isPair() && Count == 1)
      return R.Halves[Half];
    return Dialect == InstDialect::LLVM && !R.OtherName.empty() ? R.OtherName
                                                                : R.Name;
  }
  return StringRef();
}

template <typename Text>
static void printRange(TextStream &OS, const Text &File, unsigned First,
                       unsigned Count) {
  const unsigned Last = First + Count - 1;
  if (Count <= 1) {
    OS << File << First;
    return;
  }
  OS << File;
  if (LLVM_UNLIKELY(Last > UINT8_MAX)) {
    OS << '[' << First << ':' << Last << ']';
    return;
  }
  OS.writeWith([=](char *To) {
    *To++ = '[';
    To = TextStream::putByte(To, First);
    *To++ = ':';
    To = TextStream::putByte(To, Last);
    *To++ = ']';
    return To;
  });
}

void clrx::printRegister(TextStream &OS, unsigned Code, unsigned Count, Arch A,
                         InstDialect Dialect) {
  if (Code >= CodeVGPR0)
    return printRange(OS, 'v', Code - CodeVGPR0, Count);
  const ArchInfo &Facts = getArchInfo(A);
  if (Code < Facts.AddressableSGPRs)
    return printRange(OS, 's', Code, Count);
  StringRef Name = getSpecialName(Code, Count, A, Dialect);
  if (!Name.empty())
    OS << Name;
  else if (Code - Facts.FirstTTMP < Facts.NumTTMPs)
    printRange(OS, "ttmp", Code - Facts.FirstTTMP, Count);
  else
    printRange(OS, 's', Code, Count);
}

/// Prints a special register. A range that starts at the second half or exceeds
/// the register is marked as clrxdisasm marks it.
static bool printSpecial(TextStream &OS, unsigned Code, unsigned Count,
                         Arch A) {
  // The reference supports the apertures on GCN 1.4 only.
  bool HasApertures = !getArchInfo(A).HasVOP3Literals;
  for (const SpecialRegister &R : Rows) {
    unsigned Half = Code - R.Value;
    if (Half >= (R.isPair() ? 2u : 1u) || !(R.Where & maskOf(A)))
      continue;
    bool IsRegister = R.isPair() || R.Kind == SpecialKind::Single;
    if (!IsRegister && R.Where != AllGCN && !HasApertures)
      continue;
    if (R.isPair() && Count <= 1) {
      OS << R.Halves[Half];
      return true;
    }
    OS << R.Name << (Half ? "_u!" : "");
    if (R.Value != CodeNull && IsRegister && Count > (R.isPair() ? 2u : 1u))
      OS << "&ill!";
    return true;
  }
  return false;
}

LLVM_ATTRIBUTE_NOINLINE // SourceTexts has most texts.
    void clrx::printSourceCode(TextStream &OS, unsigned Code, unsigned Count,
                               Arch A) {
  const ArchInfo &Facts = getArchInfo(A);
  if (Code >= CodeVGPR0) {
    unsigned First = Code - CodeVGPR0;
    printRange(OS, 'v', First, ((First + Count - 1) & 255) - First + 1);
  } else if (Code < Facts.AddressableSGPRs) {
    printRange(OS, 's', Code, Count);
  } else if (Code - Facts.FirstTTMP < Facts.NumTTMPs) {
    printRange(OS, "ttmp", Code - Facts.FirstTTMP, Count);
  } else if (isInlineConstant(Code) &&
             (Code != CodeInline1Over2Pi || Facts.HasInline1Over2Pi)) {
    printInline(OS, Code);
  } else if (!printSpecial(OS, Code, Count, A)) {
    OS << "ill_" << Code;
  }
}

SourceTexts::SourceTexts(Arch A, unsigned Count) {
  for (auto [Code, Row] : enumerate(Rows)) {
    SmallString<32> Text;
    raw_svector_ostream OS(Text);
    {
      TextStream Stream(OS);
      printSourceCode(Stream, Code, Count, A);
    }
    if (Text.size() > sizeof(Row.Text))
      continue;
    llvm::copy(Text, Row.Text);
    Row.Size = Text.size();
  }
}

const SourceTexts &SourceTexts::get(Arch A) {
  return PerArch<SourceTexts>::get(A);
}
