//===- StateHazardWalk.cpp - Hazards that wait states do not solve --------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The open hazards of a path, which an instruction has caused and no later
// instruction has resolved.
//
//===----------------------------------------------------------------------===//

#include "StateHazardWalk.h"

using namespace llvm;
using namespace clrx;

static const WaitCounter *getField(StringRef Name, Arch A) {
  return hasDialect(A) ? WaitCounters.find(Name, maskOf(A)) : nullptr;
}

StateHazardWalk::StateHazardWalk(const SectionCode &Code)
    : Code(Code), HasWarHazards(maskOf(Code.Architecture) & GCN15),
      HasNewerHazards(!hasDialect(Code.Architecture) &&
                      getArchInfo(Code.Architecture).GFXMajor >= FirstNewer),
      HasMaskHazards(hasHazard(StateHazard::MaskBySALU)),
      HasScalarHazards(hasHazard(StateHazard::SGPRBySALU)),
      HasIdleWaits(hasHazard(StateHazard::GetRegBusy)),
      LoadsClobberVCCZ(maskOf(Code.Architecture) & GCN1x),
      VMField(getField("vmcnt", Code.Architecture)),
      LGKMField(getField("lgkmcnt", Code.Architecture)),
      ExpField(getField("expcnt", Code.Architecture)) {}

bool StateHazardWalk::isNeeded() const {
  return HasWarHazards || HasNewerHazards ||
         Code.Present.hasAny(InstClass::VCCZBranch | InstClass::ScalarStore);
}

HazardState StateHazardWalk::getStartState() const {
  HazardState S;
  if (HasIdleWaits)
    S.Flags = LacksIdleWait;
  return S;
}

//===----------------------------------------------------------------------===//
// Classes of instructions
//===----------------------------------------------------------------------===//

static bool isDSOrLoadToLDS(const CodeInst &I) {
  return I.Classes.hasAny(InstClass::DS | InstClass::ToLDS);
}

/// Returns false for FLAT, whose memory is unknown, and for loads to LDS.
static bool isVectorMemory(const CodeInst &I) {
  if (I.is(InstClass::ToLDS))
    return false;
  return I.Classes.hasAny(InstClass::Buffer | InstClass::Image) ||
         (I.is(InstClass::Flat) && !I.is(InstClass::FlatAddress));
}

static bool readsScalarsLate(const CodeInst &I) {
  return I.Classes.hasAny(InstClasses(InstClass::DS) | InstClass::Buffer |
                          InstClass::Image | InstClass::Flat);
}

/// Returns true if \p I, a wait for a single counter, waits for all accesses of
/// the counter. A register would add an unknown number to the count.
static bool waitsForAll(const CodeInst &I) {
  return !I.Immediate && !I.NumAccesses;
}

bool clrx::takesPartInLDSBranch(const CodeInst &I) {
  return isDSOrLoadToLDS(I) || isVectorMemory(I);
}

bool clrx::resolvesLDSBranch(const CodeInst &I) {
  return I.is(InstClass::WaitOneCounter) && waitsForAll(I) &&
         I.getMnemonic() == "s_waitcnt_vscnt";
}

static Reader getReader(const CodeInst &I) {
  if (I.Counters & VMCnt)
    return ByVMCnt;
  return I.Counters & VSCnt ? ByVSCnt : ByLGKMCnt;
}

/// Returns true if \p I waits until SMEM instructions have read their operands.
/// Waits for a single counter are SOPK instructions, but do not do this by
/// themselves.
static bool isScalarWork(const CodeInst &I) {
  return I.is(InstClass::SALU) &&
         !I.Classes.hasAny(InstClasses(InstClass::SetsVSkip) |
                           InstClass::DoesNothing | InstClass::WaitOneCounter);
}

/// Returns true for VALU instructions and, as LLVM does, for loads to LDS.
static bool isVectorWork(const CodeInst &I) {
  return I.Classes.hasAny(InstClass::VALU | InstClass::ToLDS);
}

