//===- Hazards.cpp - The rows of Hazards.def ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of hazards.
//
//===----------------------------------------------------------------------===//

#include "Hazards.h"

using namespace llvm;
using namespace clrx;

namespace {

/// The sets of architectures that rows name.
struct ArchNames {
  static constexpr ArchMask GFX6 = GCN10, GFX7 = GCN11, GFX8 = GCN12;
  static constexpr ArchMask GFX101 = GCN15;
#define CLRX_LLVM_ARCH(Id, ...) static constexpr ArchMask Id = maskOf(Arch::Id);
#include "clrx/Targets/Arches.def"
  static constexpr ArchMask GFX940up = GFX940 | GFX950;
  static constexpr ArchMask GFX90Aup = GFX90A | GFX940up;
  static constexpr ArchMask GFX9Old = GCN14 | GFX908 | GFX90A;
  static constexpr ArchMask GFX9 = GFX9Old | GFX940up;
  static constexpr ArchMask GFX6to7 = GFX6 | GFX7;
  static constexpr ArchMask GFX7to8 = GFX7 | GFX8;
  static constexpr ArchMask GFX8to9 = GFX8 | GFX9;
  static constexpr ArchMask GFX7to9 = GFX7 | GFX8to9;
  static constexpr ArchMask GFX6to9 = GFX6 | GFX7to9;
  static constexpr ArchMask GFX10 = GFX101 | GFX10_3;
  static constexpr ArchMask GFX11up = GFX11 | GFX11_5 | GFX12 | GFX12_5;
  static constexpr ArchMask GFX10up = GFX10 | GFX11up;
};

/// The sets of classes that rows name.
struct ClassNames {
#define CLRX_INST_CLASS(Id, Doc)                                               \
  static constexpr InstClasses Id = InstClass::Id;
#include "Analysis/InstClasses.def"
  static constexpr InstClasses VectorMemory =
      InstClass::Buffer | InstClass::Image | InstClass::Flat;
  static constexpr InstClasses AnyMemory = VectorMemory | InstClass::DS;
  static constexpr InstClasses AnyVector =
      AnyMemory | (InstClass::VALU | InstClass::Export);
  static constexpr InstClasses MemoryOrExport = AnyMemory | InstClass::Export;
};

/// Tables with these names in scope.
struct Tables : ArchNames, ClassNames {
  static constexpr StateCounts on(ArchMask Arches, int8_t N) {
    return StateCount{Arches, N, /*AddsPasses=*/false, N};
  }
  static constexpr StateCounts afterPasses(ArchMask Arches, int8_t N) {
    return StateCount{Arches, N, /*AddsPasses=*/true, N};
  }
  static constexpr StateCounts afterPasses(ArchMask Arches, int8_t N,
                                           int8_t ForTwo) {
    return StateCount{Arches, N, /*AddsPasses=*/true, ForTwo};
  }

  static const WaitStatesRow WaitStates[];
  static const StateHazardRow StateHazards[];
  static const ClauseHazardRow ClauseHazards[];
};

} // namespace

const WaitStatesRow Tables::WaitStates[] = {
#define CLRX_WAIT_STATES(Id, Group, Producers, Consumers, Relation, States,    \
                         Source, Text, Producer, Consumer)                     \
  {Id,                                                                         \
   WarningGroup::Group,                                                        \
   Producers,                                                                  \
   Consumers,                                                                  \
   HazardRelation::Relation,                                                   \
   HazardUnit::Any,                                                            \
   States,                                                                     \
   Source,                                                                     \
   Text,                                                                       \
   "",                                                                         \
   Producer,                                                                   \
   Consumer},
#define CLRX_VALU_STATES(Id, Group, Producers, Consumers, Relation, Unit,      \
                         States, Source, Text, Fix, Producer, Consumer)        \
  {Id,                                                                         \
   WarningGroup::Group,                                                        \
   Producers,                                                                  \
   Consumers,                                                                  \
   HazardRelation::Relation,                                                   \
   HazardUnit::Unit,                                                           \
   States,                                                                     \
   Source,                                                                     \
   Text,                                                                       \
   Fix,                                                                        \
   Producer,                                                                   \
   Consumer},
#include "Checks/Hazards.def"
};

const StateHazardRow Tables::StateHazards[] = {
#define CLRX_STATE_HAZARD(Enum, Id, Group, Arches, Source, Text, Producer,     \
                          Fix, Remedy, Bad, Cure)                              \
  {Id,  WarningGroup::Group, Arches, Source, Text, Producer, Fix, Remedy, Bad, \
   Cure},
#include "Checks/Hazards.def"
};

const ClauseHazardRow Tables::ClauseHazards[] = {
#define CLRX_CLAUSE_HAZARD(Enum, Id, Group, Arches, Source, Text, Producer,    \
                           Remedy, Bad, Good)                                  \
  {Id, WarningGroup::Group, Arches, Source, Text, Producer, Remedy, Bad, Good},
#include "Checks/Hazards.def"
};

ArrayRef<WaitStatesRow> clrx::getWaitStatesRows() { return Tables::WaitStates; }

ArrayRef<StateHazardRow> clrx::getStateHazardRows() {
  return Tables::StateHazards;
}

Finding::Note clrx::makeRemedy(const StateHazardRow &R) {
  return {std::nullopt,
          ((R.Fix.empty() ? "" : "add '" + R.Fix + "'") + R.Remedy).str(),
          R.Fix.str()};
}

ArrayRef<ClauseHazardRow> clrx::getClauseHazardRows() {
  return Tables::ClauseHazards;
}

namespace {
/// A row of CLRX_MATRIX_PASSES.
struct PassesRow {
  StringLiteral Pattern;
  ArchMask Arches;
  uint8_t Passes, PassesOfNarrow;
};

struct PassesTable : ArchNames {
  static const PassesRow Rows[];
};
} // namespace

const PassesRow PassesTable::Rows[] = {
#define CLRX_MATRIX_PASSES(Pattern, Arches, Passes, PassesOfNarrow)            \
  {Pattern, Arches, Passes, PassesOfNarrow},
#include "MatrixPasses.def"
};

/// Returns true if A or B of \p I has a register for each byte of four lanes.
static bool hasByteFactor(const SectionCode &Code, const CodeInst &I) {
  constexpr unsigned NumRegisters = 8;
  return any_of(Code.getAccesses(I), [](const CodeAccess &X) {
    return !X.IsWrite && X.isVector() && X.Count == NumRegisters &&
           (X.Operand == 1 || X.Operand == 2);
  });
}

/// Returns the row for \p Mnemonic on \p A, or null.
static const PassesRow *findPasses(StringRef Mnemonic, Arch A) {
  for (const PassesRow &R : PassesTable::Rows)
    if (R.Arches & maskOf(A) && matchesPattern(R.Pattern, Mnemonic))
      return &R;
  return nullptr;
}

unsigned clrx::getPasses(const SectionCode &Code, const CodeInst &I) {
  const PassesRow *R = findPasses(I.getMnemonic(), Code.Architecture);
  if (!R)
    return 0;
  return R->Passes == R->PassesOfNarrow || hasByteFactor(Code, I)
             ? R->Passes
             : R->PassesOfNarrow;
}

unsigned clrx::getMostPasses(StringRef Mnemonic, Arch A) {
  const PassesRow *R = findPasses(Mnemonic, A);
  return R ? std::max(R->Passes, R->PassesOfNarrow) : 0;
}

std::string clrx::fillIn(StringRef Text, StringRef Register) {
  const auto [Before, After] = Text.split('$');
  return Text.contains('$') ? (Before + Register + After).str() : Text.str();
}
