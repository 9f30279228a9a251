//===- WaitStates.cpp - Wait states of an instruction -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the rows of Hazards.def in which an instruction takes part.
//
//===----------------------------------------------------------------------===//

#include "Analysis/InstClasses.h"
#include "Checks/Hazards.h"
#include "Manual/InstEntry.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns the number of wait states of \p Row on the architectures of \p
/// Arches; the largest one if they differ.
static unsigned getMostStates(const WaitStatesRow &Row, ArchMask Arches) {
  unsigned Most = 0;
  for (unsigned A = 0; A != NumArches; ++A)
    if (Arches >> A & 1)
      if (const StateCount *States = Row.States.find(Arch(A)))
        Most = std::max(Most, States->get(/*Passes=*/0));
  return Most;
}

/// Returns true if an instruction of \p Row can write a register that \p
/// Relation names.
static bool canProduce(const InstRow &Row, HazardRelation Relation) {
  const bool WritesScalar = Row.hasOperand(OperandKind::SDst) ||
                            Row.hasOperand(OperandKind::CarryOut) ||
                            Row.has(SrcWrite);
  switch (Relation) {
  case HazardRelation::NamedScalars:
  case HazardRelation::ScalarDescriptor:
  case HazardRelation::ScalarOffset:
  case HazardRelation::LaneSelect:
  case HazardRelation::VCC:
    return WritesScalar;
  case HazardRelation::M0:
    return WritesScalar || Row.has(M0Write);
  case HazardRelation::Exec:
  case HazardRelation::WrittenExec:
    return WritesScalar || Row.has(EXECWrite);
  case HazardRelation::Source0:
  case HazardRelation::Vectors:
  case HazardRelation::WrittenVectors:
    return Row.hasOperand(OperandKind::VDst) || Row.has(Load | Atomic);
  default:
    return true;
  }
}

/// Returns true if an instruction of \p Row can name a register that \p
/// Relation links to an earlier instruction.
static bool canConsume(const InstRow &Row, HazardRelation Relation) {
  const bool WritesVector = Row.hasOperand(OperandKind::VDst) ||
                            Row.has(Load | Atomic) || Row.has(SrcWrite);
  switch (Relation) {
  case HazardRelation::WrittenVectors:
  case HazardRelation::OverwrittenVectors:
  case HazardRelation::StoredData:
    return WritesVector;
  default:
    return true;
  }
}

/// Returns the architectures of \p Rows on which instructions that \p Takes
/// accepts have the hazard \p Row.
static ArchMask findArches(const WaitStatesRow &Row,
                           ArrayRef<const InstRow *> Rows,
                           function_ref<bool(const InstRow &)> Takes) {
  ArchMask Arches = 0;
  for (const InstRow *In : Rows)
    if (Takes(*In))
      Arches |= Row.States.getArches() & In->Arches & AllGCN;
  return Arches;
}

std::vector<EntryHazard> clrx::findHazards(ArrayRef<const InstRow *> InstRows) {
  std::vector<EntryHazard> Hazards;
  auto Add = [&](const WaitStatesRow &Row, ArchMask Arches, bool IsBefore) {
    if (Arches)
      Hazards.push_back({Row.Id, getMostStates(Row, Arches), Arches, IsBefore,
                         fillIn(Row.Text, "a register")});
  };
  for (const WaitStatesRow &Row : getWaitStatesRows()) {
    if (Row.Unit != HazardUnit::Any)
      continue;
    auto CanConsume = [&](const InstRow &In) {
      return Row.Consumers.has(getOpcodeFacts(In).Classes) &&
             canConsume(In, Row.Relation);
    };
    auto CanProduce = [&](const InstRow &In) {
      return Row.Producers.has(getOpcodeFacts(In).Classes) &&
             canProduce(In, Row.Relation);
    };
    Add(Row, findArches(Row, InstRows, CanConsume), /*IsBefore=*/true);
    Add(Row, findArches(Row, InstRows, CanProduce), /*IsBefore=*/false);
  }
  return Hazards;
}
