//===- AddressTracker.cpp - Addresses of code in registers ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only low halves are tracked, because code is shorter than 4 GiB. s_addc_u32
// and s_subb_u32 are assumed to apply the carry to the high half.
//
//===----------------------------------------------------------------------===//

#include "AddressTracker.h"

using namespace llvm;
using namespace clrx;

const AddressTracker::Known *AddressTracker::find(RegisterId Register) const {
  auto It =
      find_if(Values, [=](const Known &K) { return K.Register == Register; });
  return It == Values.end() ? nullptr : &*It;
}

std::optional<uint64_t> AddressTracker::get(RegisterId Register) const {
  const Known *K = find(Register);
  if (!K)
    return std::nullopt;
  return int64_t(int32_t(K->Offset));
}

/// Returns the value of \p Op, an operand of \p I, if it is a constant.
static std::optional<uint32_t> getNumber(const Inst &I, const InstOperand &Op) {
  if (Op.File == OperandFile::Literal)
    return I.Literal;
  if (Op.File != OperandFile::Inline)
    return std::nullopt;
  // Codes of 0 to 64 come first, then those of -1 to -16.
  if (Op.Code < CodeInlineMinusOne)
    return Op.Code - CodeInlineZero;
  if (Op.Code < CodeInlineMinusOne + 16)
    return CodeInlineMinusOne - 1 - Op.Code;
  return std::nullopt;
}

/// Returns the address that \p C computes, if it computes one.
std::optional<AddressTracker::Known>
AddressTracker::compute(const CodeInst &C) const {
  const bool IsGetPC = C.is(InstClass::GetPC);
  const StringRef Name = C.getMnemonic();
  if (!IsGetPC && (Values.empty() || !C.is(InstClass::SALU) ||
                   !(Name == "s_add_u32" || Name == "s_sub_u32" ||
                     Name == "s_mov_b64" || Name == "s_mov_b32")))
    return std::nullopt;
  const Inst I = Code.decodeInst(C);
  const InstOperand *Dst = I.find(OperandKind::SDst);
  if (!Dst || !Dst->isRegister())
    return std::nullopt;
  if (IsGetPC)
    return Known{RegisterId(*Dst), uint32_t(C.getEnd())};
  const InstOperand *A = nullptr, *B = nullptr;
  for (const InstOperand &Op : I.operands())
    if (Op.isSource())
      (A ? B : A) = &Op;
  if (!A)
    return std::nullopt;
  const bool IsSub = Name == "s_sub_u32";
  if (B && Name == "s_add_u32" && !A->isRegister())
    std::swap(A, B);
  const Known *From = A->isRegister() ? find(RegisterId(*A)) : nullptr;
  if (!From)
    return std::nullopt;
  if (!B)
    return Known{RegisterId(*Dst), From->Offset};
  const std::optional<uint32_t> Distance = getNumber(I, *B);
  if (!Distance)
    return std::nullopt;
  return Known{RegisterId(*Dst),
               IsSub ? From->Offset - *Distance : From->Offset + *Distance};
}

void AddressTracker::step(const CodeInst &I) {
  const std::optional<Known> New = compute(I);
  // An instruction with carry completes the pair, so the low half stays valid.
  const bool IsCarry =
      I.getMnemonic() == "s_addc_u32" || I.getMnemonic() == "s_subb_u32";
  const unsigned Count = IsCarry ? 1 : 2;
  if (!Values.empty())
    for (const CodeAccess &X : Code.getAccesses(I))
      if (X.IsWrite) {
        const RegisterId First = Code.getRegister(I, X);
        erase_if(Values, [&](const Known &K) {
          return K.Register.Var == First.Var &&
                 K.Register.Number + Count > First.Number &&
                 K.Register.Number < First.Number + X.Count;
        });
      }
  if (New)
    Values.push_back(*New);
}
