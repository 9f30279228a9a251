//===- EncodingMode.h - When LLVM is asked for an encoding ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How often LLVM is asked for the words of instructions, and what that has
// cost.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_INST_ENCODINGMODE_H
#define CLRX_INST_ENCODINGMODE_H

#include <cstdint>

namespace clrx {

/// When LLVM's encoder is asked. All modes give the same words.
enum class EncodingMode : uint8_t {
  Cached,   ///< Once for each shape: mnemonic and encoding.
  Verified, ///< For each instruction; one that differs from what was remembered
            ///< of its shape is an error.
  Direct    ///< For each instruction, so that its LLVM text is there.
};

/// Who the words of an instruction are from.
enum class EncodingSource : uint8_t {
  LLVM,        ///< LLVM alone.
  Patched,     ///< LLVM, some fields set otherwise.
  Placeholder, ///< LLVM's opcode; the fields are the dialect's.
  Donor        ///< An opcode that LLVM lacks.
};
constexpr unsigned NumEncodingSources = 4;

/// What encoding has cost so far.
struct EncodingStats {
  uint64_t Instructions = 0; ///< Encoded, or refused by LLVM.
  uint64_t Shapes = 0;       ///< Shapes learnt.
  uint64_t Remembered = 0;   ///< Instructions of a shape known before.
  /// How often LLVM was asked, by where the words came from.
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
