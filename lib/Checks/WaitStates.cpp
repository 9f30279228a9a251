//===- WaitStates.cpp - Hazards that wait states solve --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches backward from each consumer on all paths. A search ends where a
// producer would be far enough away.
//
//===----------------------------------------------------------------------===//

#include "Analysis/RegisterSet.h"
#include "CallGraph.h"
#include "Hazards.h"

using namespace llvm;
using namespace clrx;

namespace {

/// The nearest producer of a hazard.
struct Producer {
  uint32_t Inst;
  unsigned States; ///< Wait states between it and the consumer.
  uint16_t Register;
};

/// Checks the wait states of one section.
class WaitStateCheck {
public:
  WaitStateCheck(const FlowGraph &Graph, Findings &Found);

  void run();

private:
  const FlowGraph &Graph;
  const SectionCode &Code;
  Findings &Found;
  unsigned Generation;
  unsigned NopMask;                        ///< Valid bits of s_nop's operand.
  SmallVector<const WaitStatesRow *> Rows; ///< Rows that can apply to the code.
  InstClasses Consumers;                   ///< Consumers of any row.

  // State of one search
  const WaitStatesRow *Row = nullptr;
  uint32_t Consumer = 0;
  std::optional<Producer> Nearest;
  bool HasFullRow = false; ///< See Findings::isFull.

  void checkInst(uint32_t Number, uint32_t Block);
  RegisterSet getRegisters(const CodeInst &I) const;
  bool isRelevant(const CodeInst &I, const CodeAccess &X) const;
  std::optional<uint16_t> match(const CodeInst &I,
                                const RegisterSet &Set) const;
  void search(uint32_t Block, uint32_t From, unsigned States, RegisterSet Set);
  unsigned getStates(const CodeInst &I) const {
    return I.is(InstClass::Nop) ? (I.Immediate & NopMask) + 1 : 1;
  }
  unsigned getNeeded() const { return Row->States[Generation]; }
  bool hasRegisters() const { return Row->Relation > HazardRelation::HwReg; }
  void report();
};

} // namespace

WaitStateCheck::WaitStateCheck(const FlowGraph &Graph, Findings &Found)
    : Graph(Graph), Code(Graph.getCode()), Found(Found),
      Generation(getGeneration(Code.Architecture)),
      NopMask(
          maskTrailingOnes<unsigned>(getArchInfo(Code.Architecture).NopBits)) {
  InstClasses Present;
  for (const CodeInst &I : Code.Insts)
    Present |= I.Classes;
  for (const WaitStatesRow &R : getWaitStatesRows())
    if (R.States[Generation] && Found.isOn(R.Group) &&
        Present.hasAny(R.Producers) && Present.hasAny(R.Consumers)) {
      Rows.push_back(&R);
      Consumers |= R.Consumers;
    }
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

/// Returns true if \p X, an access of the consumer \p I, has registers that the
/// row's relation describes.
bool WaitStateCheck::isRelevant(const CodeInst &I, const CodeAccess &X) const {
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
    return !X.IsWrite && X.isVector();
  case HazardRelation::WrittenVectors:
  case HazardRelation::StoredData:
    return X.IsWrite && X.isVector();
  default:
    return false;
  }
}

RegisterSet WaitStateCheck::getRegisters(const CodeInst &I) const {
  RegisterSet Set;
  for (const CodeAccess &X : Code.getAccesses(I))
    if (isRelevant(I, X))
      Set.add(X);
  return Set;
}

