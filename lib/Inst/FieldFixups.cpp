//===- FieldFixups.cpp - Instruction fields filled late -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/Inst/InstAssembler.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr FieldFixupInfo Infos[] = {
#define CLRX_FIELD_FIXUP(Id, ByteOffset, BitOffset, Bits, Check)               \
  {#Id, ByteOffset, BitOffset, Bits, FieldCheck::Check},
#include "clrx/Inst/FieldFixups.def"
};

ArrayRef<FieldFixupInfo> clrx::getFieldFixupInfos() { return Infos; }

/// The word distance of a branch, counted from behind it.
static std::string completeBranch(uint64_t InstOffset, uint64_t Target,
                                  uint64_t &Bits) {
  int64_t Distance = Target - InstOffset - 4;
  if (Distance & 3)
    return "branch target is not aligned to 4 bytes";
  if (!isInt<16>(Distance / 4))
    return ("branch distance of " + Twine(Distance / 4) +
            " words is out of range (-32768 to 32767)")
        .str();
  Bits = uint64_t(Distance / 4) & 0xffff;
  return std::string();
}

std::string clrx::completeField(FieldFixup Kind, uint64_t InstOffset,
                                int64_t Value, uint64_t &Bits,
                                function_ref<void(const Twine &)> Warn) {
  const FieldFixupInfo &Info = getFieldFixupInfo(Kind);
  if (Info.Check == FieldCheck::Branch)
    return completeBranch(InstOffset, Value, Bits);
  Bits = uint64_t(Value) & maskTrailingOnes<uint64_t>(Info.Bits);
  bool Fits = isUIntN(Info.Bits, Value) ||
              (Info.Check == FieldCheck::Both && isIntN(Info.Bits, Value));
  if (!Fits)
    Warn("value 0x" + utohexstr(Value, /*LowerCase=*/true) +
         " truncated to 0x" + utohexstr(Bits, /*LowerCase=*/true));
  return std::string();
}
