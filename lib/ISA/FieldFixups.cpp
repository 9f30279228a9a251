//===- FieldFixups.cpp - Instruction fields filled late -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts values to the bits of fields.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/FieldFixups.h"
#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/LLVMText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr FieldFixupInfo Infos[] = {
#define CLRX_FIELD_FIXUP(Id, ByteOffset, BitOffset, Bits, Check)               \
  {#Id, ByteOffset, BitOffset, Bits, FieldCheck::Check},
#include "clrx/ISA/FieldFixups.def"
};

ArrayRef<FieldFixupInfo> clrx::getFieldFixupInfos() { return Infos; }

FieldFixup clrx::getFlatOffsetField(const InstRow &Row, Arch A) {
  const ArchInfo &Facts = getArchInfo(A);
  switch (Row.has(FlatSeg) ? Facts.FlatOffsetBits : Facts.SegmentOffsetBits) {
  case 11:
    return FieldFixup::FlatOffset11;
  case 12:
    return FieldFixup::FlatOffset12;
  default:
    return FieldFixup::FlatOffset13;
  }
}

FieldFixup clrx::getSMemOffsetField(Arch A) {
  switch (getArchInfo(A).SMemOffsetBits) {
  case 8:
    return FieldFixup::SmrdOffset8;
  case 20:
    return FieldFixup::SmemOffset20;
  default:
    return FieldFixup::SmemOffset21;
  }
}

int64_t clrx::interpretField(FieldFixup Kind, uint64_t Bits) {
  const FieldFixupInfo &Info = getFieldFixupInfo(Kind);
  const bool IsSigned =
      Info.Check == FieldCheck::Signed || Info.Check == FieldCheck::Branch;
  return IsSigned ? SignExtend64(Bits, Info.Bits) : Bits;
}

/// Computes the word distance of a branch, relative to its end.
static std::string completeBranch(uint64_t InstOffset, uint64_t Target,
                                  uint64_t &Bits) {
  int64_t Distance = Target - InstOffset - 4;
  if (Distance & 3)
    return InstOffset & 3
               ? "the branch is not aligned to 4 bytes: write '.align 4' "
                 "before it"
               : "branch target is not aligned to 4 bytes: write '.align 4' "
                 "before it";
  if (!isInt<16>(Distance / 4))
    return ("branch distance of " + Twine(Distance / 4) +
            " words is out of range (-32768 to 32767): s_getpc_b64, "
            "s_add_u32, s_addc_u32 and s_setpc_b64 jump farther")
        .str();
  Bits = uint64_t(Distance / 4) & 0xffff;
  return std::string();
}

/// Prints \p Value in hexadecimal, with a sign if it is negative and \p
/// IsSigned.
static std::string hex(int64_t Value, bool IsSigned) {
  const bool IsNegative = IsSigned && Value < 0;
  return (IsNegative ? "-0x" : "0x") +
         utohexstr(IsNegative ? -uint64_t(Value) : Value, /*LowerCase=*/true);
}

uint64_t clrx::fitValue(int64_t Value, unsigned Bits, FieldCheck Check,
                        function_ref<void(const Twine &)> Warn) {
  const bool IsSigned = Check == FieldCheck::Signed;
  const uint64_t Cut = uint64_t(Value) & maskTrailingOnes<uint64_t>(Bits);
  const bool Fits = (!IsSigned && isUIntN(Bits, Value)) ||
                    (Check != FieldCheck::Unsigned && isIntN(Bits, Value));
  if (!Fits) {
    const int64_t Min = Check == FieldCheck::Unsigned ? 0 : minIntN(Bits);
    const int64_t Max = IsSigned ? maxIntN(Bits) : maxUIntN(Bits);
    Warn("value " + hex(Value, IsSigned) + " truncated to " +
         hex(IsSigned ? SignExtend64(Cut, Bits) : Cut, IsSigned) +
         " (range: " + hex(Min, /*IsSigned=*/true) + " to " +
         hex(Max, /*IsSigned=*/true) + ")");
  }
  return Cut;
}

StringRef clrx::describeMisplaced(FieldFixup Kind) {
  switch (getFieldFixupInfo(Kind).Check) {
  case FieldCheck::Branch:
    return "branch target is not in the current section";
  default:
    return "relative value is illegal in an operand";
  }
}

std::string clrx::completeField(FieldFixup Kind, uint64_t FixupOffset,
                                int64_t Value, bool IsOffset, uint64_t &Bits,
                                function_ref<void(const Twine &)> Warn) {
  const FieldFixupInfo &Info = getFieldFixupInfo(Kind);
  if (Info.Check == FieldCheck::Branch)
    return completeBranch(FixupOffset, Value, Bits);
  if (IsOffset)
    Value = uint64_t(Value) - FixupOffset;
  Bits = fitValue(Value, Info.Bits, Info.Check, Warn);
  return std::string();
}

TextField clrx::getLiteralField(StringRef Mnemonic) {
  if (Mnemonic.contains("16")) // LLVM takes 16-bit literals only.
    return TextField::None;
  return Mnemonic.contains("64") ? TextField::HalfLiteral : TextField::Literal;
}
