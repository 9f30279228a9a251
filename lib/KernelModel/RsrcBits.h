//===- RsrcBits.h - Parts of the words of hardware registers ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of COMPUTE_PGM_RSRC1, 2 and 3 and of SPI_TMPRING_SIZE by LLVM's
// names, from the rows of KernelFields.def. Most code uses the fields of a
// KernelConfig instead.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_RSRCBITS_H
#define CLRX_LIB_KERNELMODEL_RSRCBITS_H

#include "clrx/KernelModel/KernelConfig.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"

namespace clrx {

/// A part of a word.
struct WordBits {
  uint32_t Mask;

  constexpr uint8_t getShift() const {
    return llvm::countr_zero_constexpr(Mask);
  }
  /// Returns the value of the part in the word \p Bits.
  uint32_t get(uint32_t Bits) const { return (Bits & Mask) >> getShift(); }
  /// Returns a word in which the part has the low bits of \p Value.
  uint32_t encode(uint64_t Value) const { return Value << getShift() & Mask; }
};

/// A part of a word that a field of the configuration sets as a whole.
struct RsrcBits : WordBits {
  KernelField Word; ///< The field that sets bits of the word.

  using WordBits::get;
  /// Returns the value of the part in the word that \p Config sets.
  uint32_t get(const KernelConfig &Config) const {
    return get(uint32_t(Config.getOr(Word, 0)));
  }
};

namespace rsrc {
#define CLRX_RSRC_BITS(Id, Word, Mask)                                         \
  constexpr RsrcBits Id = {{uint32_t(Mask)}, KernelField::Word};
#define CLRX_WORD_BITS(Id, Mask) constexpr WordBits Id = {Mask};
#include "clrx/KernelModel/KernelFields.def"
} // namespace rsrc

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_RSRCBITS_H
