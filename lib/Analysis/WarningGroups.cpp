//===- WarningGroups.cpp - Groups of warnings -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of WarningGroups.def.
//
//===----------------------------------------------------------------------===//

#include "clrx/Analysis/WarningGroups.h"

using namespace clrx;

static constexpr WarningGroupRow Rows[] = {
#define CLRX_WARNING_GROUP(Id, Name, IsDefault, Title)                         \
  {{Name, WarningGroup::Id}, IsDefault, Title},
#include "clrx/Analysis/WarningGroups.def"
};
const NameTable<WarningGroupRow> clrx::WarningGroups = Rows;
