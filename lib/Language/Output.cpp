//===- Output.cpp - Start of output, pending values, the end --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "clrx/Support/ListWords.h"
#include "llvm/MC/MCContext.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Values that come late
//===----------------------------------------------------------------------===//

namespace {

/// What data elements and instruction fields that wait have in common.
class PendingPlace : public PendingUse {
protected:
  ClrxAsmParser &Parser;
  Container &TheContainer;
  ClrxStreamer &Streamer;
  const Section &Place;
  DeferredExpr *Fixup;

  PendingPlace(ClrxAsmParser &Parser, Container &TheContainer,
               ClrxStreamer &Streamer, const Section &Place,
               DeferredExpr *Fixup)
      : Parser(Parser), TheContainer(TheContainer), Streamer(Streamer),
        Place(Place), Fixup(Fixup) {}

  void relocate32(bool Is32Bit, const Section *Target, int64_t Addend,
                  RelocationSpecifier Half, SourcePos ExprPos) {
    std::string Error;
    if (!Place.traits().IsCode)
      Error = "cannot relocate outside of a code section";
    else if (!Is32Bit)
      Error = "only a 32-bit place can be relocated";
    else
      Error = TheContainer.checkRelocation({&Place, Target, Addend, Half});
    if (!Error.empty())
      Parser.getReporter().error(ExprPos, Error);
    else
      Streamer.bindToPlace(Fixup, *Target, Addend, Half);
  }
};

class PendingData final : public PendingPlace {
  unsigned SizeInBytes;

public:
  PendingData(ClrxAsmParser &P, Container &C, ClrxStreamer &S,
              const Section &Place, DeferredExpr *Fixup, unsigned SizeInBytes)
      : PendingPlace(P, C, S, Place, Fixup), SizeInBytes(SizeInBytes) {}

  void resolve(int64_t Value, const Section *Sec, SourcePos ExprPos) override {
    if (Sec) {
      Parser.getReporter().error(
          ExprPos, "relative value is illegal in data expressions");
      return;
    }
    Parser.warnIfTruncated(ExprPos, Value, SizeInBytes * 8);
    Streamer.bindToConstant(Fixup, Value);
  }

  void relocate(const Section *Target, int64_t Addend, RelocationSpecifier Half,
                SourcePos ExprPos) override {
    relocate32(SizeInBytes == 4, Target, Addend, Half, ExprPos);
  }
};

class PendingInstField final : public PendingPlace {
  uint64_t FixupOffset;
  FieldFixup Kind;
  StringRef Takes;
  int64_t Addend;

  FieldCheck check() const { return getFieldFixupInfo(Kind).Check; }
  bool isLiteral() const { return getFieldFixupInfo(Kind).Bits == 32; }

public:
  PendingInstField(ClrxAsmParser &P, Container &C, ClrxStreamer &S,
                   const Section &Place, DeferredExpr *Fixup,
                   uint64_t InstOffset, const PendingField &Field)
      : PendingPlace(P, C, S, Place, Fixup),
        FixupOffset(InstOffset + Field.Offset), Kind(Field.Kind),
        Takes(Field.Takes), Addend(Field.Addend) {}

  void resolve(int64_t Value, const Section *Sec, SourcePos ExprPos) override {
    if (Sec ? Sec != &Place || !takesPlace(Kind) : !takesNumber(Kind)) {
      Parser.getReporter().error(ExprPos, describeMisplaced(Kind));
      return;
    }
    uint64_t Bits = 0;
    std::string Error =
        completeField(Kind, FixupOffset, uint64_t(Value) + Addend,
                      /*IsPlace=*/Sec != nullptr, Bits, [&](const Twine &Msg) {
                        Parser.getReporter().warning(ExprPos, Msg);
                      });
    if (!Error.empty())
      Parser.getReporter().error(ExprPos, Error);
    else
      Streamer.bindToConstant(Fixup, int64_t(Bits));
  }

  void relocate(const Section *Target, int64_t Offset, RelocationSpecifier Half,
                SourcePos ExprPos) override {
    if (!takesNumber(Kind)) {
      Parser.getReporter().error(ExprPos, describeMisplaced(Kind));
      return;
    }
    if (check() == FieldCheck::HighHalf)
      Half = RS_High32;
    relocate32(isLiteral(), Target, uint64_t(Offset) + Addend, Half, ExprPos);
  }

  StringRef getAlternatives() const override { return Takes; }
};

} // namespace

void ClrxAsmParser::emitInteger(const OperandValue &V, unsigned SizeInBytes) {
  Streamer.emitLittleEndian(V.isKnown() ? V.Value : 0, SizeInBytes);
  if (V.K != OperandValue::Pending)
    return;
  DeferredExpr *Fixup =
      Streamer.addFixup(SizeInBytes, MCFixup::getDataKindForSize(SizeInBytes));
  Symbols.attachUse(V.Expr, std::make_unique<PendingData>(*this, *TheContainer,
                                                          Streamer, *CurSection,
                                                          Fixup, SizeInBytes));
}

