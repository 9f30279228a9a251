//===- Allocation.cpp - Registers for variables ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocates registers for each section with variables: finds live ranges,
// assigns registers in each connected component of the code, and rewrites the
// instructions.
//
//===----------------------------------------------------------------------===//

#include "Allocation/Allocation.h"
#include "Analysis/Program.h"
#include "Assignment.h"
#include "Messages.h"
#include "Rewriting.h"
#include "llvm/ADT/BitVector.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

namespace {

/// A value for SGPRs and one for VGPRs.
template <typename T> using PerFile = std::array<T, 2>;

/// Allocates the registers of one section.
class SectionAllocator {
public:
  SectionAllocator(Program::Part &Part, const SourceView &Source,
                   Reporter &Report)
      : Code(Part.Code), Flow(Part.Graph), Exec(Flow),
        AllUses(Flow, Source.MayReplay), Says(Flow, AllUses, Report),
        Summaries(Flow.getNumComponents()) {}

  /// Finds registers. \returns true after reporting an error.
  bool run();
  void rewrite(CodeView &View);
  /// Tells \p View which allocated registers \p K, a kernel of this section,
  /// uses, and adds the name of \p K to the summary of its component.
  void addUsage(const Program::Kernel &K, CodeView &View);
  void takeSummaries(std::vector<AllocationSummary> &To);

private:
  SectionCode &Code;
  CallFlow Flow;
  ExecValues Exec;
  Uses AllUses;
  Messages Says;
  std::optional<LiveRanges> Ranges;
  std::vector<uint16_t> RegisterOf;         ///< Indexed by group.
  std::vector<AllocationSummary> Summaries; ///< Indexed by component.
  BitVector HasVars;                        ///< Components with variables.

  bool isOfVar(const Use &U) const {
    return AllUses.getLocations()[U.Location].Var;
  }
  unsigned getLimit(bool IsVector) const;
  unsigned getRegister(const Use &U) const;
  bool checkFlow();
  bool checkGroups();
  bool assign();
};

} // namespace

//===----------------------------------------------------------------------===//
// Finding registers
//===----------------------------------------------------------------------===//

/// Returns the number of available registers. VCC, at the end of a kernel's
/// SGPRs, is not available.
unsigned SectionAllocator::getLimit(bool IsVector) const {
  const ArchInfo &Facts = getArchInfo(Code.Architecture);
  return IsVector ? MaxVGPRs
                  : std::min(Facts.AddressableSGPRs, Facts.MaxSGPRs - 2);
}

/// Reports unknown control flow in code with variables.
bool SectionAllocator::checkFlow() {
  HasVars.resize(Flow.getNumComponents());
  for (const Use &U : AllUses.get())
    if (isOfVar(U))
      HasVars.set(Flow.getComponentOf(U.Inst));
  bool Failed = false;
  for (uint32_t Inst : Flow.getGraph().getUnresolved())
    if (HasVars[Flow.getComponentOf(Inst)]) {
      Says.reportUnknownTarget(Inst);
      Failed = true;
    }
  return Failed;
}

bool SectionAllocator::checkGroups() {
  if (std::optional<uint32_t> Inst = Ranges->getOverflow()) {
    Says.reportOverflow(*Inst);
    return true;
  }
  bool Failed = false;
  for (const RangeGroup &G : Ranges->getGroups())
    if (!G.Remainders) {
      Says.reportConflict(G);
      Failed = true;
    }
  return Failed;
}

bool SectionAllocator::assign() {
  const size_t NumComponents = Flow.getNumComponents();
  std::vector<PerFile<std::vector<uint32_t>>> Groups(NumComponents),
      Fixed(NumComponents);
  for (auto [Number, G] : enumerate(Ranges->getGroups()))
    Groups[G.Component][G.Var->IsVector].push_back(Number);
  for (auto [Number, R] : enumerate(Ranges->get())) {
    const Location &L = AllUses.getLocations()[R.Location];
    if (!L.Var)
      Fixed[R.Component][L.IsVector].push_back(Number);
  }
  RegisterOf.assign(Ranges->getGroups().size(), 0);
  bool Failed = false;
  for (unsigned C = 0; C != NumComponents; ++C)
    for (bool IsVector : {false, true}) {
      if (Groups[C][IsVector].empty())
        continue;
      Assignment A(AllUses, *Ranges, std::move(Groups[C][IsVector]),
                   Fixed[C][IsVector], getLimit(IsVector));
      if (!A.run()) {
        Says.reportFailure(A, *Ranges, getLimit(IsVector), IsVector);
        Failed = true;
        continue;
      }
      for (auto [I, Group] : enumerate(A.getGroups()))
        RegisterOf[Group] = A.getRegister(I);
      FileAllocation &F = IsVector ? Summaries[C].VGPRs : Summaries[C].SGPRs;
      F = {A.getNumUsed(), A.getMaxAlive(), A.getLeast()};
    }
  return Failed;
}

