//===- WaitStates.cpp - Hazards that wait states solve --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches backward from each consumer on all paths. A search of a path ends
// where a producer would be far enough away.
//
//===----------------------------------------------------------------------===//

#include "Analysis/RegisterSet.h"
#include "CallGraph.h"
#include "Hazards.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A producer of a hazard.
struct Producer {
  uint32_t Inst;
  unsigned States; ///< Wait states between it and the consumer.
  unsigned Needed; ///< Wait states that are needed.
  uint16_t Register;

  unsigned getMissing() const { return Needed - States; }
};

/// A point of a path on which producers are searched.
struct SearchPoint {
  uint32_t Block, From;  ///< Instructions before From follow.
  unsigned States = 0;   ///< Wait states between From and the consumer.
  unsigned NumTrans = 0; ///< Transcendental instructions between them.
  RegisterSet Set;       ///< Registers to look for.
};

/// A row that can apply to the code.
struct Candidate {
  const WaitStatesRow *Row;
  const StateCount *Count; ///< The row's term for the architecture.
  unsigned MostNeeded;     ///< Wait states after any producer.
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
  unsigned NopMask; ///< Valid bits of s_nop's operand.
  SmallVector<Candidate> Rows;
  InstClasses Consumers; ///< Consumers of any row.

  // State of one search
  const WaitStatesRow *Row = nullptr;
  const StateCount *Count = nullptr; ///< See Candidate.
  unsigned MostNeeded = 0;           ///< See Candidate.
  uint32_t Consumer = 0;
  std::optional<Producer> Worst; ///< The producer that misses most states.
  SmallVector<SearchPoint, 4> Points;
  bool HasFullRow = false; ///< See Findings::isFull.

  void checkInst(uint32_t Number, uint32_t Block);
  RegisterSet getRegisters(const CodeInst &I) const;
  bool isRelevant(const CodeInst &I, const CodeAccess &X) const;
  std::optional<uint16_t> match(const CodeInst &I,
                                const RegisterSet &Set) const;
  bool sharesRegister(const CodeInst &I, const CodeAccess &X) const;
  void search(uint32_t Block, const RegisterSet &Set);
  bool searchBlock(SearchPoint &P);
  void addPredecessors(const SearchPoint &P);
  bool isFarEnough(const SearchPoint &P) const;
  bool resolves(const CodeInst &I) const;
  unsigned getStates(const CodeInst &I) const;
  bool hasRegisters() const { return Row->Relation > HazardRelation::HwReg; }
  std::string describeStates(const Producer &P) const;
  Finding::Note makeRemedy(const Producer &P) const;
  void report(const Producer &P);
};

} // namespace

