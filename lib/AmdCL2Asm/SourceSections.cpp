//===- SourceSections.cpp - Sections of an AmdCL2 source ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What can be done in the sections of each role.
//
//===----------------------------------------------------------------------===//

#include "SourceSections.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

// Addressable, Writeable, IsCode, IsNoBits, Labels
static constexpr SectionTraits CodeTraits = {true, true, true, false,
                                             LabelValue::Relative};
static constexpr SectionTraits PlainTraits = {true, true, false, false,
                                              LabelValue::Absolute};
static constexpr SectionTraits RelocatableTraits = {true, true, false, false,
                                                    LabelValue::Unresolvable};
static constexpr SectionTraits BSSTraits = {true, false, false, true,
                                            LabelValue::Unresolvable};
static constexpr SectionTraits ConfigTraits = {false, false, false, false,
                                               LabelValue::Absolute};

static constexpr SectionRoleInfo Roles[] = {
#define CLRX_AMDCL2_SECTION(Role, Name, Traits) {Name, Traits},
#include "SourceSections.def"
};

const SectionRoleInfo &amdcl2::getSectionRoleInfo(SectionRole Role) {
  return Roles[unsigned(Role)];
}
