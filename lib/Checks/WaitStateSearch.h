//===- WaitStateSearch.h - Producers of hazards -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches the producers of hazards that wait states resolve: from a consumer
// backward over the instructions of a path, one at a time. The caller knows the
// paths.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_WAITSTATESEARCH_H
#define CLRX_LIB_CHECKS_WAITSTATESEARCH_H

#include "Analysis/RegisterSet.h"
#include "Hazards.h"

namespace clrx {

/// A producer of a hazard.
struct HazardProducer {
  uint32_t Inst;
  unsigned States; ///< Wait states between it and the consumer.
  unsigned Needed; ///< Wait states that are needed.
  uint16_t Register;

  unsigned getMissing() const { return Needed - States; }
};

/// A point of a path up to which producers have been searched.
struct PathPoint {
  unsigned States = 0;   ///< Wait states between it and the consumer.
  unsigned NumTrans = 0; ///< Transcendental instructions between them.
  RegisterSet Set;       ///< Registers to look for.
};

/// A row that can apply to the code.
struct HazardCandidate {
  const WaitStatesRow *Row;
  const StateCount *Count; ///< The row's term for the architecture.
  unsigned MostNeeded;     ///< Wait states after any producer.
};

/// The search for the producers of one row and consumer.
class WaitStateSearch {
public:
  explicit WaitStateSearch(const SectionCode &Code);

  /// The producer that misses most wait states, of those found by goBack().
  std::optional<HazardProducer> Worst;

  /// Starts a search for \p C before the instruction \p Number. \returns the
  /// first point; nothing if the instruction is no consumer.
  std::optional<PathPoint> start(const HazardCandidate &C, uint32_t Number);
  /// Advances \p P over the instruction \p Number before it. \returns false if
  /// no instruction before it matters.
  bool goBack(PathPoint &P, uint32_t Number);
  /// Advances \p P over instructions that are to be inserted. \returns false if
  /// no instruction before them matters.
  bool goBack(PathPoint &P, const PlannedStates &Planned) const;
  /// Adds the states that \p P lacks to \p Planned.
  void add(PlannedStates &Planned, const HazardProducer &P) const;
  /// Returns true if no producer before \p P can be worse than the worst.
  bool isFarEnough(const PathPoint &P) const;

  /// \name Description of the hazard of \p P
  /// @{
  const WaitStatesRow &getRow() const { return *Row; }
  std::string describe(const HazardProducer &P) const;
  /// Returns the operand of the consumer that the hazard is about.
  uint8_t getOperand(const HazardProducer &P) const;
  /// Returns the note that says how to get the missing wait states.
  Finding::Note makeRemedy(const HazardProducer &P) const;
  /// @}

private:
  const SectionCode &Code;
  unsigned NopMask; ///< Valid bits of s_nop's operand.
  const WaitStatesRow *Row = nullptr;
  const StateCount *Count = nullptr; ///< See HazardCandidate.
  unsigned MostNeeded = 0;           ///< See HazardCandidate.
  uint32_t Consumer = 0;

  RegisterSet getRegisters(const CodeInst &I) const;
  bool isRelevant(const CodeInst &I, const CodeAccess &X) const;
  std::optional<uint16_t> match(const CodeInst &I,
                                const RegisterSet &Set) const;
  bool sharesRegister(const CodeInst &I, const CodeAccess &X) const;
  bool resolves(const CodeInst &I) const;
  unsigned getStates(const CodeInst &I) const;
  bool hasRegisters() const { return Row->Relation > HazardRelation::HwReg; }
  std::string describeStates(const HazardProducer &P) const;
};

/// Returns the rows whose producers and consumers \p Code both contains.
llvm::SmallVector<HazardCandidate> findCandidates(const SectionCode &Code);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_WAITSTATESEARCH_H
