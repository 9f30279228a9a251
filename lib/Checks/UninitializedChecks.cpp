//===- UninitializedChecks.cpp - Reads of registers without a value -------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward dataflow analysis finds the registers that have a value at each
// instruction: the start of the kernel sets them, or some path from there
// writes them. In code that unknown code may also enter, all registers count as
// set, so the check does not warn there.
//
//===----------------------------------------------------------------------===//

#include "Analysis/RegisterSet.h"
#include "EntryNotes.h"
#include "KernelChecks.h"
#include "SureAccess.h"
#include "llvm/ADT/BitVector.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Checks the code of one kernel.
class UninitializedCheck {
public:
  UninitializedCheck(const Program::Kernel &K, const KernelBlocks &Blocks,
                     Findings &Found)
      : K(K), Resources(*K.Resources), Graph(K.In->Graph), Code(K.In->Code),
        Facts(getArchInfo(Code.Architecture)), Found(Found), Blocks(Blocks),
        AllocatedSGPRs(getAllocatedCount(Resources, Facts, /*IsVector=*/false)),
        AllocatedVGPRs(getAllocatedCount(Resources, Facts, /*IsVector=*/true)),
        Effects(Blocks.size()), Starts(Blocks.size()) {}

  void run();

private:
  const Program::Kernel &K;
  const KernelResources &Resources;
  const FlowGraph &Graph;
  const SectionCode &Code;
  const ArchInfo &Facts;
  Findings &Found;
  const KernelBlocks &Blocks;
  const unsigned AllocatedSGPRs, AllocatedVGPRs; ///< See getAllocatedCount.
  /// Effects of a block on registers.
  struct Effect {
    RegisterSet Reads;  ///< Those that it reads before it writes them.
    RegisterSet Writes; ///< Those that it may write.
  };
  std::vector<Effect> Effects; ///< Indexed like Blocks.
  /// Registers with a value at the start of each block.
  std::vector<RegisterSet> Starts;
  RegisterSet State;    ///< Registers with a value before an instruction.
  RegisterSet Reported; ///< Registers that a warning has named.

  bool isCheckable() const;
  RegisterSet getEntryState() const;
  void stepOverNotes(const CodeInst &I);
  void step(const CodeInst &I);
  const FlowBlock &getBlock(uint32_t Index) const {
    return Graph.getBlocks()[Blocks.getNumbers()[Index]];
  }
  void summarise(uint32_t Index);
  void solve();
  void checkBlock(uint32_t Index);
  void checkInst(uint32_t Number);
  void checkRead(uint32_t Number, const CodeAccess &Any);
  bool hasValue(const CodeAccess &X) const;
  std::optional<CodeAccess> findUnset(const CodeInst &I,
                                      const CodeAccess &X) const;
  void report(uint32_t Number, const CodeAccess &X, const CodeAccess &Operand);
};

} // namespace

static void setAll(RegisterSet &S) { S.set(0, RegisterSet::NumCodes); }

/// Returns the end of \p X. Data that are read as instructions may name
/// registers that do not exist.
static unsigned getEnd(const CodeAccess &X) {
  return std::min(X.end(), RegisterSet::NumCodes);
}

//===----------------------------------------------------------------------===//
// Registers with a value
//===----------------------------------------------------------------------===//

RegisterSet UninitializedCheck::getEntryState() const {
  RegisterSet S;
  for (const EntryValue &V : Resources.EntryValues)
    S.set(V.First, V.First + V.Count);
  // FLAT_SCRATCH, XNACK_MASK, trap registers and EXEC belong to the hardware
  // and the driver.
  S.set(Facts.AddressableSGPRs, CodeVCC);
  S.set(CodeVCC + 2, CodeM0);
  S.set(CodeM0 + 1, CodeSCC);
  return S;
}

/// Adds the registers that the notes before \p I set.
void UninitializedCheck::stepOverNotes(const CodeInst &I) {
  if (Code.RegisterNotes.empty())
    return;
  const auto [Begin, End] = Code.RegisterNotes.equal_range(I.Offset);
  for (const auto &[Offset, Note] : make_range(Begin, End))
    if (const auto [First, Last] = getCodes(Note); Note.IsWritten)
      State.set(First, Last);
}

/// Adds the registers that \p I may write.
void UninitializedCheck::step(const CodeInst &I) {
  if (!I.isUnderstood())
    return setAll(State);
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (!X.IsWrite)
      continue;
    State.set(X.First, X.end());
    // An index may select any register of the file.
    if (X.IsVar || I.is(InstClass::Displaced))
      X.isVector() ? State.set(CodeVGPR0, RegisterSet::NumCodes)
                   : State.set(0, CodeSCC);
  }
  // VGPR indexing may be on now, so later instructions may write any VGPR.
  if (I.Classes.hasAny(InstClass::GPRIndexOn | InstClass::SetReg))
    State.set(CodeVGPR0, RegisterSet::NumCodes);
}

