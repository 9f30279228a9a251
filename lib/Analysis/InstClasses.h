//===- InstClasses.h - Classes of instructions for analyses -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Classes of instructions, as analyses need them. Most classes follow from the
// mnemonic or the format; see InstClasses.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_INSTCLASSES_H
#define CLRX_LIB_ANALYSIS_INSTCLASSES_H

#include "clrx/ISA/Inst.h"

namespace clrx {

/// Bit numbers in InstClasses.
enum class InstClass : uint8_t {
#define CLRX_INST_CLASS(Id, Doc) Id,
#include "Analysis/InstClasses.def"
};

/// A set of classes.
class InstClasses {
  uint64_t Bits = 0;

public:
  constexpr InstClasses() = default;
  constexpr InstClasses(InstClass C) : Bits(uint64_t(1) << unsigned(C)) {}

  constexpr bool has(InstClass C) const { return Bits >> unsigned(C) & 1; }
  constexpr bool hasAny(InstClasses Other) const { return Bits & Other.Bits; }
  constexpr bool empty() const { return !Bits; }
  constexpr InstClasses operator|(InstClasses Other) const {
    Other.Bits |= Bits;
    return Other;
  }
  InstClasses &operator|=(InstClasses Other) { return *this = *this | Other; }
};
constexpr InstClasses operator|(InstClass A, InstClass B) {
  return InstClasses(A) | B;
}

/// Returns the classes of \p I.
InstClasses classify(const Inst &I);

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_INSTCLASSES_H
