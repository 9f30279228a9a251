//===- Hazards.h - Instructions too close to others -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of Hazards.def, and the checks that go by them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_HAZARDS_H
#define CLRX_LIB_CHECKS_HAZARDS_H

#include "Findings.h"
#include "clrx/Targets/ArchMask.h"

namespace clrx {

/// The registers that the producer must write, for a consumer.
enum class HazardRelation : uint8_t {
  None,         ///< It is enough that it is there.
  NoVALU,       ///< The same; VALU and waits in between help, too.
  HwReg,        ///< The hardware register that the immediates of both name.
  NamedScalars, ///< SGPRs among the operands that the consumer reads.
  LaneSelect,   ///< The one that says which lane.
  VCC,
  Exec,
  M0,
  Source0,        ///< VGPRs of its first source.
  Vectors,        ///< VGPRs that it reads.
  WrittenVectors, ///< VGPRs that it writes.
  StoredData      ///< The same; the producer reads them as data.
};

/// Of wait states; processors of GCN 1.4.1 are of the same as 1.4.
constexpr unsigned NumGenerations = 5;
unsigned getGeneration(Arch A);

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
#include "clrx/Checks/Hazards.def"
};
struct StateHazardRow {
  llvm::StringLiteral Id;
  WarningGroup Group;
  ArchMask Arches;
  llvm::StringLiteral Source, Text, Producer, Remedy;
  llvm::StringLiteral Bad, Cure; ///< An example.
};
llvm::ArrayRef<StateHazardRow> getStateHazardRows();

enum class ClauseHazard : uint8_t {
#define CLRX_CLAUSE_HAZARD(Id, ...) Id,
#include "clrx/Checks/Hazards.def"
};
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

/// Those that wait states solve.
void checkWaitStates(const FlowGraph &Graph, Findings &Found);
/// The others, of registers.
void checkStateHazards(const FlowGraph &Graph, Findings &Found);
/// Of clauses that s_clause begins.
void checkHardClauses(const FlowGraph &Graph, Findings &Found);
/// Of memory access in a row, which xnack may repeat.
void checkSoftClauses(const FlowGraph &Graph, Findings &Found);

/// \p Text with \p Register in the place of $.
std::string fillIn(llvm::StringRef Text, llvm::StringRef Register);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_HAZARDS_H
