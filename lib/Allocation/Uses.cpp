//===- Uses.cpp - Uses of registers and variables -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Locations are numbered: first the registers, then the elements of variables
// in the order of their first uses.
//
//===----------------------------------------------------------------------===//

#include "Uses.h"
#include "HeldRegisters.h"
#include "clrx/ISA/Accesses.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

/// The first locations are registers: SGPRs, then VGPRs.
static constexpr unsigned NumScalarLocations = 128;
static constexpr unsigned MaxVectorLocations = 256;

Uses::Uses(const CallFlow &Flow, bool MayReplay)
    : Flow(Flow), Code(Flow.getCode()), MayReplay(MayReplay) {
  for (unsigned N = 0; N != NumScalarLocations; ++N)
    Locations.push_back({nullptr, uint16_t(N), false});
  for (unsigned N = 0; N != MaxVectorLocations; ++N)
    Locations.push_back({nullptr, uint16_t(N), true});
  collect();
  addHeld();
  index();
}

uint32_t Uses::getLocation(const RegVar *Var, unsigned Number, bool IsVector) {
  if (!Var)
    return IsVector ? NumScalarLocations + Number : Number;
  auto [It, IsNew] = VarLocations.try_emplace({Var, Number}, Locations.size());
  if (IsNew)
    Locations.push_back({Var, uint16_t(Number), IsVector});
  return It->second;
}