bool StateHazardWalk::isProducer(StateHazard H, const CodeInst &I,
                                 unsigned Register) const {
  const auto Accesses = [&](bool IsWrite, unsigned First) {
    return any_of(Code.getAccesses(I), [=](const CodeAccess &X) {
      return X.IsWrite == IsWrite && X.First <= First && First < X.end();
    });
  };
  switch (H) {
  case StateHazard::VMEMReadsScalar:
  case StateHazard::VMEMReadsExec:
    return readsScalarsLate(I) && Accesses(false, Register);
  case StateHazard::SMEMReadsScalar:
    return I.is(InstClass::SMEM) && Accesses(false, Register);
  case StateHazard::ReadsExec:
    return !isVectorWork(I) && Accesses(false, CodeExec);
  case StateHazard::ComparesExec:
    return I.is(InstClass::Compare) && Accesses(true, CodeExec);
  case StateHazard::LDSBranch:
    return isDSOrLoadToLDS(I) || isVectorMemory(I);
  case StateHazard::VCCZLoad:
    return I.is(InstClass::SMEM);
  case StateHazard::VCCZHalf:
    return Accesses(true, CodeVCC) || Accesses(true, CodeVCC + 1);
  case StateHazard::ScalarStoreLost:
    return I.is(InstClass::ScalarStore);
  case StateHazard::MaskBySALU:
  case StateHazard::SGPRBySALU:
    return I.is(InstClass::SALU) && Accesses(true, Register);
  case StateHazard::MaskByVALU:
  case StateHazard::SGPRByVALU:
  case StateHazard::MaskVCC:
  case StateHazard::SGPRVCC:
    return I.is(InstClass::VALU) && Accesses(true, Register);
  case StateHazard::GetRegBusy:
  case StateHazard::LDSDirectVALU: // VALUHazards.cpp has these.
  case StateHazard::LDSDirectMemory:
  case StateHazard::ParamLoadVALU:
  case StateHazard::ParamLoadMemory:
  case StateHazard::PartialForward:
    return false;
  }
  llvm_unreachable("unknown hazard");
}

/// Returns the first source of \p I, a v_permlane, as text; empty if it is a
/// register variable.
static std::string getPermutedRegister(const SectionCode &Code,
                                       const CodeInst &I) {
  for (const CodeAccess &X : Code.getAccesses(I))
    if (!X.IsWrite && X.isVector() && !X.IsVar && X.Operand == 1)
      return getRegisterName(X.First, Code.Architecture);
  return "";
}

Finding::Note StateHazardWalk::makeRemedy(StateHazard H,
                                          const CodeInst &I) const {
  const StateHazardRow &Row = getStateHazardRows()[unsigned(H)];
  if (H == StateHazard::ComparesExec)
    if (const std::string V = getPermutedRegister(Code, I); !V.empty()) {
      const std::string Move = "v_mov_b32 " + V + ", " + V;
      return {std::nullopt, "add '" + Move + "' or another VALU instruction",
              Move};
    }
  const bool NeedsWait =
      H == StateHazard::VCCZLoad && State.Flags & ScalarLoadInFlight;
  if (NeedsWait)
    return {std::nullopt,
            ("add 's_waitcnt lgkmcnt(0)', then '" + Row.Fix + "'").str(),
            ("s_waitcnt lgkmcnt(0)\n" + Row.Fix).str()};
  return clrx::makeRemedy(Row);
}

//===----------------------------------------------------------------------===//
// GCN 1.5: registers that are overwritten before they are read
//===----------------------------------------------------------------------===//

/// Returns the first register of \p X that a vector memory or LDS access may
/// still read. Forgets the other reads of these accesses' counters, so that one
/// write draws one warning.
std::optional<uint16_t> StateHazardWalk::takeLateRead(const CodeAccess &X) {
  std::optional<uint16_t> First;
  for (ScalarSet *Read :
       {&State.Read[ByVMCnt], &State.Read[ByVSCnt], &State.Read[ByLGKMCnt]})
    if (std::optional<uint16_t> Register = Read->findIn(X)) {
      First = std::min(First.value_or(*Register), *Register);
      Read->clear();
    }
  return First;
}

void StateHazardWalk::checkWrites(const CodeInst &I, uint32_t Number) {
  const bool IsScalar = I.Classes.hasAny(InstClass::SALU | InstClass::SMEM);
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (!X.IsWrite || X.isVector() || X.IsVar)
      continue;
    if (std::optional<uint16_t> Register =
            IsScalar ? takeLateRead(X) : std::nullopt)
      warn(X.Operand == CodeAccess::NoOperand ? StateHazard::VMEMReadsExec
                                              : StateHazard::VMEMReadsScalar,
           Number, &X, *Register);
    if (!I.is(InstClass::VALU))
      continue;
    if (std::optional<uint16_t> Register = State.Read[BySMEM].findIn(X)) {
      warn(StateHazard::SMEMReadsScalar, Number, &X, *Register);
      State.Read[BySMEM].clear();
    }
    if (X.First == CodeExec && State.Flags & ExecIsRead) {
      warn(StateHazard::ReadsExec, Number, &X, CodeExec);
      State.Flags &= ~ExecIsRead;
    }
  }
  if (I.is(InstClass::PermutesLanes) && State.Flags & ExecIsCompared)
    warn(StateHazard::ComparesExec, Number, nullptr, CodeExec);
}

