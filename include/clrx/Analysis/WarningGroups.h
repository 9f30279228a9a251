//===- WarningGroups.h - Warnings that can be chosen ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The groups of warnings about code that options (-W) and sources (.nowarn)
// turn on and off.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_WARNINGGROUPS_H
#define CLRX_ANALYSIS_WARNINGGROUPS_H

#include "clrx/Support/NameTable.h"
#include "clrx/Support/SourcePos.h"

namespace clrx {

/// Numbers of bits.
enum class WarningGroup : uint8_t {
#define CLRX_WARNING_GROUP(Id, Name, IsDefault, Title) Id,
#include "clrx/Analysis/WarningGroups.def"
};

struct WarningGroupRow : NamedValue<WarningGroup> {
  bool IsDefault;
  llvm::StringLiteral Title;
};
/// In the order of WarningGroup.
extern const NameTable<WarningGroupRow> WarningGroups;

constexpr uint16_t maskOf(WarningGroup G) { return 1u << unsigned(G); }

/// Whether the source does not want warnings of \p G at \p Pos (.nowarn).
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
