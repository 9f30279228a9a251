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

/// Returns the address that \p C computes, if it computes one.
std::optional<AddressTracker::Known>
AddressTracker::compute(const CodeInst &C) const {
  const bool IsGetPC = C.is(InstClass::GetPC);
  const StringRef Name = C.getMnemonic();
  // The names without "co" precede GFX12.
  const bool IsAdd =
      Name == "s_add_u32" || Name == "s_add_co_u32" || Name == "s_add_nc_u64";
  const bool IsSub =
      Name == "s_sub_u32" || Name == "s_sub_co_u32" || Name == "s_sub_nc_u64";
  const bool IsMove = Name == "s_mov_b64" || Name == "s_mov_b32";
  if (!IsGetPC && (Values.empty() || !(IsAdd || IsSub || IsMove)))
    return std::nullopt;
  const auto Operands = Code.getOperands(C);
  const CodeOperand *Dst = nullptr, *A = nullptr, *B = nullptr;
  for (auto [Op, Kind] : zip(Operands, C.Opcode->Operands))
    if (Kind == OperandKind::SDst)
      Dst = &Op;
    else if (Kind == OperandKind::SSrc)
      (A ? B : A) = &Op;
  if (!Dst || !Dst->IsRegister)
    return std::nullopt;
  if (IsGetPC)
    return Known{Dst->Register, uint32_t(C.getEnd())};
  if (!A)
    return std::nullopt;
  if (B && IsAdd && !A->IsRegister)
    std::swap(A, B);
  const Known *From = A->IsRegister ? find(A->Register) : nullptr;
  if (!From)
    return std::nullopt;
  if (!B)
    return Known{Dst->Register, From->Offset};
  if (!B->Constant)
    return std::nullopt;
  return Known{Dst->Register, IsSub ? From->Offset - *B->Constant
                                    : From->Offset + *B->Constant};
}

/// Returns true if \p I completes the upper half of an address whose lower half
/// was computed before, so that the lower half stays valid.
static bool completesPair(const CodeInst &I) {
  static constexpr StringLiteral Names[] = {
      "s_addc_u32", "s_subb_u32", "s_add_co_ci_u32", "s_sub_co_ci_u32",
      "s_sext_i32_i16"}; // GFX12 extends the upper half of s_getpc_b64.
  return is_contained(Names, I.getMnemonic());
}

void AddressTracker::step(const CodeInst &I) {
  if (Values.empty() && !I.is(InstClass::GetPC))
    return;
  const std::optional<Known> New = compute(I);
  const bool IsCarry = completesPair(I);
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