/// Adds a use for each register or element. Special registers get no uses.
void Uses::addAccess(const Use &Like, const RegVar *Var, unsigned First,
                     unsigned Count, bool IsVector) {
  const unsigned Limit = Var ? Var->Count
                         : IsVector
                             ? MaxVectorLocations
                             : getArchInfo(Code.Architecture).AddressableSGPRs;
  for (unsigned N = First; N != First + Count && N < Limit; ++N) {
    Use U = Like;
    U.Location = getLocation(Var, N, IsVector);
    All.push_back(U);
  }
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Returns true if \p I keeps the upper half of its destination VGPR.
static bool keepsHighHalf(const SectionCode &Code, const CodeInst &I) {
  return getArchInfo(Code.Architecture).KeepsHighHalves &&
         I.is(InstClass::VALU) && I.Opcode->Row->Format != InstFormat::VOP3P &&
         I.getMnemonic().contains("16");
}

/// Returns true if \p I may keep a part of its destination VGPR even if EXEC
/// enables all lanes.
static bool keepsPart(const SectionCode &Code, const CodeInst &I) {
  if (I.is(InstClass::Displaced))
    return true;
  if (!I.is(InstClass::VALU) || I.Size != 8)
    return false;
  const char *Words = Code.Content.data() + I.Offset;
  const uint32_t Low = support::endian::read32le(Words);
  const uint32_t High = support::endian::read32le(Words + 4);
  constexpr uint32_t LongBit = 1u << 31, HighHalfOfDst = 1u << 14;
  constexpr uint32_t BoundCtrl = 1u << 19, OwnLanes = 0xe4;
  if (Low & LongBit) // VOP3 with op_sel, which VOP3B and VOP3P do not have.
    return I.Opcode->Row->Format != InstFormat::VOP3P &&
           !I.Opcode->Row->hasCarryOut() && (Low & HighHalfOfDst);
  switch (Low & 0x1ff) {
  case CodeSDWA: {
    const unsigned Selected = High >> 8 & 7, Unused = High >> 11 & 3;
    return Selected != 6 && Unused == 2;
  }
  case CodeDPP: // Masked lanes, and those without a valid source, keep values.
    return High >> 24 != 0xff ||
           ((High >> 8 & 0x1ff) != OwnLanes && !(High & BoundCtrl));
  case CodeDPP8: // Disabled lanes may be read; no document says they read as 0.
    return true;
  default:
    return false;
  }
}

/// Returns true if \p I reads or writes VGPR lanes that EXEC may disable.
/// v_readfirstlane reads such a lane if EXEC is 0.
static bool hasOtherLanes(const SectionCode &Code, const CodeInst &I,
                          bool IsWrite) {
  if (IsWrite)
    return I.is(InstClass::WritesLane);
  if (I.is(InstClass::ReadsLane) || I.is(InstClass::PermutesLanes))
    return true;
  if (!I.is(InstClass::DPP))
    return false;
  const char *Words = Code.Content.data() + I.Offset;
  constexpr uint32_t FetchInactive = 1u << 18;
  const uint32_t Source0 = support::endian::read32le(Words) & 0x1ff;
  return Source0 == CodeDPP8FetchInactive ||
         (Source0 == CodeDPP &&
          (support::endian::read32le(Words + 4) & FetchInactive));
}

void Uses::collectInst(uint32_t Number, bool IsDisplaced) {
  const CodeInst &I = Code.Insts[Number];
  if (!I.isUnderstood())
    return;
  const bool IsPartial = IsDisplaced || keepsPart(Code, I);
  const bool IsHalf = keepsHighHalf(Code, I);
  const bool IsEarly = I.is(InstClass::EarlyWrite);
  const bool IsReplayed = MayReplay && I.is(InstClass::SMEM);
  Use U{};
  U.Inst = Number;
  const auto Add = [&](unsigned First, unsigned Count, bool IsWrite,
                       const InstOperand *Op, uint8_t Operand) {
    const RegVar *Var =
        Op && Op->IsVar ? static_cast<const RegVar *>(Op->Var) : nullptr;
    const bool IsVector = First >= CodeVGPR0;
    U.Operand = Operand;
    U.IsWrite = IsWrite;
    U.IsPartial = IsWrite && (IsVector ? IsPartial || (IsHalf && Count == 1)
                                       : I.is(InstClass::Displaced));
    U.IsInOtherLanes = IsVector && hasOtherLanes(Code, I, IsWrite);
    U.IsEarly = IsWrite && (IsEarly || (IsReplayed && Count > 1));
    U.IsPlain = !IsWrite && Op && Op->Kind != OperandKind::VDst &&
                Op->Kind != OperandKind::SDst;
    addAccess(U, Var, Var ? Op->VarOffset : First - (IsVector ? CodeVGPR0 : 0),
              Count, IsVector);
  };
  if (const VarInst *V = Code.findVarInst(I)) {
    const Inst &VI = V->Instruction;
    forEachAccess(
        VI, Code.Architecture, I.Wave32, [&](const RegisterAccess &X) {
          const bool IsNeeded =
              !X.Operand || !X.Operand->IsVar || V->NeedsRegisters;
          if (!IsNeeded)
            return;
          const bool IsInList = X.Operand && !VI.AddrVars.empty() &&
                                X.Operand >= VI.AddrVars.begin() &&
                                X.Operand < VI.AddrVars.end();
          Add(X.First, X.Count, X.IsWrite, X.Operand,
              X.Operand && !IsInList ? X.Operand - VI.Operands : Use::Alone);
        });
    return;
  }
  for (const CodeAccess &X : Code.getAccesses(I))
    Add(X.First, X.Count, X.IsWrite, nullptr, Use::Alone);
}

/// Adds the uses that .usereg and .rvlin declare before instruction \p Number.
void Uses::addNotes(uint32_t Number) {
  const auto [Begin, End] =
      Code.RegisterNotes.equal_range(Code.Insts[Number].Offset);
  uint8_t Operand = Use::Alone;
  for (auto It = Begin; It != End; ++It) {
    const RegisterNote &N = It->second;
    const RegisterRange &R = N.Range;
    const RegVar *Var = R.File == RegisterFile::RegVar
                            ? static_cast<const RegVar *>(R.Var)
                            : nullptr;
    const bool IsVector = Var ? Var->IsVector : R.File == RegisterFile::VGPR;
    if (!Var && R.File != RegisterFile::SGPR && R.File != RegisterFile::VGPR)
      continue;
    Use U{};
    U.Inst = Number;
    if (N.IsLinear && !N.IsOnce && Var)
      Linear.push_back({Var, R.First, R.Count});
    if (N.IsRead || (N.IsLinear && N.IsOnce)) {
      // Numbers count down, so that they differ from those of operands.
      U.Operand = N.IsLinear ? --Operand : Use::Alone;
      addAccess(U, Var, R.First, R.Count, IsVector);
    }
    U.Operand = Use::Alone;
    U.IsWrite = U.IsPartial = true;
    if (N.IsWritten)
      addAccess(U, Var, R.First, R.Count, IsVector);
  }
}

void Uses::collect() {
  bool IsDisplaced = false;
  for (uint32_t Number = 0; Number != Code.Insts.size(); ++Number) {
    const CodeInst &I = Code.Insts[Number];
    const size_t First = All.size();
    collectInst(Number, IsDisplaced);
    if (!Code.RegisterNotes.empty()) {
      addNotes(Number);
      std::stable_partition(All.begin() + First, All.end(),
                            [](const Use &U) { return !U.IsWrite; });
    }
    IsDisplaced |= I.is(InstClass::GPRIndexOn);
    IsDisplaced &= !I.is(InstClass::GPRIndexOff);
  }
}

//===----------------------------------------------------------------------===//
// Registers held by memory accesses
//===----------------------------------------------------------------------===//

void Uses::addHeld() {
  std::vector<Use> Held = findHeldRegisters(Flow, *this);
  if (Held.empty())
    return;
  // Reads come before the writes of an instruction. All held uses are reads.
  stable_sort(Held, [](const Use &A, const Use &B) { return A.Inst < B.Inst; });
  std::vector<Use> Merged;
  Merged.reserve(All.size() + Held.size());
  std::merge(Held.begin(), Held.end(), All.begin(), All.end(),
             std::back_inserter(Merged),
             [](const Use &A, const Use &B) { return A.Inst < B.Inst; });
  All = std::move(Merged);
}

void Uses::index() {
  FirstOf.assign(Locations.size() + 1, 0);
  for (const Use &U : All)
    ++FirstOf[U.Location + 1];
  for (size_t I = 1; I != FirstOf.size(); ++I)
    FirstOf[I] += FirstOf[I - 1];
  ByLocation.resize(All.size());
  std::vector<uint32_t> Next(FirstOf.begin(), FirstOf.end() - 1);
  for (auto [Number, U] : enumerate(All))
    ByLocation[Next[U.Location]++] = Number;
}
