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

/// The sets of classes that rows name.
struct ClassNames {
#define CLRX_INST_CLASS(Id, Doc)                                               \
  static constexpr InstClasses Id = InstClass::Id;
#include "Analysis/InstClasses.def"
  static constexpr InstClasses VectorMemory =
      InstClass::Buffer | InstClass::Image | InstClass::Flat;
  static constexpr InstClasses AnyVector =
      VectorMemory | (InstClass::VALU | InstClass::DS | InstClass::Export);
};

struct Tables : ClassNames {
  static const WaitStatesRow WaitStates[];
};

} // namespace

const WaitStatesRow Tables::WaitStates[] = {
#define CLRX_WAIT_STATES(Id, Group, Producers, Consumers, Relation, GFX6,      \
                         GFX7, GFX8, GFX9, GFX10, Source, Text, Producer,      \
                         Consumer)                                             \
  {Id,                                                                         \
   WarningGroup::Group,                                                        \
   Producers,                                                                  \
   Consumers,                                                                  \
   HazardRelation::Relation,                                                   \
   {GFX6, GFX7, GFX8, GFX9, GFX10},                                            \
   Source,                                                                     \
   Text,                                                                       \
   Producer,                                                                   \
   Consumer},
#include "Checks/Hazards.def"
};

static constexpr StateHazardRow StateHazards[] = {
#define CLRX_STATE_HAZARD(Enum, Id, Group, Arches, Source, Text, Producer,     \
                          Fix, Remedy, Bad, Cure)                              \
  {Id,  WarningGroup::Group, Arches, Source, Text, Producer, Fix, Remedy, Bad, \
   Cure},
#include "Checks/Hazards.def"
};

static constexpr ClauseHazardRow ClauseHazards[] = {
#define CLRX_CLAUSE_HAZARD(Enum, Id, Group, Arches, Source, Text, Producer,    \
                           Remedy, Bad, Good)                                  \
  {Id, WarningGroup::Group, Arches, Source, Text, Producer, Remedy, Bad, Good},
#include "Checks/Hazards.def"
};

ArrayRef<WaitStatesRow> clrx::getWaitStatesRows() { return Tables::WaitStates; }

ArrayRef<StateHazardRow> clrx::getStateHazardRows() { return StateHazards; }

ArrayRef<ClauseHazardRow> clrx::getClauseHazardRows() { return ClauseHazards; }

std::string clrx::fillIn(StringRef Text, StringRef Register) {
  const auto [Before, After] = Text.split('$');
  return Text.contains('$') ? (Before + Register + After).str() : Text.str();
}