void StateHazardWalk::mitigate(const CodeInst &I) {
  const auto ForgetMemory = [this] {
    for (Reader R : {ByVMCnt, ByVSCnt, ByLGKMCnt})
      State.Read[R].clear();
  };
  if (isVectorWork(I)) {
    ForgetMemory();
    if (!I.is(InstClass::DoesNothing))
      State.Flags &= ~ExecIsCompared;
    for (const CodeAccess &X : Code.getAccesses(I))
      if (X.IsWrite && !X.isVector() && X.First < CodeM0)
        State.Flags &= ~ExecIsRead;
  }
  if (isScalarWork(I))
    State.Read[BySMEM].clear();
  if (I.is(InstClass::WaitDepCounter)) {
    constexpr unsigned VMVSrc = 7 << 2, SASDst = 1;
    if (!(I.Immediate & VMVSrc))
      ForgetMemory();
    if (!(I.Immediate & SASDst))
      State.Flags &= ~ExecIsRead;
  }
}

/// Applies the remedy of \p H, which an instruction lacks.
void StateHazardWalk::resolve(StateHazard H) {
  switch (H) {
  case StateHazard::ComparesExec:
    State.Flags &= ~ExecIsCompared;
    break;
  case StateHazard::VCCZLoad:
    State.Flags &= ~(ScalarLoadInFlight | VCCZIsClobbered | VCCZIsOld);
    break;
  case StateHazard::VCCZHalf:
    State.Flags &= ~VCCZIsOld;
    break;
  case StateHazard::MaskBySALU:
  case StateHazard::SGPRBySALU:
    State.New[BySALU].clear();
    break;
  case StateHazard::MaskByVALU:
  case StateHazard::SGPRByVALU:
    State.New[ByVALU].clear();
    break;
  case StateHazard::MaskVCC:
  case StateHazard::SGPRVCC:
    State.New[ByVALUToVCC].clear();
    break;
  default: // The check forgets these hazards, or the code ends.
    break;
  }
}

/// Applies s_waitcnt. Even a wait for some accesses of a counter clears all
/// reads of the counter, because this check does not track which accesses have
/// returned.
void StateHazardWalk::waitForCounts(unsigned VM, unsigned LGKM, unsigned Exp) {
  if (VM < VMField->getMax())
    State.Read[ByVMCnt].clear();
  if (LGKM < LGKMField->getMax())
    State.Read[ByLGKMCnt].clear();
  if (!VM && !LGKM && !Exp)
    State.Read[ByVSCnt].clear();
  if (!LGKM) {
    State.Read[BySMEM].clear();
    State.Flags &= ~ScalarLoadInFlight;
  }
}

void StateHazardWalk::wait(const WaitCounts &Counts) {
  if (VMField)
    waitForCounts(Counts[unsigned(WaitFor::VM)],
                  Counts[unsigned(WaitFor::LGKM)],
                  Counts[unsigned(WaitFor::Exp)]);
}

/// Applies the wait instruction \p I.
void StateHazardWalk::wait(const CodeInst &I) {
  if (!VMField)
    return;
  if (I.is(InstClass::Waitcnt))
    return waitForCounts(VMField->get(I.Immediate), LGKMField->get(I.Immediate),
                         ExpField->get(I.Immediate));
  const StringRef Name = I.getMnemonic();
  if (Name.ends_with("_vscnt")) {
    State.Read[ByVSCnt].clear();
    if (resolvesLDSBranch(I) && !IgnoresBranchWaits)
      State.Flags &= ~BranchFlags;
  } else if (Name.ends_with("_vmcnt")) {
    State.Read[ByVMCnt].clear();
  } else if (Name.ends_with("_lgkmcnt")) {
    State.Read[ByLGKMCnt].clear();
    if (waitsForAll(I))
      State.Read[BySMEM].clear();
  }
}

