//===- ClrxStreamer.h - Object streamer for the CLRX language ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Puts bytes, values that become known later, and relocations into MC's
// fragments.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CLRXSTREAMER_H
#define CLRX_LIB_LANGUAGE_CLRXSTREAMER_H

#include "Language/Section.h"
#include "clrx/Expr/OperandValue.h"
#include "clrx/ISA/FieldFixups.h"
#include "llvm/MC/MCObjectStreamer.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

class LateBoundWriter;
struct RelocationRequest;

/// Returns the MC fixup kind for a field of instructions. These kinds follow
/// FirstTargetFixupKind.
inline llvm::MCFixupKind toFixupKind(FieldFixup F) {
  return llvm::MCFixupKind(llvm::FirstTargetFixupKind + unsigned(F));
}

/// Location in a fragment where a value is written later.
struct FieldLocation {
  llvm::MCFragment *Fragment;
  uint32_t Offset; ///< Offset in the fragment, in bytes.
};

/// Emits data and encoded instructions into sections of known layout. The
/// container creates the object writer, and the source selects the container.
/// So the writer is not known at first: setObjectWriter must be called before
/// finish().
class ClrxStreamer final : public llvm::MCObjectStreamer {
  llvm::raw_pwrite_stream &OS;
  LateBoundWriter &Writer; ///< The MCAssembler owns it.

  ClrxStreamer(llvm::MCContext &Ctx, llvm::raw_pwrite_stream &OS,
               std::unique_ptr<LateBoundWriter> W);

public:
  static std::unique_ptr<ClrxStreamer> create(llvm::MCContext &Ctx,
                                              llvm::raw_pwrite_stream &OS);

  /// Returns the stream for the container's writer.
  llvm::raw_pwrite_stream &getOutput() { return OS; }
  void setObjectWriter(std::unique_ptr<llvm::MCObjectWriter> W);

  /// \name Emission into the current section, whose counter moves
  /// @{
  void emitBytes(llvm::StringRef Bytes) override;
  /// Emits an expression of a foreign extension. Its symbols are those that
  /// MCParserAdapter::parseExpression creates. LLVM evaluates the expression
  /// when the file is written.
  void emitValueImpl(const llvm::MCExpr *Value, unsigned SizeInBytes,
                     llvm::SMLoc Loc) override;
  /// \p SizeInBytes is 1 to 8.
  void emitLittleEndian(uint64_t Value, unsigned SizeInBytes);
  void emitZeros(uint64_t Count) { emitByteFill(Count, 0); }
  void emitByteFill(uint64_t Count, uint8_t Byte);
  void emitWords(llvm::ArrayRef<uint32_t> Words);
  /// @}

  /// Returns the location \p OffsetBack bytes before the end of the bytes that
  /// the last call of emitLittleEndian or emitWords emitted.
  FieldLocation getLocation(unsigned OffsetBack) const {
    llvm::MCFragment *F = getCurrentFragment();
    return {F, uint32_t(F->getFixedSize() - OffsetBack)};
  }
  /// Overwrites the words at \p Where with \p Words.
  void rewrite(FieldLocation Where, llvm::ArrayRef<uint32_t> Words);
  /// Writes the low bits of \p Value into a field of \p Kind.
  void write(FieldLocation Where, llvm::MCFixupKind Kind, uint64_t Value);
  /// Makes a relocation at \p Where for \p R. With \p IsShared, several fields
  /// may use the location, and a new relocation replaces an older one there.
  void relocate(FieldLocation Where, llvm::MCFixupKind Kind,
                const RelocationRequest &R, bool IsShared);

  bool emitSymbolAttribute(llvm::MCSymbol *, llvm::MCSymbolAttr) override {
    return true;
  }
  void emitCommonSymbol(llvm::MCSymbol *, uint64_t, llvm::Align) override {}

private:
  Section &currentSection();
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CLRXSTREAMER_H
