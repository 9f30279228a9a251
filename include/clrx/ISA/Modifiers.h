//===- Modifiers.h - Modifiers after the operands ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modifiers, which follow the operands, as data: the instructions and
// architectures that accept them, the fields that they set, and the grammar of
// their values. Modifiers.def has the rows.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_MODIFIERS_H
#define CLRX_ISA_MODIFIERS_H

#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/Layouts.h"
#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <bitset>

namespace clrx {

/// Groups of instructions that accept the same modifiers, as bits of a mask.
namespace detail {
enum ModifierGroupBit {
#define CLRX_MODIFIER_GROUP(Id, Title) Id,
#include "clrx/ISA/Modifiers.def"
};
} // namespace detail
enum ModifierGroup : uint16_t {
#define CLRX_MODIFIER_GROUP(Id, Title) Id = 1 << detail::Id,
#include "clrx/ISA/Modifiers.def"
  Buffers = MUBuf | MTBuf
};

/// Grammar after the name of a modifier; e is an absolute expression.
enum class ModifierKind : uint8_t {
  Flag,         ///< [:e]
  Number,       ///< :e, Param bits
  Offset,       ///< :e, may be a forward reference; Param is the FieldFixup
  SMemOffset,   ///< :e, in addition to a register offset
  FlatOffset,   ///< :e, width depends on architecture and segment
  DataFormat,   ///< :[name,name] or :@e
  DMask,        ///< :e
  Dim,          ///< :name or :@e
  Request,      ///< [:e]; Param is a VOPRequest
  Multiply,     ///< :2 or :4
  Divide,       ///< :2
  SourceBits,   ///< :[e,e...] or :e, one bit per source
  OpSel,        ///< as SourceBits, with a bit for the destination
  Select,       ///< :name or :@e; requires Param sources
  DstSelect,    ///< as Select, for the destination
  Unused,       ///< :name or :@e
  QuadPerm,     ///< :[e,e,e,e]
  RowShift,     ///< :e, 1 to 15
  WaveShift,    ///< [:1]
  DppWord,      ///< nothing
  RowBroadcast, ///< :15 or :31
  RowLane,      ///< :e
  DppMask,      ///< :e
  BoundCtrl,    ///< [:0|:1[:e]]
  Lanes8        ///< :[e x 8]
};

/// Instruction forms that a modifier requests by name.
enum VOPRequest : uint16_t { RequestVOP3, RequestSDWA, RequestDPP };

/// A row of CLRX_MODIFIER.
struct Modifier {
  llvm::StringLiteral Name;
  llvm::StringLiteral LLVMText; ///< LLVM's spelling; Name if it is the same.
  uint16_t Groups;
  ArchMask Arches;
  ModifierKind Kind;
  Field Target;
  uint16_t Param;
};

/// Returns the modifier \p Name of \p Row, which is of group \p Group on \p A;
/// null if there is none. Case is ignored, except for flat accesses and
/// interpolations, which require lower case.
const Modifier *findModifier(llvm::StringRef Name, const InstRow &Row,
                             uint16_t Group, Arch A);

/// Returns the modifier that prints field \p F in instructions of group \p
/// Group on \p A; null if there is none.
const Modifier *findModifier(Field F, uint16_t Group, Arch A);

/// Returns the modifier that sets the DPP control \p Control on \p A; null if
/// there is none.
const Modifier *findDPPControl(unsigned Control, Arch A);

/// Visits the modifiers of \p Row, which is of group \p Group on \p A.
void forEachModifier(const InstRow &Row, uint16_t Group, Arch A,
                     llvm::function_ref<void(const Modifier &)> Visit);
/// Adds the modifiers of \p Row to the candidates of \p Closest.
void considerModifiers(ClosestName &Closest, const InstRow &Row, uint16_t Group,
                       Arch A);

/// The architectures and groups that have a modifier name.
struct ModifierUses {
  ArchMask Arches = 0; ///< Architectures on which a given group has it.
  unsigned Groups = 0; ///< Groups that have it on a given architecture.
};
/// Returns the uses of \p Name, in any letter case, in \p Group and on \p A.
ModifierUses findModifierUses(llvm::StringRef Name, uint16_t Group, Arch A);

/// Returns true if any instruction on any architecture has the modifier \p
/// Name.
bool isModifierName(llvm::StringRef Name);

/// Returns the titles of \p Groups, separated by commas.
std::string listGroups(unsigned Groups);

/// Returns the group of \p Row on \p A; 0 if it takes no modifiers.
uint16_t getModifierGroup(const InstRow &Row, Arch A);

/// The explicit modifiers of a statement.
struct ModifierSet {
  std::bitset<NumFields> Fields; ///< Fields that modifiers have set.
  bool Requests[3] = {};         ///< Requested forms, by VOPRequest.
  bool SDWAFields = false;
  bool DPPFields = false;
  bool DPP8 = false;
  bool OffsetHalves[2] = {}; ///< offset0 and offset1, which share one field.

  bool has(Field F) const { return Fields[unsigned(F)]; }
  bool wantsSDWA() const { return SDWAFields || Requests[RequestSDWA]; }
  bool wantsDPP() const { return DPPFields || Requests[RequestDPP]; }
};

} // namespace clrx

#endif // CLRX_ISA_MODIFIERS_H
