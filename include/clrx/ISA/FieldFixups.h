//===- FieldFixups.h - Instruction fields filled late -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fields of an emitted instruction that wait for a value, and the checks that
// the value has to pass.
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

/// Fields of instructions whose value may become known after they were
/// emitted.
enum class FieldFixup : uint8_t {
#define CLRX_FIELD_FIXUP(Id, ByteOffset, BitOffset, Bits, Check) Id,
#include "clrx/ISA/FieldFixups.def"
};

enum class FieldCheck : uint8_t { Both, Unsigned, Branch, NumberOrDistance };

struct FieldFixupInfo {
  llvm::StringLiteral Name;
  uint8_t ByteOffset; ///< From the instruction's first byte.
  uint8_t BitOffset;  ///< Of the field in the little-endian number there.
  uint8_t Bits;       ///< Width, 1 to 64.
  FieldCheck Check;
};

llvm::ArrayRef<FieldFixupInfo> getFieldFixupInfos();

inline const FieldFixupInfo &getFieldFixupInfo(FieldFixup F) {
  return getFieldFixupInfos()[unsigned(F)];
}

/// The bits of a branch that HasBranchFault of ArchInfo is about.
constexpr unsigned FaultyBranchDistance = 0x3f;

/// Whether the value of \p F may be a place in the instruction's own section.
inline bool takesPlace(FieldFixup F) {
  FieldCheck Check = getFieldFixupInfo(F).Check;
  return Check == FieldCheck::Branch || Check == FieldCheck::NumberOrDistance;
}

/// Whether the value of \p F may be a number.
inline bool takesNumber(FieldFixup F) {
  return !takesPlace(F) ||
         getFieldFixupInfo(F).Check == FieldCheck::NumberOrDistance;
}

/// What is wrong when the value for \p Kind is a place though it takes none,
/// in another section, or a number though it takes none.
llvm::StringRef describeMisplaced(FieldFixup Kind);

/// Turns the value that a field has got into its bits. \p FixupOffset is the
/// offset of the fixup in its section, \p Value the number or, if \p IsPlace,
/// an offset in the same section. \p Warn is called with a message when bits
/// are lost. \returns an error message, empty when \p Bits is valid.
std::string completeField(FieldFixup Kind, uint64_t FixupOffset, int64_t Value,
                          bool IsPlace, uint64_t &Bits,
                          llvm::function_ref<void(const llvm::Twine &)> Warn);

} // namespace clrx

#endif // CLRX_ISA_FIELDFIXUPS_H