WaitStateCheck::WaitStateCheck(const FlowGraph &Graph, Findings &Found)
    : Graph(Graph), Code(Graph.getCode()), Found(Found),
      NopMask(
          maskTrailingOnes<unsigned>(getArchInfo(Code.Architecture).NopBits)) {
  InstClasses Present;
  for (const CodeInst &I : Code.Insts)
    Present |= I.Classes;
  constexpr unsigned MaxPasses = 16;
  const ArchMask Arches = maskOf(Code.Architecture);
  for (const WaitStatesRow &R : getWaitStatesRows())
    if (R.States.getArches() & Arches && Present.hasAny(R.Producers.Any) &&
        Present.hasAny(R.Consumers.Any) && Found.isOn(R.Group)) {
      const StateCount *Term = R.States.find(Code.Architecture);
      Rows.push_back({&R, Term, Term->get(MaxPasses)});
      Consumers |= R.Consumers.Any;
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

RegisterSet WaitStateCheck::getRegisters(const CodeInst &I) const {
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
bool WaitStateCheck::sharesRegister(const CodeInst &I,
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
std::optional<uint16_t> WaitStateCheck::match(const CodeInst &I,
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
unsigned WaitStateCheck::getStates(const CodeInst &I) const {
  if (Row->Unit != HazardUnit::Any)
    return I.is(InstClass::VALU);
  return I.is(InstClass::Nop) ? (I.Immediate & NopMask) + 1 : 1;
}

/// Returns true if no producer before \p P can be worse than the worst.
bool WaitStateCheck::isFarEnough(const SearchPoint &P) const {
  constexpr unsigned MaxTrans = 1;
  if (Row->Unit == HazardUnit::Forwarding && P.NumTrans > MaxTrans)
    return true;
  return P.States + (Worst ? Worst->getMissing() : 0) >= MostNeeded;
}

/// Returns true if no producer before \p I matters.
bool WaitStateCheck::resolves(const CodeInst &I) const {
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

/// Searches the instructions of P.Block before P.From in backward order, and
/// advances \p P over them. \returns true if the search must continue in the
/// predecessors of the block.
bool WaitStateCheck::searchBlock(SearchPoint &P) {
  const FlowBlock &B = Graph.getBlocks()[P.Block];
  const bool HasRegisters = hasRegisters();
  for (uint32_t Number = P.From; Number-- != B.First;) {
    const CodeInst &I = Code.Insts[Number];
    if (isFarEnough(P) || !isChecked(B, I))
      return false;
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
    if (HasRegisters) {
      for (const CodeAccess &X : Code.getAccesses(I))
        if (X.IsWrite)
          P.Set.remove(X);
      if (P.Set.empty())
        return false;
    }
    P.States += getStates(I);
    P.NumTrans += I.is(InstClass::Trans);
  }
  return !isFarEnough(P);
}

/// Adds the ends of the predecessors of the block of \p P to the points to
/// search from.
void WaitStateCheck::addPredecessors(const SearchPoint &P) {
  // Limits the time for code with very many paths.
  constexpr unsigned MaxPoints = 256;
  for (uint32_t From : Graph.getBlocks()[P.Block].Predecessors) {
    const FlowBlock &B = Graph.getBlocks()[From];
    const auto IsKnown = [&](const SearchPoint &Q) {
      return Q.From == B.End && Q.States <= P.States &&
             Q.NumTrans <= P.NumTrans && Q.Set == P.Set;
    };
    if (B.Ending != BlockExit::Call && Points.size() != MaxPoints &&
        none_of(Points, IsKnown))
      Points.push_back({From, B.End, P.States, P.NumTrans, P.Set});
  }
}

/// Searches producers before the consumer, an instruction of \p Block, for the
/// registers in \p Set.
void WaitStateCheck::search(uint32_t Block, const RegisterSet &Set) {
  SearchPoint P = {Block, Consumer, 0, 0, Set};
  if (!searchBlock(P))
    return;
  Points.clear();
  addPredecessors(P);
  for (size_t Next = 0; Next != Points.size(); ++Next) {
    P = Points[Next];
    if (searchBlock(P))
      addPredecessors(P);
  }
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Returns the part of the warning that compares the wait states.
std::string WaitStateCheck::describeStates(const Producer &P) const {
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

/// Returns the note that says how to get the missing wait states.
Finding::Note WaitStateCheck::makeRemedy(const Producer &P) const {
  unsigned Missing = P.getMissing();
  if (Row->Unit == HazardUnit::Forwarding)
    return {std::nullopt, ("add '" + Row->Fix + "'").str(), Row->Fix.str()};
  std::string Text, Statement;
  const unsigned StatesOfOne = Row->Unit == HazardUnit::Any ? NopMask + 1 : 1;
  while (Missing) {
    const unsigned States = std::min(Missing, StatesOfOne);
    const std::string Nop = Row->Unit == HazardUnit::Any
                                ? "s_nop " + std::to_string(States - 1)
                                : Row->Fix.str();
    Statement += (Statement.empty() ? "" : "\n") + Nop;
    Missing -= States;
    if (Row->Unit == HazardUnit::Any)
      Text += (Text.empty() ? "'" : " and '") + Nop + "'";
  }
  if (Text.empty())
    Text = P.getMissing() == 1
               ? ("'" + Row->Fix + "'").str()
               : (Twine(P.getMissing()) + " times '" + Row->Fix + "'").str();
  return {std::nullopt,
          "add " + Text + " or other" +
              (Row->Unit == HazardUnit::Any ? "" : " VALU") + " instructions",
          Statement};
}

void WaitStateCheck::report(const Producer &P) {
  const CodeInst &I = Code.Insts[Consumer];
  if (!Found.wants(Row->Group, {Row->Id}, I)) {
    HasFullRow |= Found.isFull({Row->Id});
    return;
  }
  uint8_t Operand = CodeAccess::NoOperand;
  std::string Register;
  if (hasRegisters()) {
    Register = getRegisterName(P.Register, Code.Architecture);
    for (const CodeAccess &X : Code.getAccesses(I))
      if (isRelevant(I, X) && X.First <= P.Register && P.Register < X.end())
        Operand = X.Operand;
  }
  Finding &F = Found.add(Row->Group, {Row->Id}, {Consumer, Operand},
                         fillIn(Row->Text, Register) + describeStates(P));
  F.Notes.push_back({Finding::Location{P.Inst, CodeAccess::NoOperand},
                     "the other instruction is here"});
  F.Notes.push_back(makeRemedy(P));
}

void WaitStateCheck::checkInst(uint32_t Number, uint32_t Block) {
  const CodeInst &I = Code.Insts[Number];
  for (const Candidate &C : Rows) {
    if (!C.Row->Consumers.has(I.Classes))
      continue;
    Row = C.Row;
    Count = C.Count;
    MostNeeded = C.MostNeeded;
    Consumer = Number;
    const RegisterSet Set = getRegisters(I);
    if (hasRegisters() && Set.empty())
      continue;
    Worst.reset();
    search(Block, Set);
    if (Worst)
      report(*Worst);
  }
  if (!HasFullRow)
    return;
  HasFullRow = false;
  erase_if(Rows,
           [this](const Candidate &C) { return Found.isFull({C.Row->Id}); });
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