void ClrxAsmParser::parseInstruction(Cursor &C) {
  if (startOutput() || checkWriteable(C.loc()))
    return;
  // To the instruction's parser a NUL is the end.
  size_t Nul = C.rest().find('\0');
  if (Nul != StringRef::npos) {
    Diags.error(SMLoc::getFromPointer(C.pos() + Nul), "NUL in an instruction");
    return;
  }
  InstOptions Opts;
  Opts.Dialect = Dialect;
  Opts.OldModifierParams = isOn(Switch::OldModifierParams);
  Opts.BuggyFPLiterals = isOn(Switch::BuggyFPLiterals);
  Opts.Wave32 = Target.Wave32;
  // A listing wants the text that LLVM is given.
  Opts.Mode = Services.Observer && Options.Encoding == EncodingMode::Cached
                  ? EncodingMode::Direct
                  : Options.Encoding;
  Encoded.clear();
  if (Insts->assemble(C.rest(), Opts, *this, Encoded)) {
    Symbols.dropUnused();
    return;
  }

  uint64_t Size = 4 * Encoded.Words.size();
  uint64_t Offset = CurSection->getCounter();
  if (checkRoom(Size, C.loc()))
    return;
  Streamer.emitWords(Encoded.Words);
  DeferredExpr *Fixup = nullptr;
  const PendingField *Last = nullptr;
  for (const PendingField &Field : Encoded.Pending) {
    // Several operands may want the one literal dword; the value that becomes
    // known last stays, so they share its fixup.
    if (!Last || Last->Offset != Field.Offset || Last->Kind != Field.Kind)
      Fixup = Streamer.addFixup(Size - Field.Offset, toFixupKind(Field.Kind));
    Last = &Field;
    Symbols.attachUse(Field.Value.Expr, std::make_unique<PendingInstField>(
                                            *this, *TheContainer, Streamer,
                                            *CurSection, Fixup, Offset, Field));
  }
  if (UsageSink)
    UsageSink->merge(Encoded.Usage);
  if (Services.Observer) {
    bool Patched = false;
    StringRef Text = Insts->getLLVMText(Patched);
    TextMatch Match =
        Encoded.Pending.empty() ? TextMatch::Exact : TextMatch::HasField;
    if (Patched || Encoded.Pending.size() > 1)
      Match = TextMatch::Patched;
    Services.Observer->onInstruction(*CurSection, Offset, Size, Text, Match);
  }
}

//===----------------------------------------------------------------------===//
// Checks of the current section
//===----------------------------------------------------------------------===//

bool ClrxAsmParser::checkWriteable(SMLoc Loc) {
  if (CurSection && CurSection->traits().Writeable)
    return false;
  return Diags.error(Loc, CurSection ? "section '" + CurSection->getName() +
                                           "' cannot hold data or code"
                                     : Twine("the absolute section cannot hold "
                                             "data or code"));
}

bool ClrxAsmParser::checkCounterMovable(SMLoc Loc) {
  if (!CurSection || CurSection->traits().Addressable)
    return false;
  return Diags.error(Loc, "section '" + CurSection->getName() +
                              "' has no output counter to change");
}

bool ClrxAsmParser::checkRoom(uint64_t Bytes, SMLoc Loc) {
  if (Bytes <= ClrxStreamer::MaxTotalSize - TotalSize) {
    TotalSize += Bytes;
    return false;
  }
  Sources.stop();
  return Diags.error(Loc, "output is larger than the limit of " +
                              Twine(ClrxStreamer::MaxTotalSize) + " bytes");
}

bool ClrxAsmParser::fillBytes(uint64_t Bytes, uint8_t Fill, SMLoc Loc) {
  if (!CurSection) {
    AbsoluteCounter += Bytes;
    return false;
  }
  if (!CurSection->traits().Writeable || CurSection->traits().IsNoBits) {
    Streamer.reserve(Bytes);
    return false;
  }
  if (checkRoom(Bytes, Loc))
    return true;
  Streamer.emitByteFill(Bytes, Fill);
  return false;
}

void ClrxAsmParser::observeData(uint64_t From) {
  if (Services.Observer && CurSection && CurSection->getCounter() != From)
    Services.Observer->onData(*CurSection, From,
                              CurSection->getCounter() - From);
}

//===----------------------------------------------------------------------===//
// Beginning and end
//===----------------------------------------------------------------------===//

bool ClrxAsmParser::createContainer() {
  if (Selected->Create) {
    TheContainer = Selected->Create(*this);
    return false;
  }
  ContainerMissing = true;
  Diags.error(StatementLoc,
              "container '" + Selected->Name + "' is not supported");
  SmallVector<StringRef, 8> Ways;
  for (const ContainerInfo &Info : Services.Containers)
    if (Info.Create)
      Ways.push_back(Info.Selector);
  Diags.note(StatementLoc,
             "select one with " + listWords(Ways, "or") +
                 " before the first code, data, label or section");
  return true;
}

bool ClrxAsmParser::startOutput() {
  if (TheContainer || ContainerMissing)
    return ContainerMissing;
  Expected<InstAssembler &> I = Services.Insts.get(Target.architecture());
  if (!I) {
    ContainerMissing = true;
    return Diags.error(StatementLoc, toString(I.takeError()));
  }
  Insts = &*I;
  if (createContainer())
    return true;
  TheContainer->Initialize(*this);
  switchToSection(TheContainer->getInitialSection());
  return false;
}

bool ClrxAsmParser::finishSource() {
  Symbols.finish();
  if (!Diags.hadError() && !TheContainer)
    Diags.error(SourcePos(), "the source has no output: no code, data, label "
                             "or section in it");
  if (!Diags.hadError())
    TheContainer->finishSource();
  if (!Diags.hadError()) {
    Ctx.setDiagnosticHandler([this](const SMDiagnostic &D, bool,
                                    const SourceMgr &,
                                    std::vector<const MDNode *> &) {
      if (D.getKind() == SourceMgr::DK_Error)
        Diags.error(SourcePos(), D.getMessage());
    });
    Streamer.setObjectWriter(
        TheContainer->createObjectWriter(Streamer.getOutput()));
    Streamer.finish();
  }
  Diags.flush();
  return Diags.hadError();
}
