//===- Hazards.h - Hazards between instructions -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of Hazards.def, and the checks that apply them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_HAZARDS_H
#define CLRX_LIB_CHECKS_HAZARDS_H

#include "Findings.h"
#include "WaitInsts.h"
#include "clrx/Targets/ArchMask.h"
#include "llvm/ADT/BitVector.h"

namespace clrx {

/// The registers that link a producer to a consumer. The producer must write
/// one of them, except for StoredData.
enum class HazardRelation : uint8_t {
  None,   ///< No register; every pair matches.
  NoVALU, ///< As None, but VALU instructions and waits in between also help.
  HwReg,  ///< The hardware register that both immediates name.
  NamedScalars,     ///< SGPRs that the consumer reads as explicit operands.
  ScalarDescriptor, ///< The descriptor operand of a scalar load.
  ScalarOffset,     ///< The offset operand of a scalar load.
  LaneSelect,       ///< The lane select operand of the consumer.
  VCC,
  Exec,
  WrittenExec, ///< EXEC, even if the consumer does not read it.
  M0,
  Source0,            ///< VGPRs of the consumer's first source.
  Vectors,            ///< VGPRs that the consumer reads.
  WrittenVectors,     ///< VGPRs that the consumer writes.
  OverwrittenVectors, ///< VGPRs that the consumer writes and the producer
                      ///< reads.
  DotRead,  ///< VGPRs that the consumer reads, except as the addend of the same
            ///< instruction as the producer.
  DotWrite, ///< VGPRs that the consumer writes, if it is another instruction
            ///< than the producer.
  StoredData, ///< VGPRs that the consumer writes and the producer reads as
              ///< data.

  // Matrix instructions compute D = A * B + C.
  Factors,           ///< Vector registers that the consumer reads as A or B.
  OtherAddend,       ///< C of the consumer is not exactly D of the producer.
  SameAddend,        ///< C of the consumer is exactly D of the producer.
  AnyAddend,         ///< C of the consumer.
  OverwrittenAddend, ///< The consumer writes C of the producer.
  OverwrittenFactors ///< The consumer writes A or B of the producer.
};

/// The instructions that count between a producer and a consumer.
enum class HazardUnit : uint8_t {
  Any, ///< All instructions; s_nop counts more than once.
  VALU,
  /// VALU instructions. Two transcendental ones suffice, and so does an
  /// instruction that waits for the results of VALU.
  Forwarding,
};

/// A set of instructions: those of any of some classes, but of none of others.
struct HazardClasses {
  InstClasses Any, None = {};

  constexpr HazardClasses(InstClasses Any, InstClasses None = {})
      : Any(Any), None(None) {}
  constexpr HazardClasses(InstClass C) : Any(C) {}
  bool has(InstClasses C) const { return C.hasAny(Any) && !C.hasAny(None); }
};
constexpr HazardClasses operator-(InstClasses Any, InstClasses None) {
  return HazardClasses(Any, None);
}

/// The wait states of a hazard on some architectures.
struct StateCount {
  ArchMask Arches = 0;
  int8_t Count = 0;
  bool AddsPasses = false; ///< Count is added to the passes of the producer.
  int8_t CountForTwo = 0;  ///< Count for producers of two passes.

  unsigned get(unsigned Passes) const {
    constexpr unsigned FewestPasses = 2;
    if (!AddsPasses)
      return Count;
    return std::max(0, int(Passes) +
                           (Passes == FewestPasses ? CountForTwo : Count));
  }
};

/// The wait states of a hazard on all architectures.
class StateCounts {
  static constexpr unsigned MaxTerms = 4;
  ArchMask Arches = 0; ///< Those of all terms.
  StateCount Terms[MaxTerms] = {};

public:
  constexpr StateCounts(StateCount Term) : Arches(Term.Arches), Terms{Term} {}

