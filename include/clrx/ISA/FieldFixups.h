//===- FieldFixups.h - Instruction fields filled late -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fields of emitted instructions that get their values later, and the range
// checks of these values.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_FIELDFIXUPS_H
#define CLRX_ISA_FIELDFIXUPS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <string>

namespace clrx {

enum class Arch : uint8_t;
struct InstRow;

/// Fields whose values may become known after the instruction was emitted.
enum class FieldFixup : uint8_t {
#define CLRX_FIELD_FIXUP(Id, ByteOffset, BitOffset, Bits, Check) Id,
#include "clrx/ISA/FieldFixups.def"
};

/// Range checks; see FieldFixups.def.
enum class FieldCheck : uint8_t {
  Both,
  Unsigned,
  Signed,
  Branch,
  NumberOrDistance
};

/// A row of FieldFixups.def.
struct FieldFixupInfo {
  llvm::StringLiteral Name;
  uint8_t ByteOffset; ///< Offset from the first byte of the instruction.
  uint8_t BitOffset;  ///< Lowest bit in the little-endian number there.
  uint8_t Bits;       ///< Width, 1 to 64.
  FieldCheck Check;
};

llvm::ArrayRef<FieldFixupInfo> getFieldFixupInfos();

inline const FieldFixupInfo &getFieldFixupInfo(FieldFixup F) {
  return getFieldFixupInfos()[unsigned(F)];
}

/// Branch distance in words that hardware with ArchInfo::HasBranchFault
/// executes wrongly.
constexpr unsigned FaultyBranchDistance = 0x3f;

/// Returns true if the value of \p F may be an offset in the same section.
inline bool acceptsOffset(FieldFixup F) {
  FieldCheck Check = getFieldFixupInfo(F).Check;
  return Check == FieldCheck::Branch || Check == FieldCheck::NumberOrDistance;
}

/// Returns true if the value of \p F may be a number.
inline bool acceptsNumber(FieldFixup F) {
  return !acceptsOffset(F) ||
         getFieldFixupInfo(F).Check == FieldCheck::NumberOrDistance;
}

/// Returns the error message for an offset or a number that \p Kind does not
/// accept, or an offset in another section.
llvm::StringRef describeMisplaced(FieldFixup Kind);

/// Returns the offset field of \p Row, a flat, global or scratch access.
FieldFixup getFlatOffsetField(const InstRow &Row, Arch A);

/// Returns the field of an immediate offset of a scalar memory access.
FieldFixup getSMemOffsetField(Arch A);

/// Returns the number that hardware reads from the field \p Kind with \p Bits.
int64_t interpretField(FieldFixup Kind, uint64_t Bits);

/// Returns the low \p Bits bits of \p Value. If \p Value is outside of the
/// range of \p Check, calls \p Warn with a message that names the range.
uint64_t fitValue(int64_t Value, unsigned Bits, FieldCheck Check,
                  llvm::function_ref<void(const llvm::Twine &)> Warn);

/// Converts the value of a field to its bits. \p FixupOffset is the offset of
/// the fixup in its section. \p Value is a number or, if \p IsOffset, an offset
/// in the same section. \p Warn is called with a message if bits are lost.
/// \returns an error message, empty if \p Bits is valid.
std::string completeField(FieldFixup Kind, uint64_t FixupOffset, int64_t Value,
                          bool IsOffset, uint64_t &Bits,
                          llvm::function_ref<void(const llvm::Twine &)> Warn);

} // namespace clrx

#endif // CLRX_ISA_FIELDFIXUPS_H
