//===- InstEncoder.h - Inst to words ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM encodes an instruction if it accepts its text. Otherwise LLVM encodes
// the same mnemonic with other operands, or another instruction of the same
// encoding. In each case, the fields are then set from the Inst; if LLVM's bits
// differ, the dialect's bits are used.
//
// LLVM's contribution, the bits that identify encoding and opcode, depends only
// on the table row and the encoding of the first dwords. LLVM is therefore
// called once for each such shape, and the words are cached. The mode Verified
// calls LLVM for every instruction and compares.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_INSTENCODER_H
#define CLRX_LIB_LLVMBRIDGE_INSTENCODER_H

#include "Inst/InstAssembler.h"
#include "LLVMEncoder.h"
#include "clrx/ISA/Encoding.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallString.h"

namespace clrx {

/// Encodes instructions of one architecture.
class InstEncoder {
public:
  /// \p Description must outlive the encoder.
  InstEncoder(const TargetDescription &Description, Arch A)
      : Description(Description), A(A), Layouts(LayoutTable::get(A)) {}

  /// Creates the encoder for a wavefront size if necessary. The encoder for 64
  /// lanes is always needed.
  llvm::Error prepare(bool Wave32);

  /// Encodes \p Inst. \returns false if LLVM rejects every text that can give
  /// the words, or if verification fails; getMessage() then has the reason.
  bool encode(const clrx::Inst &Inst, bool Wave32, EncodingMode Mode,
              llvm::SmallVectorImpl<uint32_t> &Words);

  const EncodingStats &getStats() const { return Stats; }

  /// \name The instruction encoded last, if LLVM was called
  /// @{
  EncodingSource getSource() const { return From; }
  /// Returns the text that LLVM encoded.
  const LLVMText &getText() const { return Printed; }
  /// @}
  llvm::StringRef getMessage() const { return Message; }

private:
  /// The first dwords of a shape. Fields contain the values of the instruction
  /// from which the shape was learnt.
  struct Shape {
    uint32_t Words[2] = {};
  };

  /// Purpose of a call of LLVM.
  enum class Ask : uint8_t { ForInst, ForShape };

  const TargetDescription &Description;
  Arch A;
  const LayoutTable &Layouts;
  std::unique_ptr<LLVMEncoder> Encoders[2]; ///< For each wavefront size.
  llvm::SmallString<128> Text;
  LLVMText Printed; ///< Refers to Text.
  llvm::SmallString<64> Message;
  EncodingSource From = EncodingSource::LLVM;
  llvm::DenseMap<uint32_t, Shape> Shapes; ///< By shapeKey().
  EncodingStats Stats;

  static uint32_t shapeKey(const clrx::Inst &Inst);
  bool askLLVM(const clrx::Inst &Inst, bool Wave32, Ask What,
               llvm::SmallVectorImpl<uint32_t> &Words);
  bool verify(const clrx::Inst &Inst, bool Wave32,
              llvm::ArrayRef<uint32_t> Words);

  bool encodeText(LLVMEncoder &E, const clrx::Inst &Inst,
                  llvm::SmallVectorImpl<uint32_t> &Words,
                  bool IsPlaceholder = false);
  bool encodeSame(const clrx::Inst &Inst, bool Wave32,
                  llvm::SmallVectorImpl<uint32_t> &Words);
  bool encodePlaceholder(const clrx::Inst &Inst,
                         llvm::SmallVectorImpl<uint32_t> &Words);
  bool encodeDonor(const clrx::Inst &Inst,
                   llvm::SmallVectorImpl<uint32_t> &Words);
};

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_INSTENCODER_H