bool SectionAllocator::run() {
  if (checkFlow())
    return true;
  Ranges.emplace(Flow, Exec, AllUses);
  if (checkGroups() || assign())
    return true;
  Says.warnOfUndefined(*Ranges);
  return false;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Returns the number of the register for \p U in its register file.
unsigned SectionAllocator::getRegister(const Use &U) const {
  const uint32_t Group = Ranges->get()[U.Piece].Group;
  return RegisterOf[Group] + AllUses.getLocations()[U.Location].Number -
         Ranges->getGroups()[Group].First;
}

void SectionAllocator::rewrite(CodeView &View) {
  std::vector<uint32_t> Numbers;
  for (const auto &[Number, V] : Code.VarInsts)
    if (V.NeedsRegisters)
      Numbers.push_back(Number);
  const ArrayRef<Use> All = AllUses.get();
  const Use *First = All.begin();
  for (uint32_t Number : Numbers) {
    First = std::partition_point(First, All.end(),
                                 [=](const Use &U) { return U.Inst < Number; });
    setRegisters(
        Code, Number, View,
        [&](const InstOperand &Op, unsigned Operand) -> unsigned {
          const unsigned Base = Op.isVGPR() ? unsigned(CodeVGPR0) : 0;
          const std::optional<uint32_t> L = AllUses.find(Op.Var, Op.VarOffset);
          const unsigned UseOperand = Operand == InList ? Use::Alone : Operand;
          for (const Use *U = First; U != All.end() && U->Inst == Number; ++U)
            if (L && U->Location == *L && U->Operand == UseOperand)
              return Base + getRegister(*U);
          return Base; // The instruction does not use this operand.
        });
  }
}

void SectionAllocator::addUsage(const Program::Kernel &K, CodeView &View) {
  const ArrayRef<FlowBlock> Blocks = Flow.getGraph().getBlocks();
  SmallVector<uint32_t> ToVisit = {Flow.getGraph().getBlockOf(K.EntryInst)};
  const uint32_t Component = Flow.getNodes()[ToVisit.front()].Component;
  if (!HasVars[Component])
    return;
  Summaries[Component].Kernels.push_back(K.Name);
  if (K.Number == KernelView::NoNumber)
    return;
  BitVector Seen(Blocks.size());
  Seen.set(ToVisit.front());
  RegisterUsage Usage;
  while (!ToVisit.empty()) {
    const FlowBlock &B = Blocks[ToVisit.pop_back_val()];
    const ArrayRef<Use> All = AllUses.get();
    for (const Use *U = std::partition_point(
             All.begin(), All.end(),
             [&](const Use &U) { return U.Inst < B.First; });
         U != All.end() && U->Inst < B.End; ++U)
      if (isOfVar(*U)) {
        unsigned &Count = AllUses.getLocations()[U->Location].IsVector
                              ? Usage.NumVGPRs
                              : Usage.NumSGPRs;
        Count = std::max(Count, getRegister(*U) + 1);
      }
    for (const auto &Edges :
         {ArrayRef<uint32_t>(B.Successors), ArrayRef<uint32_t>(B.Callees)})
      for (uint32_t To : Edges)
        if (!Seen.test(To)) {
          Seen.set(To);
          ToVisit.push_back(To);
        }
  }
  View.addUsage(K.Number, Usage);
}

void SectionAllocator::takeSummaries(std::vector<AllocationSummary> &To) {
  for (auto [Component, S] : enumerate(Summaries))
    if (HasVars[Component])
      To.push_back(std::move(S));
}

std::vector<AllocationSummary> clrx::allocateRegisters(CodeRecorder &Recorder,
                                                       CodeView &View) {
  std::vector<AllocationSummary> Summaries;
  const auto NeedsRegisters = [](const SectionCode &Code) {
    return any_of(Code.VarInsts,
                  [](const auto &V) { return V.second.NeedsRegisters; });
  };
  if (none_of(Recorder.getSections(), NeedsRegisters))
    return Summaries;
  Program P(Recorder, View);
  for (Program::Part &Part : P.Parts) {
    if (!NeedsRegisters(Part.Code))
      continue;
    SectionAllocator A(Part, P.Source, Recorder.getReporter());
    if (A.run())
      continue;
    A.rewrite(View);
    for (const Program::Kernel &K : P.getKernels(Part))
      A.addUsage(K, View);
    A.takeSummaries(Summaries);
  }
  return Summaries;
}