/// Tests if \p I is a producer for \p Set. \returns the register that both
/// share, 0 if the row has no registers, or std::nullopt if \p I is no
/// producer.
std::optional<uint16_t> WaitStateCheck::match(const CodeInst &I,
                                              const RegisterSet &Set) const {
  if (!I.Classes.hasAny(Row->Producers))
    return std::nullopt;
  if (Row->Relation == HazardRelation::HwReg) {
    constexpr unsigned IdMask = 63;
    const unsigned Other = Code.Insts[Consumer].Immediate;
    return (I.Immediate ^ Other) & IdMask ? std::nullopt
                                          : std::optional<uint16_t>(0);
  }
  if (!hasRegisters())
    return 0;
  const bool IsStore = Row->Relation == HazardRelation::StoredData;
  for (const CodeAccess &X : Code.getAccesses(I)) {
    const OperandKind K = I.getKind(X);
    const bool IsProducer =
        IsStore ? !X.IsWrite && K != OperandKind::VAddr : X.IsWrite;
    if (!IsProducer)
      continue;
    if (std::optional<uint16_t> Register = Set.findIn(X))
      return Register;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// Searches the instructions of \p Block before \p From in backward order, and
/// then the predecessors of the block. \p States is the number of wait states
/// between the first of these instructions and the consumer. \p Set has the
/// registers to look for.
void WaitStateCheck::search(uint32_t Block, uint32_t From, unsigned States,
                            RegisterSet Set) {
  const FlowBlock &B = Graph.getBlocks()[Block];
  for (uint32_t Number = From; Number-- != B.First;) {
    const CodeInst &I = Code.Insts[Number];
    if (States >= getNeeded() || (Nearest && States >= Nearest->States) ||
        !isChecked(B, I))
      return;
    if (std::optional<uint16_t> Register = match(I, Set)) {
      Nearest = {Number, States, *Register};
      return;
    }
    if (Row->Relation == HazardRelation::NoVALU &&
        I.Classes.hasAny(InstClasses(InstClass::VALU) | InstClass::ToLDS |
                         InstClass::Waitcnt | InstClass::WaitOneCounter))
      return;
    // A register is safe if another instruction writes it between the producer
    // and the consumer.
    if (hasRegisters()) {
      for (const CodeAccess &X : Code.getAccesses(I))
        if (X.IsWrite)
          Set.remove(X);
      if (Set.empty())
        return;
    }
    States += getStates(I);
  }
  if (States >= getNeeded())
    return;
  for (uint32_t From : B.Predecessors) {
    const FlowBlock &P = Graph.getBlocks()[From];
    if (P.Ending != BlockExit::Call)
      search(From, P.End, States, Set);
  }
}

void WaitStateCheck::report() {
  const CodeInst &I = Code.Insts[Consumer];
  if (!Found.wants(Row->Group, {Row->Id}, I)) {
    HasFullRow |= Found.isFull({Row->Id});
    return;
  }
  uint8_t Operand = CodeAccess::NoOperand;
  std::string Register;
  if (hasRegisters()) {
    Register = getRegisterName(Nearest->Register, Code.Architecture);
    for (const CodeAccess &X : Code.getAccesses(I))
      if (isRelevant(I, X) && X.First <= Nearest->Register &&
          Nearest->Register < X.end())
        Operand = X.Operand;
  }
  const unsigned Missing = getNeeded() - Nearest->States;
  Finding &F = Found.add(
      Row->Group, {Row->Id}, {Consumer, Operand},
      fillIn(Row->Text, Register) + ": " + std::to_string(getNeeded()) +
          (getNeeded() == 1 ? " wait state is" : " wait states are") +
          " needed, but there " +
          (Nearest->States == (getNeeded() != 1) ? "is " : "are ") +
          (Nearest->States ? std::to_string(Nearest->States) : "none"));
  F.Notes.push_back({Finding::Location{Nearest->Inst, CodeAccess::NoOperand},
                     "the other instruction is here"});
  const std::string Nop = "s_nop " + std::to_string(Missing - 1);
  F.Notes.push_back(
      {std::nullopt, "add '" + Nop + "' or other instructions", Nop});
}

void WaitStateCheck::checkInst(uint32_t Number, uint32_t Block) {
  const CodeInst &I = Code.Insts[Number];
  for (const WaitStatesRow *R : Rows) {
    if (!I.Classes.hasAny(R->Consumers))
      continue;
    Row = R;
    Consumer = Number;
    const RegisterSet Set = getRegisters(I);
    if (hasRegisters() && Set.empty())
      continue;
    Nearest.reset();
    search(Block, Number, 0, Set);
    if (Nearest)
      report();
  }
  if (!HasFullRow)
    return;
  HasFullRow = false;
  erase_if(Rows,
           [this](const WaitStatesRow *R) { return Found.isFull({R->Id}); });
}

void WaitStateCheck::run() {
  if (Rows.empty())
    return;
  for (auto [Number, B] : enumerate(Graph.getBlocks()))
    if (isChecked(Graph, Number))
      for (uint32_t I = B.First; I != B.End; ++I)
        if (Code.Insts[I].Classes.hasAny(Consumers) &&
            isChecked(B, Code.Insts[I]))
          checkInst(I, Number);
}

void clrx::checkWaitStates(const FlowGraph &Graph, Findings &Found) {
  WaitStateCheck(Graph, Found).run();
}
