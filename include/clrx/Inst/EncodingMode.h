//===- EncodingMode.h - Use of LLVM's encoder -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The modes of encoding instructions, and statistics about it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_INST_ENCODINGMODE_H
#define CLRX_INST_ENCODINGMODE_H

#include <cstdint>

namespace clrx {

/// Use of LLVM's encoder. All modes produce the same words.
enum class EncodingMode : uint8_t {
  Cached,   ///< Encode once for each shape, i.e. mnemonic and encoding.
  Verified, ///< Encode each instruction. A difference from the remembered words
            ///< of its shape is an error.
  Direct    ///< Encode each instruction, so that its LLVM text is available.
};

/// Origin of the words of an instruction.
enum class EncodingSource : uint8_t {
  LLVM,        ///< LLVM alone.
  Patched,     ///< LLVM, with some fields changed.
  Placeholder, ///< The opcode is from LLVM, all fields from the dialect.
  Donor        ///< LLVM lacks the opcode.
};
constexpr unsigned NumEncodingSources = 4;

/// Statistics of the encoding.
struct EncodingStats {
  uint64_t Instructions = 0; ///< Instructions encoded, or rejected by LLVM.
  uint64_t Shapes = 0;       ///< Shapes learnt.
  uint64_t Remembered = 0;   ///< Instructions of a known shape.
  /// Number of calls of LLVM's encoder, by the origin of the words.
  uint64_t Asked[NumEncodingSources] = {};

  EncodingStats &operator+=(const EncodingStats &Other) {
    Instructions += Other.Instructions;
    Shapes += Other.Shapes;
    Remembered += Other.Remembered;
    for (unsigned I = 0; I != NumEncodingSources; ++I)
      Asked[I] += Other.Asked[I];
    return *this;
  }
};

} // namespace clrx

#endif // CLRX_INST_ENCODINGMODE_H
