//===- TexelFormat.h - Formats of typed buffers and images ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversion between elements of typed buffers in memory, which are texels, and
// their components in registers.
//
// Sources: the tables of data and number formats in AMD's ISA documents; the
// unified formats of GCN 1.5 in AMD's register documents of GFX10; rounding as
// Direct3D demands it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_TEXELFORMAT_H
#define CLRX_LIB_SIMULATOR_TEXELFORMAT_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <optional>

namespace clrx::sim {

/// Types of components, with the codes of the number formats of buffers.
enum class NumberFormat : uint8_t {
  UNorm,    ///< Unsigned; the largest number is 1.0.
  SNorm,    ///< Signed; the largest number is 1.0.
  UScaled,  ///< Unsigned numbers as floats.
  SScaled,  ///< Signed numbers as floats.
  UInt,     ///< Unsigned numbers.
  SInt,     ///< Signed numbers.
  SNormOGL, ///< Signed; the smallest number is -1.0, the largest one 1.0.
  Float     ///< Floats of 10, 11, 16 or 32 bits.
};

/// The layout of a texel.
struct TexelFormat {
  /// Number of bits of each component, from the lowest bit of the texel on.
  llvm::ArrayRef<uint8_t> Bits;
  NumberFormat Number = NumberFormat::UInt;

  /// Returns the size in bytes.
  unsigned size() const;
  bool isInteger() const {
    return Number == NumberFormat::UInt || Number == NumberFormat::SInt;
  }
};

/// Components in registers, with masks of undefined bits.
struct Texel {
  uint32_t Values[4] = {};
  uint32_t Undefined[4] = {};
};

/// Returns the format with the codes \p Data and \p Number; none if there is no
/// such data format.
std::optional<TexelFormat> getTexelFormat(unsigned Data, unsigned Number);

/// Returns the format with the code \p Code of GCN 1.5.
std::optional<TexelFormat> getUnifiedFormat(unsigned Code);

/// Converts the texel with the bytes \p Values, whose undefined bits are \p
/// Undefined. Components that the format lacks become 0, the last one
/// becomes 1.
Texel readTexel(const TexelFormat &F, const uint8_t *Values,
                const uint8_t *Undefined);

/// Converts \p T to bytes.
void writeTexel(const TexelFormat &F, const Texel &T, uint8_t *Values,
                uint8_t *Undefined);

/// Returns \p T with its components selected by the codes \p Select: 0 and 1
/// are constants, 4 to 7 components.
Texel selectComponents(const TexelFormat &F, const Texel &T,
                       const uint8_t (&Select)[4]);

/// Converts each component to 16 bits: floats to halves, integers by their low
/// bits.
void narrowTexel(const TexelFormat &F, Texel &T);

/// Converts each component from 16 bits.
void widenTexel(const TexelFormat &F, Texel &T);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_TEXELFORMAT_H