/// Records the open hazards that \p I causes.
void StateHazardWalk::note(const CodeInst &I) {
  const bool IsLate = readsScalarsLate(I), IsSMEM = I.is(InstClass::SMEM);
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (X.isVector() || X.IsVar)
      continue;
    if (IsLate && !X.IsWrite)
      State.Read[getReader(I)].add(X);
    if (IsSMEM && !X.IsWrite)
      State.Read[BySMEM].add(X);
    if (X.First != CodeExec)
      continue;
    if (!X.IsWrite && !isVectorWork(I))
      State.Flags |= ExecIsRead;
    if (X.IsWrite && I.is(InstClass::Compare))
      State.Flags |= ExecIsCompared;
  }
}

void StateHazardWalk::stepOverBranches(const CodeInst &I, uint32_t Number) {
  if (isBranch(I)) {
    if (State.Flags & LDSIsLast)
      State.Flags |= LDSThenBranch;
    if (State.Flags & MemoryIsLast)
      State.Flags |= MemoryThenBranch;
    State.Flags &= ~(LDSIsLast | MemoryIsLast);
    return;
  }
  // A flat access may be to LDS or to memory. LLVM treats it as vector memory,
  // and Mesa's compiler ignores it. The check reports only what is a hazard by
  // both rules.
  if (I.is(InstClass::FlatAddress)) {
    const bool IsMemory = State.Flags & (MemoryIsLast | MemoryThenBranch);
    State.Flags &= ~BranchFlags;
    State.Flags |= IsMemory ? MemoryIsLast : 0;
  }
  const bool IsLDS = isDSOrLoadToLDS(I);
  if (!IsLDS && !isVectorMemory(I))
    return;
  if (State.Flags & (IsLDS ? MemoryThenBranch : LDSThenBranch)) {
    warn(StateHazard::LDSBranch, Number, nullptr, CodeExec);
  }
  State.Flags &= ~BranchFlags;
  State.Flags |= IsLDS ? LDSIsLast : MemoryIsLast;
}

//===----------------------------------------------------------------------===//
// Up to GCN 1.4: VCCZ and scalar stores
//===----------------------------------------------------------------------===//

void StateHazardWalk::stepVCCZ(const CodeInst &I, uint32_t Number) {
  if (I.is(InstClass::VCCZBranch)) {
    if (State.Flags & VCCZIsClobbered)
      warn(StateHazard::VCCZLoad, Number, nullptr, CodeVCC);
    if (State.Flags & VCCZIsOld)
      warn(StateHazard::VCCZHalf, Number, nullptr, CodeVCC);
    return;
  }
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (!X.IsWrite || X.First > CodeVCC + 1 || X.IsVar)
      continue;
    const bool WritesLow = X.First <= CodeVCC && CodeVCC < X.end();
    const bool WritesHigh = X.First <= CodeVCC + 1 && CodeVCC + 1 < X.end();
    if (!WritesLow && !WritesHigh)
      continue;
    if (WritesLow != WritesHigh)
      State.Flags |= VCCZIsOld;
    else
      State.Flags &= ~(
          VCCZIsOld | (State.Flags & ScalarLoadInFlight ? 0 : VCCZIsClobbered));
  }
  if (I.is(InstClass::SMEM) && LoadsClobberVCCZ)
    State.Flags |= ScalarLoadInFlight | VCCZIsClobbered;
}

void StateHazardWalk::stepScalarStores(const CodeInst &I, uint32_t Number) {
  if (I.is(InstClass::ScalarStore))
    State.Flags |= ScalarStoreIsCached;
  else if (I.is(InstClass::ScalarWriteBack))
    State.Flags &= ~ScalarStoreIsCached;
  else if (I.is(InstClass::ProgramEnd) && State.Flags & ScalarStoreIsCached)
    warn(StateHazard::ScalarStoreLost, Number, nullptr, CodeM0);
}

void StateHazardWalk::step(uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  if (I.Classes.hasAny(InstClass::Waitcnt | InstClass::WaitOneCounter))
    wait(I);
  if (HasMaskHazards || HasScalarHazards)
    stepScalars(I, Number);
  if (HasIdleWaits)
    stepIdleWait(I, Number);
  if (!HasWarHazards && !HasNewerHazards) {
    stepVCCZ(I, Number);
    return stepScalarStores(I, Number);
  }
  checkWrites(I, Number);
  mitigate(I);
  note(I);
  stepOverBranches(I, Number);
}