  constexpr StateCounts operator|(const StateCounts &Other) const {
    StateCounts Result = *this;
    Result.Arches |= Other.Arches;
    unsigned N = 0;
    while (N != MaxTerms && Result.Terms[N].Arches)
      ++N;
    for (const StateCount &T : Other.Terms)
      if (T.Arches)
        Result.Terms[N++] = T;
    return Result;
  }
  llvm::ArrayRef<StateCount> terms() const { return Terms; }
  ArchMask getArches() const { return Arches; }
  /// Returns the term for \p A, or null.
  const StateCount *find(Arch A) const {
    for (const StateCount &T : Terms)
      if (T.Arches & maskOf(A))
        return &T;
    return nullptr;
  }
};

/// A row of CLRX_WAIT_STATES or CLRX_VALU_STATES.
struct WaitStatesRow {
  llvm::StringLiteral Id;
  WarningGroup Group;
  HazardClasses Producers, Consumers;
  HazardRelation Relation;
  HazardUnit Unit;
  StateCounts States;
  llvm::StringLiteral Source, Text;
  llvm::StringLiteral Fix;                ///< Empty if it is s_nop.
  llvm::StringLiteral Producer, Consumer; ///< Examples.
};
llvm::ArrayRef<WaitStatesRow> getWaitStatesRows();

enum class StateHazard : uint8_t {
#define CLRX_STATE_HAZARD(Id, ...) Id,
#include "Checks/Hazards.def"
};
/// A row of CLRX_STATE_HAZARD.
struct StateHazardRow {
  llvm::StringLiteral Id;
  WarningGroup Group;
  ArchMask Arches;
  llvm::StringLiteral Source, Text, Producer, Fix, Remedy;
  llvm::StringLiteral Bad, Cure; ///< An example and its fix.
};
llvm::ArrayRef<StateHazardRow> getStateHazardRows();
/// Returns the note that says how to fix the hazard of \p R.
Finding::Note makeRemedy(const StateHazardRow &R);

enum class ClauseHazard : uint8_t {
#define CLRX_CLAUSE_HAZARD(Id, ...) Id,
#include "Checks/Hazards.def"
};
/// A row of CLRX_CLAUSE_HAZARD.
struct ClauseHazardRow {
  llvm::StringLiteral Id;
  WarningGroup Group;
  ArchMask Arches;
  llvm::StringLiteral Source, Text, Producer, Remedy;
  llvm::StringLiteral Bad, Good; ///< Examples.
};
llvm::ArrayRef<ClauseHazardRow> getClauseHazardRows();
inline const ClauseHazardRow &getRow(ClauseHazard H) {
  return getClauseHazardRows()[unsigned(H)];
}

inline bool isBranch(const CodeInst &I) {
  return I.Classes.hasAny(InstClasses(InstClass::Branch) |
                          InstClass::CondBranch | InstClass::SetPC |
                          InstClass::SwapPC | InstClass::Call);
}

/// Returns the s_nop instructions that take \p States wait states.
llvm::SmallVector<std::string, 1> makeNops(unsigned States, Arch A);

/// \name Checks that can look at the code as if other waits were inserted
/// If \p Planned is not null, instructions that an earlier pass has inserted do
/// not count, and the waits of \p Planned do.
/// @{
/// Checks accesses to VGPRs that VALU and memory instructions have not
/// completed (GFX11 and GFX12). They do not depend on waits for counters.
void checkVALUHazards(const FlowGraph &Graph, Findings &Found,
                      const PlannedWaits *Planned = nullptr);
/// Checks hazards which wait states do not solve.
void checkStateHazards(const FlowGraph &Graph, Findings &Found,
                       const PlannedWaits *Planned = nullptr);
/// @}
/// Checks hazards that wait states solve.
void checkWaitStates(const FlowGraph &Graph, Findings &Found);

/// Instructions that are to be inserted before another one.
struct PlannedStates {
  uint8_t Waits = 0; ///< Number of waits for counters.
  uint8_t Nops = 0;  ///< Wait states of s_nop.
  uint8_t VALU = 0;  ///< Number of VALU instructions, which do nothing.
  /// True if an instruction waits for the results of VALU.
  bool IsForwarded = false;

  /// Returns true if there is anything except waits for counters.
  bool hasStates() const { return Nops || VALU || IsForwarded; }
  bool operator==(const PlannedStates &O) const {
    return Waits == O.Waits && Nops == O.Nops && VALU == O.VALU &&
           IsForwarded == O.IsForwarded;
  }
};
/// Adds the wait states that automatic parts of the code lack to \p States,
/// which has an element for each instruction.
void planWaitStates(const FlowGraph &Graph, std::vector<PlannedStates> &States);
/// The instructions for PlannedStates::VALU and PlannedStates::IsForwarded.
constexpr llvm::StringLiteral VALUNop = "v_nop",
                              WaitForVALU = "s_waitcnt_depctr 0xfff";
/// Returns the indices of the waits that keep a state hazard from occurring,
/// although everything that they wait for has returned.
llvm::BitVector findHazardWaits(const FlowGraph &Graph, Findings &Found);
/// Checks clauses of s_clause.
void checkHardClauses(const FlowGraph &Graph, Findings &Found);
/// Checks consecutive memory accesses, which XNACK may replay.
void checkSoftClauses(const FlowGraph &Graph, Findings &Found);

/// Returns the number of passes of \p I, a matrix instruction of \p Code; 0 for
/// others.
unsigned getPasses(const SectionCode &Code, const CodeInst &I);

/// Returns the largest number of passes of the matrix instruction \p Mnemonic
/// on
/// \p A; 0 for others.
unsigned getMostPasses(llvm::StringRef Mnemonic, Arch A);

/// Replaces $ in \p Text by \p Register.
std::string fillIn(llvm::StringRef Text, llvm::StringRef Register);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_HAZARDS_H