/// Computes the effects of the block with \p Index.
void UninitializedCheck::summarise(uint32_t Index) {
  const FlowBlock &B = getBlock(Index);
  Effect &E = Effects[Index];
  State = RegisterSet();
  for (uint32_t Number = B.First; Number != B.End; ++Number) {
    const CodeInst &I = Code.Insts[Number];
    stepOverNotes(I);
    for (const CodeAccess &X : Code.getAccesses(I))
      if (!X.IsWrite && !X.IsVar)
        for (unsigned Register = X.First; Register < getEnd(X); ++Register)
          if (!State.test(Register))
            E.Reads.set(Register, Register + 1);
    step(I);
  }
  E.Writes = State;
}

void UninitializedCheck::solve() {
  const size_t NumBlocks = Blocks.size();
  const uint32_t Entry = Blocks.getIndex(Blocks.getEntry());
  BitVector IsDirty(NumBlocks, true);
  SmallVector<uint32_t> ReturnPoints;
  for (uint32_t Index = 0; Index != NumBlocks; ++Index) {
    summarise(Index);
    const FlowBlock &B = getBlock(Index);
    if (B.Ending == BlockExit::Call)
      append_range(ReturnPoints, B.Successors);
    // Unknown code calls the code after .cf_start.
    if (B.IsEntry && Index != Entry)
      setAll(Starts[Index]);
  }
  Starts[Entry] |= getEntryState();
  const auto Enter = [&](uint32_t Block) {
    const uint32_t To = Blocks.getIndex(Block);
    RegisterSet Start = Starts[To];
    Start |= State;
    if (Start == Starts[To])
      return;
    Starts[To] = Start;
    IsDirty.set(To);
  };
  while (IsDirty.any())
    for (unsigned Index : IsDirty.set_bits()) {
      IsDirty.reset(Index);
      const FlowBlock &B = getBlock(Index);
      State = Starts[Index];
      State |= Effects[Index].Writes;
      llvm::for_each(B.Successors, Enter);
      llvm::for_each(B.Callees, Enter);
      if (B.Ending == BlockExit::Return)
        llvm::for_each(ReturnPoints, Enter);
    }
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

/// Returns true if \p X, an access of \p I, reads its destination only to keep
/// a part of it.
static bool keepsDestination(const CodeInst &I, const CodeAccess &X,
                             ArrayRef<CodeAccess> Accesses) {
  static constexpr StringLiteral Accumulating[] = {
      "v_mac_", "v_fmac_", "v_pk_fmac_", "v_dot", "s_addk_", "s_mulk_"};
  // s_set_gpr_idx_on and its relatives replace some bits of M0.
  const bool HasDestination =
      X.Operand != CodeAccess::NoOperand || X.First == CodeM0;
  return HasDestination &&
         any_of(Accesses,
                [&](const CodeAccess &O) {
                  return O.IsWrite && O.Operand == X.Operand &&
                         O.First == X.First;
                }) &&
         none_of(Accumulating, [&](StringRef Prefix) {
           return I.getMnemonic().starts_with(Prefix);
         });
}

/// Returns true if \p I has the same result for all values of its sources, such
/// as `v_xor_b32 v0, v1, v1`.
static bool ignoresValue(const CodeInst &I, ArrayRef<CodeAccess> Accesses) {
  static constexpr StringLiteral Operations[] = {"xor", "sub", "cmp", "andn2"};
  const CodeAccess *First = nullptr, *Second = nullptr;
  for (const CodeAccess &X : Accesses) {
    if (X.IsWrite || X.Operand == CodeAccess::NoOperand)
      continue;
    if (Second)
      return false;
    (First ? Second : First) = &X;
  }
  return Second && First->First == Second->First &&
         First->Count == Second->Count &&
         I.Classes.hasAny(InstClass::SALU | InstClass::VALU) &&
         any_of(Operations, [&](StringRef Operation) {
           return I.getMnemonic().contains(Operation);
         });
}

/// Returns true if a program may need only some registers of \p X, an access of
/// \p I. Examples are a part of the stored data, the low half of a 64-bit
/// operand if only the low half of the result matters, and the part of a lane
/// mask for the lanes that exist.
static bool mayNeedPart(const CodeInst &I, const CodeAccess &X) {
  if (X.Operand == CodeAccess::NoOperand)
    return true;
  const OperandKind Kind = I.getKind(X);
  return I.Classes.hasAny(InstClass::VALU | InstClass::SALU |
                          InstClass::Export) ||
         Kind == OperandKind::VData || Kind == OperandKind::VDataMask ||
         Kind == OperandKind::VReg;
}

/// Returns true if all registers of \p X have a value.
bool UninitializedCheck::hasValue(const CodeAccess &X) const {
  for (unsigned Register = X.First; Register < getEnd(X); ++Register)
    if (!State.test(Register))
      return false;
  return true;
}

/// Returns the first consecutive registers without a value of \p X, an access
/// of \p I. Returns std::nullopt if there are none, or if other registers of \p
/// X have a value and the program may need only those.
std::optional<CodeAccess>
UninitializedCheck::findUnset(const CodeInst &I, const CodeAccess &X) const {
  CodeAccess Unset = X;
  Unset.Count = getEnd(X) - X.First;
  while (Unset.Count && State.test(Unset.First)) {
    ++Unset.First;
    --Unset.Count;
  }
  unsigned Count = 0;
  while (Count != Unset.Count && !State.test(Unset.First + Count))
    ++Count;
  Unset.Count = Count;
  if (!Count || (Count != X.Count && mayNeedPart(I, X)))
    return std::nullopt;
  return Unset;
}

/// Reports that the registers \p X of \p Operand have no value.
void UninitializedCheck::report(uint32_t Number, const CodeAccess &X,
                                const CodeAccess &Operand) {
  const CodeInst &I = Code.Insts[Number];
  if (!Found.wants(WarningGroup::Uninitialized, rules::Uninitialized, I))
    return;
  const std::string Name =
      X.First == CodeSCC ? "scc"
                         : getRegisterName(X.First, Code.Architecture, X.Count);
  const bool IsOne = X.Count == 1 || X.First == CodeVCC;
  Finding &F = Found.add(
      WarningGroup::Uninitialized, rules::Uninitialized, {Number, X.Operand},
      (K.Name.empty() ? "" : "kernel '" + K.Name + "': ") + Name +
          (IsOne ? " is" : " are") + " read here, but nothing has set " +
          (IsOne ? "it" : "them"));
  F.Notes.push_back({std::nullopt, describeWayToSet(Resources, I, Operand,
                                                    Code.Architecture)});
}

void UninitializedCheck::checkRead(uint32_t Number, const CodeAccess &Any) {
  const CodeInst &I = Code.Insts[Number];
  const CodeAccess X = getSureAccess(I, Any, Code.Architecture);
  if (X.IsVar || (!X.isVector() && X.First > CodeM0 && X.First != CodeSCC))
    return;
  const std::optional<CodeAccess> Unset = findUnset(I, X);
  if (!Unset)
    return;
  // The group `kernel` warns about registers that the kernel does not have.
  if (X.isVector() ? Unset->First >= CodeVGPR0 + AllocatedVGPRs
                   : Unset->First < Facts.AddressableSGPRs &&
                         Unset->First >= AllocatedSGPRs)
    return;
  // Later reads of the same registers draw no further warnings.
  if (!Reported.findIn(*Unset))
    report(Number, *Unset, X);
  Reported.set(Unset->First, Unset->end());
}

void UninitializedCheck::checkInst(uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  if (!isReportable(I, WarningGroup::Uninitialized))
    return;
  const ArrayRef<CodeAccess> Accesses = Code.getAccesses(I);
  // The operands only begin the range of registers that M0 selects from.
  if (I.is(InstClass::Displaced)) {
    for (const CodeAccess &X : Accesses)
      if (!X.IsWrite && X.First == CodeM0)
        checkRead(Number, X);
    return;
  }
  for (const CodeAccess &X : Accesses)
    if (!X.IsWrite && !hasValue(X) && !keepsDestination(I, X, Accesses) &&
        !ignoresValue(I, Accesses))
      checkRead(Number, X);
}

/// Checks the block with \p Index.
void UninitializedCheck::checkBlock(uint32_t Index) {
  RegisterSet Unset = Effects[Index].Reads;
  Unset.remove(Starts[Index]);
  if (Unset.empty())
    return;
  State = Starts[Index];
  const FlowBlock &B = getBlock(Index);
  for (uint32_t I = B.First; I != B.End; ++I) {
    stepOverNotes(Code.Insts[I]);
    checkInst(I);
    step(Code.Insts[I]);
  }
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

/// Returns true if all code that the kernel runs, and what it gets at its
/// start, is known.
bool UninitializedCheck::isCheckable() const {
  if (!K.HasHeader || hasContradictoryWaveSize(K, Code.Architecture))
    return false;
  return none_of(Blocks.getNumbers(), [&](uint32_t Block) {
    const FlowBlock &B = Graph.getBlocks()[Block];
    return B.Ending == BlockExit::Unknown ||
           (B.Ending == BlockExit::Call && B.Callees.empty());
  });
}

void UninitializedCheck::run() {
  if (!isCheckable())
    return;
  solve();
  for (uint32_t Index = 0; Index != Blocks.size(); ++Index)
    checkBlock(Index);
}

void clrx::checkUninitialized(const Program::Kernel &K,
                              const KernelBlocks &Blocks, Findings &Found) {
  if (K.Resources && !Found.isFull(rules::Uninitialized))
    UninitializedCheck(K, Blocks, Found).run();
}
