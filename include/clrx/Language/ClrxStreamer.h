//===- ClrxStreamer.h - Object streamer for the CLRX language ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_CLRXSTREAMER_H
#define CLRX_LANGUAGE_CLRXSTREAMER_H

#include "clrx/Inst/InstAssembler.h"
#include "clrx/Language/Section.h"
#include "llvm/MC/MCObjectStreamer.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Emits data and encoded instructions into sections of known layout. The
/// source chooses its container while it is read, so the object writer comes
/// late: setObjectWriter must be called before finish().
class ClrxStreamer final : public llvm::MCObjectStreamer {
  llvm::raw_pwrite_stream &OS;
  class LateBoundWriter *Writer; ///< Owned by the MCAssembler.

  ClrxStreamer(llvm::MCContext &Ctx, llvm::raw_pwrite_stream &OS,
               std::unique_ptr<LateBoundWriter> W);

public:
  static std::unique_ptr<ClrxStreamer> create(llvm::MCContext &Ctx,
                                              llvm::raw_pwrite_stream &OS);

  /// The stream the container's writer writes to.
  llvm::raw_pwrite_stream &getOutput() { return OS; }
  void setObjectWriter(std::unique_ptr<llvm::MCObjectWriter> W);

  /// All of these advance the current section's counter.
  void emitData(llvm::StringRef Bytes);
  void emitLittleEndian(uint64_t Value, unsigned SizeInBytes);
  /// \p Count copies of the \p SizeInBytes low bytes of \p Value.
  void emitRepeated(uint64_t Count, uint64_t Value, unsigned SizeInBytes);
  void emitInstruction(llvm::ArrayRef<uint32_t> Words);
  /// Only moves the counter; for no-bits sections.
  void reserve(uint64_t Bytes);

  /// Adds a fixup of \p Kind for the bytes \p OffsetBack before the end of the
  /// current section. \returns its target, to be bound with bindToConstant or
  /// bindToPlace before the streamer is finished.
  llvm::MCSymbol *addPendingFixup(uint64_t OffsetBack, llvm::MCFixupKind Kind);
  void bindToConstant(llvm::MCSymbol *Target, int64_t Value);
  /// The place \p Addend bytes into \p S; \p Specifier is a
  /// RelocationSpecifier.
  void bindToPlace(llvm::MCSymbol *Target, const Section &S, int64_t Addend,
                   uint16_t Specifier);

  Section *getSection() const;

  bool emitSymbolAttribute(llvm::MCSymbol *, llvm::MCSymbolAttr) override {
    return true;
  }
  void emitCommonSymbol(llvm::MCSymbol *, uint64_t, llvm::Align) override {}
};

} // namespace clrx

#endif // CLRX_LANGUAGE_CLRXSTREAMER_H
