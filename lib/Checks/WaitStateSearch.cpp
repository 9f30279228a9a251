//===- WaitStateSearch.cpp - Producers of hazards ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares producers and consumers of hazards, and describes hazards.
//
//===----------------------------------------------------------------------===//

#include "WaitStateSearch.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

WaitStateSearch::WaitStateSearch(const SectionCode &Code)
    : Code(Code), NopMask(maskTrailingOnes<unsigned>(
                      getArchInfo(Code.Architecture).NopBits)) {}

SmallVector<std::string, 1> clrx::makeNops(unsigned States, Arch A) {
  const unsigned StatesOfOne = 1 << getArchInfo(A).NopBits;
  SmallVector<std::string, 1> Result;
  while (States) {
    const unsigned Now = std::min(States, StatesOfOne);
    Result.push_back("s_nop " + std::to_string(Now - 1));
    States -= Now;
  }
  return Result;
}

SmallVector<HazardCandidate> clrx::findCandidates(const SectionCode &Code) {
  constexpr unsigned MaxPasses = 16;
  const ArchMask Arches = maskOf(Code.Architecture);
  SmallVector<HazardCandidate> Result;
  for (const WaitStatesRow &R : getWaitStatesRows())
    if (R.States.getArches() & Arches && Code.Present.hasAny(R.Producers.Any) &&
        Code.Present.hasAny(R.Consumers.Any)) {
      const StateCount *Term = R.States.find(Code.Architecture);
      Result.push_back({&R, Term, Term->get(MaxPasses)});
    }
  return Result;
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// Returns the index of the first source operand of \p I.
static unsigned getFirstSource(const CodeInst &I) {
  for (unsigned N = 0; N != I.Opcode->NumOperands; ++N)
    if (I.Opcode->Operands[N] == OperandKind::VSrc)
      return N;
  return CodeAccess::NoOperand;
}

/// Returns true if \p I, a matrix instruction, reads \p X as C.
static bool isAddend(const CodeInst &I, const CodeAccess &X) {
  // The operands are D, A, B, and then C. Sparse instructions have an index
  // instead of C. If C is D, its access has the number of D.
  constexpr unsigned NumberOfD = 0, NumberOfC = 3;
  return !X.IsWrite && X.isVector() &&
         (X.Operand == NumberOfD ||
          (X.Operand == NumberOfC && !I.is(InstClass::SparseMatrix)));
}

/// Returns true if \p I, a matrix instruction, reads \p X, but not as C.
static bool isFactor(const CodeInst &I, const CodeAccess &X) {
  return !X.IsWrite && X.isVector() && !isAddend(I, X);
}

/// Returns true if \p X, an access of the consumer \p I, has registers that the
/// row's relation describes.
bool WaitStateSearch::isRelevant(const CodeInst &I, const CodeAccess &X) const {
  constexpr unsigned SecondOperand = 1, ThirdOperand = 2;
  switch (Row->Relation) {
  case HazardRelation::NamedScalars:
    return !X.IsWrite && !X.isVector() && X.Operand != CodeAccess::NoOperand;
  case HazardRelation::ScalarDescriptor:
    return !X.IsWrite && !X.isVector() && X.Operand == SecondOperand;
  case HazardRelation::ScalarOffset:
  case HazardRelation::LaneSelect:
    return !X.IsWrite && !X.isVector() && X.Operand == ThirdOperand;
  case HazardRelation::VCC:
    return !X.IsWrite && X.First == CodeVCC;
  case HazardRelation::Exec:
    return !X.IsWrite && X.First == CodeExec;
  case HazardRelation::M0:
    return !X.IsWrite && X.First == CodeM0;
  case HazardRelation::Source0:
    return !X.IsWrite && X.isVector() && X.Operand == getFirstSource(I);
  case HazardRelation::Vectors:
  case HazardRelation::DotRead:
    return !X.IsWrite && X.isVector();
  case HazardRelation::WrittenVectors:
  case HazardRelation::StoredData:
  case HazardRelation::OverwrittenAddend:
  case HazardRelation::OverwrittenFactors:
  case HazardRelation::OverwrittenVectors:
  case HazardRelation::DotWrite:
    return X.IsWrite && X.isVector();
  case HazardRelation::Factors:
    return isFactor(I, X);
  case HazardRelation::OtherAddend:
  case HazardRelation::SameAddend:
  case HazardRelation::AnyAddend:
    return isAddend(I, X);
  default:
    return false;
  }
}

RegisterSet WaitStateSearch::getRegisters(const CodeInst &I) const {
  RegisterSet Set;
  if (Row->Relation == HazardRelation::WrittenExec)
    Set.set(CodeExec, CodeExec + 2);
  for (const CodeAccess &X : Code.getAccesses(I))
    if (isRelevant(I, X))
      Set.add(X);
  return Set;
}

/// Returns true if \p X, an access of the producer \p I, has registers that the
/// row's relation describes.
bool WaitStateSearch::sharesRegister(const CodeInst &I,
                                     const CodeAccess &X) const {
  const CodeInst &Other = Code.Insts[Consumer];
  const auto IsSame = [&](const CodeAccess &Y) {
    return X.First == Y.First && X.Count == Y.Count;
  };
  const auto IsAddendOfConsumer = [&] {
    return any_of(Code.getAccesses(Other), [&](const CodeAccess &Y) {
      return isAddend(Other, Y) && IsSame(Y);
    });
  };
  // Returns true if the consumer reads X only as its C.
  const auto IsAddendOfSame = [&] {
    return I.Opcode == Other.Opcode && IsAddendOfConsumer() &&
           none_of(Code.getAccesses(Other), [&](const CodeAccess &Y) {
             return isFactor(Other, Y) && IsSame(Y);
           });
  };
  switch (Row->Relation) {
  case HazardRelation::StoredData:
    return !X.IsWrite && I.getKind(X) != OperandKind::VAddr;
  case HazardRelation::OverwrittenVectors:
    return !X.IsWrite && X.isVector();
  case HazardRelation::DotRead:
    return X.IsWrite && !IsAddendOfSame();
  case HazardRelation::DotWrite:
    return X.IsWrite && I.Opcode != Other.Opcode;
  case HazardRelation::OverwrittenAddend:
    return isAddend(I, X);
  case HazardRelation::OverwrittenFactors:
    return isFactor(I, X);
  case HazardRelation::OtherAddend:
    return X.IsWrite && !IsAddendOfConsumer();
  case HazardRelation::SameAddend:
    return X.IsWrite && IsAddendOfConsumer();
  default:
    return X.IsWrite;
  }
}

/// Tests if \p I is a producer for \p Set. \returns the register that both
/// share, 0 if the row has no registers, or std::nullopt if \p I is no
/// producer.
std::optional<uint16_t> WaitStateSearch::match(const CodeInst &I,
                                               const RegisterSet &Set) const {
  if (!Row->Producers.has(I.Classes))
    return std::nullopt;
  if (Row->Relation == HazardRelation::HwReg) {
    constexpr unsigned IdMask = 63;
    const unsigned Other = Code.Insts[Consumer].Immediate;
    return (I.Immediate ^ Other) & IdMask ? std::nullopt
                                          : std::optional<uint16_t>(0);
  }
  if (!hasRegisters())
    return 0;
  for (const CodeAccess &X : Code.getAccesses(I))
    if (sharesRegister(I, X))
      if (std::optional<uint16_t> Register = Set.findIn(X))
        return Register;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// Returns the number of wait states that \p I takes.
unsigned WaitStateSearch::getStates(const CodeInst &I) const {
  if (Row->Unit != HazardUnit::Any)
    return I.is(InstClass::VALU);
  return I.is(InstClass::Nop) ? (I.Immediate & NopMask) + 1 : 1;
}

bool WaitStateSearch::isFarEnough(const PathPoint &P) const {
  constexpr unsigned MaxTrans = 1;
  if (Row->Unit == HazardUnit::Forwarding && P.NumTrans > MaxTrans)
    return true;
  return P.States + (Worst ? Worst->getMissing() : 0) >= MostNeeded;
}

/// Returns true if no producer before \p I matters.
bool WaitStateSearch::resolves(const CodeInst &I) const {
  if (Row->Relation == HazardRelation::NoVALU)
    return I.Classes.hasAny(InstClasses(InstClass::VALU) | InstClass::ToLDS |
                            InstClass::Waitcnt | InstClass::WaitOneCounter);
  if (Row->Unit != HazardUnit::Forwarding)
    return false;
  constexpr unsigned VAVDst = 15 << 12;
  return I.Classes.hasAny(InstClasses(InstClass::Buffer) | InstClass::Image |
                          InstClass::Flat | InstClass::DS |
                          InstClass::Export) ||
         (I.is(InstClass::WaitDepCounter) && !(I.Immediate & VAVDst));
}

std::optional<PathPoint> WaitStateSearch::start(const HazardCandidate &C,
                                                uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  if (!C.Row->Consumers.has(I.Classes))
    return std::nullopt;
  Row = C.Row;
  Count = C.Count;
  MostNeeded = C.MostNeeded;
  Consumer = Number;
  Worst.reset();
  PathPoint P;
  P.Set = getRegisters(I);
  if (hasRegisters() && P.Set.empty())
    return std::nullopt;
  return P;
}

bool WaitStateSearch::goBack(PathPoint &P, uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  if (std::optional<uint16_t> Register = match(I, P.Set)) {
    const unsigned Needed =
        Count->get(Count->AddsPasses ? getPasses(Code, I) : 0);
    if (P.States + (Worst ? Worst->getMissing() : 0) < Needed)
      Worst = {Number, P.States, Needed, *Register};
    return false;
  }
  if (resolves(I))
    return false;
  // A register is safe if another instruction writes it between the producer
  // and the consumer.
  if (hasRegisters()) {
    for (const CodeAccess &X : Code.getAccesses(I))
      if (X.IsWrite)
        P.Set.remove(X);
    if (P.Set.empty())
      return false;
  }
  P.States += getStates(I);
  P.NumTrans += I.is(InstClass::Trans);
  return true;
}

bool WaitStateSearch::goBack(PathPoint &P, const PlannedStates &Planned) const {
  if (Row->Relation == HazardRelation::NoVALU && Planned.Waits)
    return false;
  if (Row->Unit == HazardUnit::Forwarding && Planned.IsForwarded)
    return false;
  P.States += Planned.VALU;
  if (Row->Unit == HazardUnit::Any)
    P.States += Planned.Waits + Planned.Nops;
  return true;
}

void WaitStateSearch::add(PlannedStates &Planned,
                          const HazardProducer &P) const {
  if (Row->Unit == HazardUnit::Forwarding)
    Planned.IsForwarded = true;
  else if (Row->Unit == HazardUnit::VALU)
    Planned.VALU += P.getMissing();
  else
    Planned.Nops += P.getMissing();
}

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

/// Returns the part of the warning that compares the wait states.
std::string WaitStateSearch::describeStates(const HazardProducer &P) const {
  const unsigned Needed = P.Needed, States = P.States;
  if (Row->Unit == HazardUnit::Forwarding)
    return "";
  const StringRef Unit =
      Row->Unit == HazardUnit::VALU ? "VALU instruction" : "wait state";
  return (": " + Twine(Needed) + " " + Unit + (Needed == 1 ? " is" : "s are") +
          " needed, but there " + (States == (Needed != 1) ? "is " : "are ") +
          (States ? Twine(States) : Twine("none")))
      .str();
}

Finding::Note WaitStateSearch::makeRemedy(const HazardProducer &P) const {
  const unsigned Missing = P.getMissing();
  if (Row->Unit == HazardUnit::Forwarding)
    return {std::nullopt, ("add '" + Row->Fix + "'").str(), Row->Fix.str()};
  if (Row->Unit == HazardUnit::Any) {
    const SmallVector<std::string, 1> Nops =
        makeNops(Missing, Code.Architecture);
    return {std::nullopt,
            "add '" + join(Nops, "' and '") + "' or other instructions",
            join(Nops, "\n")};
  }
  const std::string Text =
      Missing == 1 ? ("'" + Row->Fix + "'").str()
                   : (Twine(Missing) + " times '" + Row->Fix + "'").str();
  return {std::nullopt, "add " + Text + " or other VALU instructions",
          join(SmallVector<StringRef>(Missing, Row->Fix), "\n")};
}

std::string WaitStateSearch::describe(const HazardProducer &P) const {
  const std::string Register =
      hasRegisters() ? getRegisterName(P.Register, Code.Architecture) : "";
  return fillIn(Row->Text, Register) + describeStates(P);
}

uint8_t WaitStateSearch::getOperand(const HazardProducer &P) const {
  uint8_t Operand = CodeAccess::NoOperand;
  if (!hasRegisters())
    return Operand;
  const CodeInst &I = Code.Insts[Consumer];
  for (const CodeAccess &X : Code.getAccesses(I))
    if (isRelevant(I, X) && X.First <= P.Register && P.Register < X.end())
      Operand = X.Operand;
  return Operand;
}
