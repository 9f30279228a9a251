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
            " words is out of range (-32768 to 32767)")
        .str();
  Bits = uint64_t(Distance / 4) & 0xffff;
  return std::string();
}

/// Returns true if \p Value fits into the field.
static bool fits(const FieldFixupInfo &Info, int64_t Value) {
  switch (Info.Check) {
  case FieldCheck::Unsigned:
    return isUIntN(Info.Bits, Value);
  case FieldCheck::Both:
  case FieldCheck::NumberOrDistance:
    return isUIntN(Info.Bits, Value) || isIntN(Info.Bits, Value);
  case FieldCheck::Branch:
    return true; // completeBranch() has checked it.
  }
  llvm_unreachable("unknown check");
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
  Bits = uint64_t(Value) & maskTrailingOnes<uint64_t>(Info.Bits);
  if (!fits(Info, Value))
    Warn("value 0x" + utohexstr(Value, /*LowerCase=*/true) +
         " truncated to 0x" + utohexstr(Bits, /*LowerCase=*/true));
  return std::string();
}

TextField clrx::getLiteralField(StringRef Mnemonic) {
  if (Mnemonic.contains("16")) // LLVM takes 16-bit literals only.
    return TextField::None;
  return Mnemonic.contains("64") ? TextField::HalfLiteral : TextField::Literal;
}
