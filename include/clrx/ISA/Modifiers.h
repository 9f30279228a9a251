//===- Modifiers.h - Modifiers behind the operands --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_MODIFIERS_H
#define CLRX_ISA_MODIFIERS_H

#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/Layouts.h"
#include <bitset>

namespace clrx {

/// Sets of instructions by the modifiers they take.
enum ModifierGroup : uint16_t {
  SMem = 1 << 0,
  DataShare = 1 << 1,
  DataShare2 = 1 << 2, ///< With two offsets.
  MUBuf = 1 << 3,
  MTBuf = 1 << 4,
  Buffers = MUBuf | MTBuf,
  Image = 1 << 5,
  Flat = 1 << 6,
  Export = 1 << 7,
  Interp = 1 << 8,     ///< With a 64-bit form.
  VOPShort = 1 << 9,   ///< VOP1, VOP2, VOPC.
  VOPShortB = 1 << 10, ///< VOP2 with carry-out: its long form is VOP3B.
  VOP3 = 1 << 11,
  VOP3B = 1 << 12,
  VOPPacked = 1 << 13
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
  uint16_t Groups;
  ArchMask Arches;
  ModifierKind Kind;
  Field Target;
  uint16_t Param;
};

/// Whether some instruction on some architecture has the modifier \p Name.
bool isModifierName(llvm::StringRef Name);

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
