//===- InstEncoder.h - Inst to words ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM encodes the instruction where it accepts it. Where it refuses, it
// encodes the same mnemonic with other operands, or at least an instruction of
// the same encoding, and the fields are set from the Inst. They are
// compared in any case: where LLVM's bits differ, the dialect's count.
//
// What is LLVM's own, the bits that say which encoding and opcode it is,
// depends on the table row and the encoding of the first dwords alone. So it is
// asked once for each such shape and remembered; Verified asks for every
// instruction and compares.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_INSTENCODER_H
#define CLRX_LIB_LLVMBRIDGE_INSTENCODER_H

#include "LLVMEncoder.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/Inst/EncodingMode.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallString.h"

namespace clrx {

class InstEncoder {
public:
  /// \p Description must outlive the encoder.
  InstEncoder(const TargetDescription &Description, Arch A)
      : Description(Description), A(A), Layouts(LayoutTable::get(A)) {}

  /// Makes the encoder for a wavefront size if it is not there yet. That for
  /// 64 lanes is needed always.
  llvm::Error prepare(bool Wave32);

  /// \returns false if LLVM refuses every way, or if its words are not the
  /// remembered ones; getMessage() says why.
  bool encode(const clrx::Inst &Inst, bool Wave32, EncodingMode Mode,
              llvm::SmallVectorImpl<uint32_t> &Words);

  const EncodingStats &getStats() const { return Stats; }

  /// \name About the instruction encoded last, if LLVM was asked
  /// @{
  EncodingSource getSource() const { return From; }
  /// What LLVM was given.
  llvm::StringRef getText() const { return Text; }
  /// @}
  llvm::StringRef getMessage() const { return Message; }

private:
  /// The first dwords of a shape; in the fields stand the values of the
  /// instruction it was learnt from.
  struct Shape {
    uint32_t Words[2] = {};
  };

  /// What LLVM's words are wanted for.
  enum class Ask : uint8_t { ForInst, ForShape };

  const TargetDescription &Description;
  Arch A;
  const LayoutTable &Layouts;
  std::unique_ptr<LLVMEncoder> Encoders[2]; ///< By wavefront size.
  llvm::SmallString<128> Text;
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
                  llvm::SmallVectorImpl<uint32_t> &Words);
  bool encodeSame(const clrx::Inst &Inst, bool Wave32,
                  llvm::SmallVectorImpl<uint32_t> &Words);
  bool encodePlaceholder(const clrx::Inst &Inst,
                         llvm::SmallVectorImpl<uint32_t> &Words);
  bool encodeDonor(const clrx::Inst &Inst,
                   llvm::SmallVectorImpl<uint32_t> &Words);
};

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_INSTENCODER_H
