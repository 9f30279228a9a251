//===- WarningGroups.h - Groups of warnings ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Groups of warnings about code. Options (-W) and pseudo-ops (.nowarn) turn
// them on and off.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_WARNINGGROUPS_H
#define CLRX_ANALYSIS_WARNINGGROUPS_H

#include "clrx/Support/NameTable.h"
#include "clrx/Support/SourcePos.h"

namespace clrx {

/// Bit numbers in warning masks.
enum class WarningGroup : uint8_t {
#define CLRX_WARNING_GROUP(Id, Name, IsDefault, Title) Id,
#include "clrx/Analysis/WarningGroups.def"
};

struct WarningGroupRow : NamedValue<WarningGroup> {
  bool IsDefault;
  llvm::StringLiteral Title;
};
/// Rows in the order of WarningGroup.
extern const NameTable<WarningGroupRow> WarningGroups;

constexpr uint16_t maskOf(WarningGroup G) { return 1u << unsigned(G); }

/// Returns true if the source turns warnings of \p G off at \p Pos (.nowarn).
inline bool isMuted(SourcePos Pos, WarningGroup G) {
  return Pos.Muted & maskOf(G);
}

constexpr uint16_t AllWarningGroups = 0
#define CLRX_WARNING_GROUP(Id, ...) | maskOf(WarningGroup::Id)
#include "clrx/Analysis/WarningGroups.def"
    ;
constexpr uint16_t DefaultWarningGroups = 0
#define CLRX_WARNING_GROUP(Id, Name, IsDefault, Title)                         \
  | (IsDefault ? maskOf(WarningGroup::Id) : 0)
#include "clrx/Analysis/WarningGroups.def"
    ;

} // namespace clrx

#endif // CLRX_ANALYSIS_WARNINGGROUPS_H
