//===- ClrxStreamer.cpp - Object streamer for the CLRX language -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MCAssembler needs a writer and a backend from its beginning. The source
// selects the writer later. The backend knows only fields.
//
//===----------------------------------------------------------------------===//

#include "Language/ClrxStreamer.h"
#include "Language/Container.h"
#include "clrx/ISA/FieldFixups.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCValue.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// The writer and the backend for MCAssembler
//===----------------------------------------------------------------------===//

/// Forwards to the writer of the container, which is set later.
class clrx::LateBoundWriter final : public MCObjectWriter {
  std::unique_ptr<MCObjectWriter> Impl;

public:
  void bind(std::unique_ptr<MCObjectWriter> W) {
    Impl = std::move(W);
    Impl->setAssembler(Asm);
  }
  void executePostLayoutBinding() override { Impl->executePostLayoutBinding(); }
  void recordRelocation(const MCFragment &F, const MCFixup &Fixup,
                        MCValue Target, uint64_t &FixedValue) override {
    Impl->recordRelocation(F, Fixup, Target, FixedValue);
  }
  uint64_t writeObject() override { return Impl->writeObject(); }
};

static void writeBits(uint8_t *Data, MCFixupKindInfo Field, uint64_t Value) {
  uint64_t Mask = maskTrailingOnes<uint64_t>(Field.TargetSize)
                  << Field.TargetOffset;
  Value = Value << Field.TargetOffset & Mask;
  for (; Mask; Mask >>= 8, Value >>= 8, ++Data)
    *Data = (*Data & ~uint8_t(Mask)) | uint8_t(Value);
}

namespace {

/// Knows the fields of data and of instructions. Instructions arrive encoded,
/// so that LLVM's AMDGPU backend is not needed.
class ClrxAsmBackend final : public MCAsmBackend {
public:
  ClrxAsmBackend() : MCAsmBackend(endianness::little) {}

  std::unique_ptr<MCObjectTargetWriter>
  createObjectTargetWriter() const override {
    return nullptr; // The containers have their own object writers.
  }

  MCFixupKindInfo getFixupKindInfo(MCFixupKind Kind) const override {
    if (Kind < FirstTargetFixupKind)
      return MCAsmBackend::getFixupKindInfo(Kind);
    const FieldFixupInfo &I =
        getFieldFixupInfo(FieldFixup(Kind - FirstTargetFixupKind));
    return {I.Name.data(), I.BitOffset, I.Bits, 0};
  }

  void applyFixup(const MCFragment &F, const MCFixup &Fixup,
                  const MCValue &Target, uint8_t *Data, uint64_t Value,
                  bool IsResolved) override {
    maybeAddReloc(F, Fixup, Target, Value, IsResolved);
    writeBits(Data, getFixupKindInfo(Fixup.getKind()), Value);
  }

  bool writeNopData(raw_ostream &OS, uint64_t Count,
                    const MCSubtargetInfo *STI) const override {
    return false; // Alignment is emitted as data.
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// ClrxStreamer
//===----------------------------------------------------------------------===//

ClrxStreamer::ClrxStreamer(MCContext &Ctx, raw_pwrite_stream &OS,
                           std::unique_ptr<LateBoundWriter> W)
    : MCObjectStreamer(Ctx, std::make_unique<ClrxAsmBackend>(), std::move(W),
                       nullptr),
      OS(OS),
      Writer(static_cast<LateBoundWriter &>(getAssembler().getWriter())) {}

std::unique_ptr<ClrxStreamer> ClrxStreamer::create(MCContext &Ctx,
                                                   raw_pwrite_stream &OS) {
  return std::unique_ptr<ClrxStreamer>(
      new ClrxStreamer(Ctx, OS, std::make_unique<LateBoundWriter>()));
}

void ClrxStreamer::setObjectWriter(std::unique_ptr<MCObjectWriter> W) {
  Writer.bind(std::move(W));
}

Section &ClrxStreamer::currentSection() {
  return Section::from(*getCurrentSectionOnly());
}

void ClrxStreamer::emitBytes(StringRef Bytes) {
  appendContents(ArrayRef(Bytes.data(), Bytes.size()));
  currentSection().advance(Bytes.size());
}

void ClrxStreamer::emitValueImpl(const MCExpr *Value, unsigned SizeInBytes,
                                 SMLoc Loc) {
  Section &S = currentSection();
  const uint64_t End = S.getCounter() + SizeInBytes;
  MCObjectStreamer::emitValueImpl(Value, SizeInBytes, Loc);
  // A known value has gone through emitBytes.
  S.advance(End - S.getCounter());
}

void ClrxStreamer::emitLittleEndian(uint64_t Value, unsigned SizeInBytes) {
  char Bytes[8];
  support::endian::write64le(Bytes, Value);
  emitBytes(StringRef(Bytes, SizeInBytes));
}

void ClrxStreamer::emitByteFill(uint64_t Count, uint8_t Byte) {
  // The size of a fragment is a 32-bit number, so emit pieces.
  constexpr uint64_t Piece = 1 << 20;
  currentSection().advance(Count);
  for (; Count > Piece; Count -= Piece)
    appendContents(Piece, Byte);
  appendContents(Count, Byte);
}

void ClrxStreamer::emitWords(ArrayRef<uint32_t> Words) {
  char Bytes[64];
  assert(Words.size() <= std::size(Bytes) / 4 && "instruction too long");
  for (size_t I = 0; I != Words.size(); ++I)
    support::endian::write32le(Bytes + 4 * I, Words[I]);
  emitBytes(StringRef(Bytes, 4 * Words.size()));
}

void ClrxStreamer::rewrite(FieldLocation Where, ArrayRef<uint32_t> Words) {
  char *Data = Where.Fragment->getContents().data() + Where.Offset;
  for (uint32_t Word : Words) {
    support::endian::write32le(Data, Word);
    Data += sizeof(Word);
  }
}

void ClrxStreamer::write(FieldLocation Where, MCFixupKind Kind,
                         uint64_t Value) {
  char *Data = Where.Fragment->getContents().data() + Where.Offset;
  writeBits(reinterpret_cast<uint8_t *>(Data),
            getAssembler().getBackend().getFixupKindInfo(Kind), Value);
}

void ClrxStreamer::relocate(FieldLocation Where, MCFixupKind Kind,
                            const RelocationRequest &R, bool IsShared) {
  MCContext &Ctx = getContext();
  const Section *To = R.getTargetSection();
  const MCSymbol *S = To ? To->getContent().getBeginSymbol()
                         : Ctx.getOrCreateSymbol(R.Target->getName());
  const MCExpr *Target = MCSymbolRefExpr::create(S, Ctx);
  if (R.Addend)
    Target = MCBinaryExpr::createAdd(
        Target, MCConstantExpr::create(R.Addend, Ctx), Ctx);
  MCFixup Fixup = MCFixup::create(
      Where.Offset, MCSpecifierExpr::create(Target, R.Half, Ctx), Kind);
  if (IsShared)
    for (MCFixup &Old : Where.Fragment->getFixups())
      if (Old.getOffset() == Where.Offset) {
        Old = Fixup;
        return;
      }
  Where.Fragment->addFixup(Fixup);
}
