//===- ScalarHazards.cpp - Scalar registers that keep old values ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state hazards of GFX11 and later. After VALU has read a scalar register,
// later instructions may not see a new value. The rules are those of LLVM's
// passes.
//
//===----------------------------------------------------------------------===//

#include "StateHazardWalk.h"

using namespace llvm;
using namespace clrx;

/// Returns true if \p X, a read of \p I, lets a later write of the registers
/// cause a hazard.
bool StateHazardWalk::isOldValueRead(const CodeInst &I,
                                     const CodeAccess &X) const {
  if (!I.is(InstClass::VALU))
    return false;
  if (HasScalarHazards)
    return true;
  // Masks are the last operand, or VCC.
  return I.is(InstClass::ReadsMask) &&
         (X.Operand == CodeAccess::NoOperand ||
          X.Operand + 1u == I.Opcode->NumOperands);
}

/// Returns true for SGPRs, VCC and trap registers. Other scalar registers do
/// not have these hazards.
static bool isNumberedScalar(const CodeAccess &X) {
  return X.First < CodeM0 && !X.IsVar &&
         (X.Operand != CodeAccess::NoOperand || X.First == CodeVCC);
}

void StateHazardWalk::readScalar(const CodeInst &I, const CodeAccess &X,
                                 uint32_t Number) {
  static constexpr StateHazard Hazards[][NumWriters] = {
      {StateHazard::MaskBySALU, StateHazard::MaskByVALU, StateHazard::MaskVCC},
      {StateHazard::SGPRBySALU, StateHazard::SGPRByVALU, StateHazard::SGPRVCC}};
  for (Writer W : {BySALU, ByVALU, ByVALUToVCC}) {
    const std::optional<uint16_t> Register = State.New[W].findIn(X);
    if (!Register)
      continue;
    // SALU waits for the results of VALU.
    if (W == BySALU || I.is(InstClass::VALU))
      warn(Hazards[HasScalarHazards][W], Number, &X, *Register);
    State.New[W].clear();
  }
  if (HasScalarHazards && !I.is(InstClass::VALU) && X.First < CodeVCC)
    State.New[ByVALU].clear();
}

/// Records the read \p X of \p I, after which new values may not be visible.
void StateHazardWalk::noteScalarRead(const CodeInst &I, const CodeAccess &X) {
  if (!isOldValueRead(I, X))
    return;
  // GFX12 tracks pairs.
  const unsigned Align = HasScalarHazards ? 2 : 1;
  for (unsigned R = X.First / Align * Align;
       R < std::min<unsigned>(alignTo(X.end(), Align), CodeM0); ++R)
    State.ReadByVALU.set(R);
}

void StateHazardWalk::writeScalar(const CodeInst &I, const CodeAccess &X) {
  for (unsigned R = X.First; R < std::min<unsigned>(X.end(), CodeM0); ++R) {
    const bool IsVCC = R == CodeVCC || R == CodeVCC + 1;
    if (IsVCC)
      for (ScalarSet &S : State.New) {
        S.reset(R);
        // LLVM has one state for both halves, and so does the check.
        if (HasScalarHazards)
          S.reset(R ^ 1);
      }
    if (!State.ReadByVALU.test(R))
      continue;
    if (HasMaskHazards)
      State.ReadByVALU.reset(R);
    if (I.is(InstClass::VALU))
      State.New[IsVCC ? ByVALUToVCC : ByVALU].set(R);
    else
      State.New[BySALU].set(R);
  }
}

/// Forgets the registers that \p I loads, which hold other values then.
void StateHazardWalk::forgetLoaded(const CodeInst &I) {
  for (const CodeAccess &X : Code.getAccesses(I))
    for (unsigned R = X.First;
         X.IsWrite && R < std::min<unsigned>(X.end(), CodeM0); ++R) {
      State.ReadByVALU.reset(R);
      for (ScalarSet &S : State.New)
        S.reset(R);
    }
}

/// Applies \p I, s_waitcnt_depctr or s_wait_alu.
void StateHazardWalk::waitForScalars(const CodeInst &I) {
  constexpr unsigned SASDst = 1, VAVCC = 1 << 1, VASDst = 7 << 9;
  if (!(I.Immediate & SASDst))
    State.New[BySALU].clear();
  if (!(I.Immediate & VAVCC))
    State.New[ByVALUToVCC].clear();
  if (!(I.Immediate & VASDst))
    State.New[ByVALU].clear();
}

/// Returns true if \p I, which is VALU, has a literal.
static bool hasLiteral(const SectionCode &Code, const CodeInst &I) {
  // The encodings of one word have an upper bit of 0.
  const bool IsShort = !(Code.Content[I.Offset + 3] & 0x80);
  return I.Size > (IsShort ? 4 : 8) && !I.is(InstClass::DPP);
}

/// Checks the scalar registers of \p I. On GFX11, VALU instructions that read
/// another scalar register, a literal, or in LLVM's rule any immediate field,
/// end the hazards of earlier masks.
void StateHazardWalk::stepScalars(const CodeInst &I, uint32_t Number) {
  if (HasMaskHazards && I.Wave32)
    return;
  if (I.is(InstClass::WaitDepCounter))
    return waitForScalars(I);
  if (HasScalarHazards &&
      I.Classes.hasAny(InstClasses(InstClass::SMEM) | InstClass::Buffer |
                       InstClass::Image)) {
    for (ScalarSet &S : State.New)
      S.clear();
    return;
  }
  if (I.is(InstClass::SMEM))
    return forgetLoaded(I);
  if (!I.Classes.hasAny(InstClasses(InstClass::VALU) | InstClass::SALU |
                        InstClass::SOPP))
    return;
  const auto ForEach = [&](bool IsWrite, auto Fn) {
    for (const CodeAccess &X : Code.getAccesses(I))
      if (X.IsWrite == IsWrite && isNumberedScalar(X))
        Fn(X);
  };
  const auto NoteRead = [&](const CodeAccess &X) { noteScalarRead(I, X); };
  ForEach(false, [&](const CodeAccess &X) { readScalar(I, X, Number); });
  // On GFX12, an instruction's own write after its read counts.
  if (HasScalarHazards)
    ForEach(false, NoteRead);
  ForEach(true, [&](const CodeAccess &X) { writeScalar(I, X); });
  if (HasScalarHazards)
    return;
  bool ReadsAny = false;
  ForEach(false, [&ReadsAny](const CodeAccess &) { ReadsAny = true; });
  if (I.is(InstClass::VALU) &&
      (ReadsAny || I.is(InstClass::Modified) || hasLiteral(Code, I)))
    State.ReadByVALU.clear();
  ForEach(false, NoteRead);
}

/// Checks reads of hardware registers that need s_wait_alu 0 directly before
/// them.
void StateHazardWalk::stepIdleWait(const CodeInst &I, uint32_t Number) {
  constexpr unsigned IdMask = 63;
  /// STATUS, STATE_PRIV, EXCP_FLAG_PRIV and EXCP_FLAG_USER.
  static constexpr unsigned Status[] = {2, 4, 17, 18};
  if (I.is(InstClass::GetReg) && State.Flags & LacksIdleWait &&
      is_contained(Status, I.Immediate & IdMask))
    warn(StateHazard::GetRegBusy, Number, nullptr, CodeM0);
  if (I.is(InstClass::WaitDepCounter) && !I.Immediate)
    State.Flags &= ~LacksIdleWait;
  else
    State.Flags |= LacksIdleWait;
}
