//===- Modifiers.h - Modifiers behind the operands --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The words behind the operands as data: which instructions take them on which
// architecture, the field they set, and the grammar of their values. The table
// is Modifiers.def.
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

/// Sets of instructions by the modifiers they take; one bit each.
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

/// Grammar behind the name of a modifier; e stands for a known expression.
enum class ModifierKind : uint8_t {
  Flag,         ///< [:e]
  Number,       ///< :e, Param bits
  Offset,       ///< :e, may be known later; Param is the FieldFixup
  SMemOffset,   ///< :e besides a register offset
  FlatOffset,   ///< :e, width by architecture and segment
  DataFormat,   ///< :[name,name] or :@e
  DMask,        ///< :e
  Dim,          ///< :name or :@e
  Request,      ///< [:e]; Param is a VOPRequest
  Multiply,     ///< :2 or :4
  Divide,       ///< :2
  SourceBits,   ///< :[e,e...] or :e, a bit per source
  OpSel,        ///< the same with a bit for the destination
  Select,       ///< :name or :@e; needs Param sources
  DstSelect,    ///< the same for the destination
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

/// Forms that a modifier may ask for by name.
enum VOPRequest : uint16_t { RequestVOP3, RequestSDWA, RequestDPP };

struct Modifier {
  llvm::StringLiteral Name;
  llvm::StringLiteral LLVMText; ///< Name, or what LLVM has in its place.
  uint16_t Groups;
  ArchMask Arches;
  ModifierKind Kind;
  Field Target;
  uint16_t Param;
};

/// Finds the modifier \p Name of \p Row, which is of group \p Group on \p A; in
/// any case, but for flat access and interpolation, which want lower case. Null
/// if it has none.
const Modifier *findModifier(llvm::StringRef Name, const InstRow &Row,
                             uint16_t Group, Arch A);

/// The modifier to print of field \p F in instructions of group \p Group on
/// \p A; null if there is none.
const Modifier *findModifier(Field F, uint16_t Group, Arch A);

/// The modifier that sets the DPP control \p Control on \p A; null if none
/// does.
const Modifier *findDPPControl(unsigned Control, Arch A);

/// Offers the modifiers of \p Row, which is of group \p Group on \p A.
void forEachModifier(const InstRow &Row, uint16_t Group, Arch A,
                     llvm::function_ref<void(const Modifier &)> Visit);
void considerModifiers(ClosestName &Closest, const InstRow &Row, uint16_t Group,
                       Arch A);

/// Where a modifier exists.
struct ModifierUses {
  ArchMask Arches = 0; ///< Of instructions of a group.
  unsigned Groups = 0; ///< On an architecture.
};
/// Where \p Name, in any case, exists for \p Group and on \p A.
ModifierUses findModifierUses(llvm::StringRef Name, uint16_t Group, Arch A);

/// Whether some instruction on some architecture has the modifier \p Name.
bool isModifierName(llvm::StringRef Name);

/// What messages call the instructions of \p Groups, separated by commas.
std::string listGroups(unsigned Groups);

/// Group of \p Row on architecture \p A; 0 if it takes no modifiers.
uint16_t getModifierGroup(const InstRow &Row, Arch A);

/// What the modifiers of a statement asked for.
struct ModifierSet {
  std::bitset<NumFields> Fields; ///< Fields that were set explicitly.
  bool Requests[3] = {};         ///< By VOPRequest.
  bool SDWAFields = false;
  bool DPPFields = false;
  bool DPP8 = false;
  bool OffsetHalves[2] = {}; ///< offset0 and offset1, both in one field.

  bool has(Field F) const { return Fields[unsigned(F)]; }
  bool wantsSDWA() const { return SDWAFields || Requests[RequestSDWA]; }
  bool wantsDPP() const { return DPPFields || Requests[RequestDPP]; }
};

} // namespace clrx

#endif // CLRX_ISA_MODIFIERS_H
