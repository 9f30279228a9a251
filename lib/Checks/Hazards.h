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
  M0,
  Source0,        ///< VGPRs of the consumer's first source.
  Vectors,        ///< VGPRs that the consumer reads.
  WrittenVectors, ///< VGPRs that the consumer writes.
  StoredData ///< VGPRs that the consumer writes and the producer reads as data.
};

/// Hardware generations with different wait states, GFX6 to GFX10. GCN 1.4.1
/// belongs to the same generation as GCN 1.4.
constexpr unsigned NumGenerations = 5;
constexpr unsigned FirstGFXMajor = 6;
inline unsigned getGeneration(Arch A) {
  return getArchInfo(A).GFXMajor - FirstGFXMajor;
}

/// A row of CLRX_WAIT_STATES.
struct WaitStatesRow {
  llvm::StringLiteral Id;
  WarningGroup Group;
  InstClasses Producers, Consumers;
  HazardRelation Relation;
  uint8_t States[NumGenerations];
  llvm::StringLiteral Source, Text;
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

/// Checks hazards that wait states solve.
void checkWaitStates(const FlowGraph &Graph, Findings &Found);
/// Checks the other hazards, which wait states do not solve.
void checkStateHazards(const FlowGraph &Graph, Findings &Found);
/// Returns the indices of the waits that keep a state hazard from occurring,
/// although everything that they wait for has returned.
llvm::BitVector findHazardWaits(const FlowGraph &Graph, Findings &Found);
/// Checks clauses of s_clause.
void checkHardClauses(const FlowGraph &Graph, Findings &Found);
/// Checks consecutive memory accesses, which XNACK may replay.
void checkSoftClauses(const FlowGraph &Graph, Findings &Found);

/// Replaces $ in \p Text by \p Register.
std::string fillIn(llvm::StringRef Text, llvm::StringRef Register);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_HAZARDS_H
