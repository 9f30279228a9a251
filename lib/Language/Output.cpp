//===- Output.cpp - Start of output, pending values, the end --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the first statement that needs a container to the writer of the file:
// what is emitted, what waits for a value, the checks of where it goes.
//
//===----------------------------------------------------------------------===//

#include "AssembledCode.h"
#include "ClrxAsmParserImpl.h"
#include "MCParserAdapter.h"
#include "clrx/Analysis/WarningGroups.h"
#include "clrx/Language/BranchPadding.h"
#include "clrx/Support/NameTable.h"
#include "llvm/MC/MCContext.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Values that come late
//===----------------------------------------------------------------------===//

namespace {

/// What data elements and instruction fields that wait have in common.
class PendingPlace : public PendingUse {
public:
  std::optional<uint64_t> getOffsetIn(const ExprSection *Where) const override {
    if (Where != &Sec)
      return std::nullopt;
    return SectionOffset;
  }

protected:
  ClrxAsmParser &Parser;
  const Section &Sec;
  uint32_t SectionOffset; ///< Of the place; sections hold less than 2 GiB.

private:
  // There may be a million of these: in this order they have no padding.
  uint32_t Offset;
  MCFragment *Fragment;

protected:
  PendingPlace(ClrxAsmParser &Parser, const Section &Sec, LatePlace Place,
               uint64_t SectionOffset)
      : Parser(Parser), Sec(Sec), SectionOffset(SectionOffset),
        Offset(Place.Offset), Fragment(Place.Fragment) {}

  LatePlace place() const { return {Fragment, Offset}; }

  void relocatePlace(MCFixupKind Kind, unsigned Bits, const ExprSection *Target,
                     int64_t Addend, RelocationSpecifier Half,
                     SourcePos ExprPos, bool IsShared = false) {
    const RelocationRequest R = {&Sec, Target, Addend, Half,
                                 Bits == 64 ? 8u : 4u};
    if (Parser.isLinking())
      return send(Kind, R, IsShared, ExprPos, checkBits(Half, Bits));
    // What is in the same section needs no loader.
    if (R.Target == &Sec && isDistance(Half) && Bits == 32) {
      const uint64_t Distance = uint64_t(Addend) - SectionOffset;
      Parser.streamer().write(
          place(), Kind, isHighHalf(Half) ? Hi_32(Distance) : Lo_32(Distance));
      return;
    }
    send(Kind, R, IsShared, ExprPos,
         !Sec.traits().IsCode ? "cannot relocate outside of a code section"
         : Bits != 32         ? "only a 32-bit place can be relocated"
                              : "");
  }

private:
  static std::string checkBits(RelocationSpecifier Half, unsigned Bits) {
    const unsigned Wanted = Half == RS_Rel16                       ? 16
                            : Half == RS_Abs64 || Half == RS_Rel64 ? 64
                                                                   : 32;
    if (Bits == Wanted)
      return "";
    return ("the relocation is of " + Twine(Wanted) +
            " bits, but the place has " + Twine(Bits))
        .str();
  }

  /// Unless there is an \p Error, or the container has one.
  void send(MCFixupKind Kind, const RelocationRequest &R, bool IsShared,
            SourcePos ExprPos, std::string Error) {
    if (Error.empty())
      Error = Parser.container().checkRelocation(R);
    if (!Error.empty())
      Parser.getReporter().error(ExprPos, Error);
    else
      Parser.streamer().relocate(place(), Kind, R, IsShared);
  }
};

class PendingData final : public PendingPlace {
  uint8_t SizeInBytes;

  MCFixupKind kind() const { return MCFixup::getDataKindForSize(SizeInBytes); }

public:
  PendingData(ClrxAsmParser &P, const Section &Sec, LatePlace Place,
              unsigned SizeInBytes)
      : PendingPlace(P, Sec, Place, Sec.getCounter() - SizeInBytes),
        SizeInBytes(SizeInBytes) {}

  void resolve(int64_t Value, const ExprSection *Sec,
               SourcePos ExprPos) override {
    if (Sec) {
      Parser.getReporter().error(
          ExprPos, "relative value is illegal in data expressions");
      return;
    }
    Parser.warnIfTruncated(ExprPos, Value, SizeInBytes * 8);
    Parser.streamer().write(place(), kind(), uint64_t(Value));
  }

  bool takesDistances() const override { return true; }

  void relocate(const ExprSection *Target, int64_t Addend,
                RelocationSpecifier Half, SourcePos ExprPos) override {
    if (Half == RS_None)
      Half = SizeInBytes == 8 ? RS_Abs64 : RS_Abs32;
    else if (Half == RS_Rel32 && SizeInBytes == 8)
      Half = RS_Rel64;
    relocatePlace(kind(), SizeInBytes * 8, Target, Addend, Half, ExprPos);
  }
};

class PendingInstField final : public PendingPlace {
  FieldFixup Kind;
  bool IsShared;   ///< The value that becomes known last stays.
  bool IsLLVM;     ///< Of LLVM's dialect.
  uint32_t Branch; ///< To be watched; its number if it may be padded.
  StringRef Takes;

  /// What a linker is asked for if the source does not say it.
  RelocationSpecifier getUnsaidHalf() const {
    if (!takesNumber(Kind))
      return RS_Rel16;
    if (!takesPlace(Kind))
      return RS_Low32;
    return getFieldFixupInfo(Kind).Bits == 64 ? RS_Rel64 : RS_Rel32;
  }

  bool isLiteral() const { return getFieldFixupInfo(Kind).Bits >= 32; }

  void checkDistance(uint64_t Bits, SourcePos ExprPos) {
    if (!Branch || Bits != FaultyBranchDistance)
      return;
    if (IsLLVM)
      Parser.padBranch(Branch);
    else
      Parser.warnOfBranchFault(ExprPos);
  }

public:
  PendingInstField(ClrxAsmParser &P, const Section &Sec, LatePlace Place,
                   uint64_t InstOffset, const PendingField &Field,
                   bool IsShared, uint32_t Branch)
      : PendingPlace(P, Sec, Place, InstOffset + Field.Offset),
        Kind(Field.Kind), IsShared(IsShared),
        IsLLVM(P.getDialect() == InstDialect::LLVM), Branch(Branch),
        Takes(Field.Takes) {}

  void resolve(int64_t Value, const ExprSection *Target,
               SourcePos ExprPos) override {
    if (Target ? Target != &Sec || !takesPlace(Kind) : !takesNumber(Kind)) {
      Parser.getReporter().error(ExprPos, describeMisplaced(Kind));
      return;
    }
    uint64_t Bits = 0;
    std::string Error = completeField(
        Kind, SectionOffset, Value,
        /*IsPlace=*/Target != nullptr, Bits,
        [&](const Twine &Msg) { Parser.getReporter().warning(ExprPos, Msg); });
    if (!Error.empty())
      Parser.getReporter().error(ExprPos, Error);
    else
      Parser.streamer().write(place(), toFixupKind(Kind), Bits);
    checkDistance(Bits, ExprPos);
  }

  void relocate(const ExprSection *Target, int64_t To, RelocationSpecifier Half,
                SourcePos ExprPos) override {
    if (Half == RS_None)
      Half = getUnsaidHalf();
    else if (Half == RS_Rel32 && getFieldFixupInfo(Kind).Bits == 64)
      Half = RS_Rel64;
    if (!takesNumber(Kind) && Half != RS_Rel16) {
      Parser.getReporter().error(ExprPos, Target == &Sec
                                              ? "a branch target is a whole "
                                                "address"
                                              : describeMisplaced(Kind));
      return;
    }
    relocatePlace(toFixupKind(Kind), getFieldFixupInfo(Kind).Bits, Target, To,
                  Half, ExprPos, IsShared);
  }

  bool takesPlaceIn(const ExprSection *Where) const override {
    return Where == &Sec;
  }

  bool takesDistances() const override {
    return isLiteral() || takesPlace(Kind);
  }

  StringRef getAlternatives() const override { return Takes; }

  StringRef getAdvice() const override {
    return IsLLVM ? "LLVM would leave it to a linker, but nothing is linked "
                    "here: define it in the source, or .include the file that "
                    "does"
                  : "";
  }
};

} // namespace

void ClrxAsmParser::emitInteger(const OperandValue &V, unsigned SizeInBytes) {
  Streamer.emitLittleEndian(V.isKnown() ? V.Value : 0, SizeInBytes);
  if (V.K != OperandValue::Pending)
    return;
  Symbols.attachUse(V.Expr, std::make_unique<PendingData>(
                                *this, *CurSection,
                                Streamer.getPlace(SizeInBytes), SizeInBytes));
}

void ClrxAsmParser::parseInstruction(Cursor &C) {
  if (startOutput() || checkWriteable(C.loc()))
    return;
  if (CurCompilerSection == CompilerSection::Dropped) {
    Diags.error(C.loc(), "instruction in a section that is not kept");
    return;
  }
  // To the instruction's parser a NUL is the end.
  size_t Nul = C.rest().find('\0');
  if (Nul != StringRef::npos) {
    Diags.error(SMLoc::getFromPointer(C.pos() + Nul), "NUL in an instruction");
    return;
  }
  assembleInstruction(C.rest());
}

/// The number of the instruction just assembled, if it is a branch whose
/// distance has to be watched; else 0.
uint32_t ClrxAsmParser::watchBranch() {
  if (!Encoded.Instruction)
    return Encoded.MayBePadded && !Encoded.Pending.empty()
               ? Services.Padding.addBranch()
               : 0;
  const Inst &I = *Encoded.Instruction;
  if (!getArchInfo(InstructionSet).HasBranchFault || I.Base != Layout::SOPP ||
      !I.find(OperandKind::Label))
    return 0;
  if (!Encoded.Pending.empty())
    return Dialect == InstDialect::LLVM ? Services.Padding.addBranch() : 1;
  // A backward branch is none, and LLVM pads no number.
  if (I[Field::Imm] == FaultyBranchDistance && Dialect != InstDialect::LLVM)
    warnOfBranchFault(Diags.capture(StatementLoc));
  return 0;
}

void ClrxAsmParser::padBranch(uint32_t Branch) { Services.Padding.pad(Branch); }

void ClrxAsmParser::warnOfBranchFault(SourcePos Pos) {
  if (!Options.WarnOfBranchFaults)
    return;
  Diags.warning(Pos, "gfx1010 to gfx1013 mistake a branch over 63 words");
  Diags.note(Pos, "put an s_nop behind the branch, so that it is 64");
}

/// Once for each section.
void ClrxAsmParser::warnOfUnalignedCode() {
  if (!UnalignedCode.insert(CurSection).second)
    return;
  Diags.warning(StatementLoc, "code is not aligned to 4 bytes from here on");
  Diags.note(StatementLoc, "write '.align 4' before it");
}

/// \p Statement is followed by a NUL.
void ClrxAsmParser::assembleInstruction(StringRef Statement) {
  if (LLVM_UNLIKELY(IsDialectUnsaid))
    tellDialect();
  InstOptions Opts;
  Opts.Dialect = Dialect;
  Opts.OldModifierParams = isOn(Switch::OldModifierParams);
  Opts.BuggyFPLiterals = isOn(Switch::BuggyFPLiterals);
  Opts.Wave32 = Target.Wave32;
  Opts.Processor = Processor;
  Opts.Features = Target.Features;
  // The text that LLVM is given is there only if it is asked.
  Opts.Mode =
      Sinks.wants(WantsLLVMText) && Options.Encoding == EncodingMode::Cached
          ? EncodingMode::Direct
          : Options.Encoding;
  Encoded.clear();
  if (Insts->assemble(Statement, Opts, *this, Encoded)) {
    Symbols.dropUnused();
    return;
  }

  uint64_t Size = 4 * Encoded.Words.size();
  uint64_t Offset = CurSection->getCounter();
  if (checkRoom(Size, StatementLoc))
    return;
  if (LLVM_UNLIKELY(Offset % 4) && Options.WarnOfUnalignedCode)
    warnOfUnalignedCode();
  HasInstructions = true;
  if (LLVM_UNLIKELY(ShouldWarnOfVariables) && !AllocatesRegisters &&
      !(Diags.getMuted() & maskOf(WarningGroup::Kernel)))
    warnOfVariables();
  const uint32_t Branch = watchBranch();
  if (NextFree.IsCounting)
    countNamedRegisters();
  Streamer.emitWords(Encoded.Words);
  // Several operands may want the one literal dword.
  const bool IsShared = Encoded.Pending.size() > 1;
  for (const PendingField &Field : Encoded.Pending)
    Symbols.attachUse(Field.Value.Expr,
                      std::make_unique<PendingInstField>(
                          *this, *CurSection,
                          Streamer.getPlace(Size - Field.Offset), Offset, Field,
                          IsShared, Branch));
  showInstruction(Offset);
  if (Dialect == InstDialect::LLVM && Services.Padding.isPadded(Branch))
    assembleInstruction("s_nop 0");
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

bool ClrxAsmParser::refuseOutput(SMLoc Loc) {
  Sources.stop();
  return Diags.error(Loc, "output is larger than the limit of " +
                              Twine(Options.Limits.OutputSize) + " bytes");
}

bool ClrxAsmParser::fillBytes(uint64_t Bytes, uint8_t Fill, SMLoc Loc) {
  if (!CurSection) {
    AbsoluteCounter += Bytes;
    return false;
  }
  if (!CurSection->traits().Writeable || CurSection->traits().IsNoBits) {
    CurSection->advance(Bytes);
    return false;
  }
  if (checkRoom(Bytes, Loc))
    return true;
  Streamer.emitByteFill(Bytes, Fill);
  return false;
}

//===----------------------------------------------------------------------===//
// Sinks
//===----------------------------------------------------------------------===//

void ClrxAsmParser::addSink(InstSink &Sink) {
  Sinks.add(Sink, Diags);
  if (Sinks.wants(WantsSymbols))
    Symbols.showSymbols();
}

void ClrxAsmParser::showInstruction(uint64_t From) {
  if (!Sinks.wants(WantsInsts))
    return;
  InstEvent E{makeEvent(From, StatementLoc),
              Encoded.Instruction,
              Encoded.Usage,
              InstructionSet,
              Target.Wave32,
              /*LLVMText=*/"",
              TextMatch::Exact,
              AllocatesRegisters};
  if (Sinks.wants(WantsLLVMText)) {
    bool Patched = false;
    E.LLVMText = Insts->getLLVMText(Patched);
    const bool IsPatchedLater = AllocatesRegisters && Encoded.Instruction &&
                                Encoded.Instruction->hasVars();
    if (Patched || IsPatchedLater || Encoded.Pending.size() > 1)
      E.Match = TextMatch::Patched;
    else if (!Encoded.Pending.empty())
      E.Match = TextMatch::HasField;
  }
  Sinks.forEach(WantsInsts, [&](InstSink &Sink) { Sink.onInstruction(E); });
}

void ClrxAsmParser::showData(uint64_t From) {
  if (!Sinks.wants(WantsData) || !CurSection || getCounter() == From)
    return;
  OutputEvent E = makeEvent(From, StatementLoc);
  Sinks.forEach(WantsData, [&](InstSink &Sink) { Sink.onData(E); });
}

void ClrxAsmParser::showSymbol(const SymbolEvent &S,
                               void (InstSink::*What)(const SymbolEvent &,
                                                      const OutputEvent &)) {
  OutputEvent E = makeEvent(getCounter(), S.Loc);
  Sinks.forEach(WantsSymbols, [&](InstSink &Sink) { (Sink.*What)(S, E); });
}

void ClrxAsmParser::showValues() {
  if (!Sinks.wants(WantsValues))
    return;
  Symbols.forEachGlobalSymbol([&](const SymbolInfo &S) {
    if (S.HasValue)
      Sinks.forEach(WantsValues, [&](InstSink &Sink) { Sink.onValue(S); });
  });
}

//===----------------------------------------------------------------------===//
// Beginning and end
//===----------------------------------------------------------------------===//

/// The container may have made up its mind.
void ClrxAsmParser::updateLinking() {
  if (!IsLinking && TheContainer->keepsSections())
    startLinking();
}

void ClrxAsmParser::startLinking() {
  IsLinking = true;
  Symbols.setLinking();
}

/// True on error, reported.
bool ClrxAsmParser::checkContainerTakesDevice(Container &C) {
  if (C.takesProcessor(*Processor))
    return false;
  const SourcePos Pos =
      DevicePos.isValid() ? DevicePos : Diags.capture(StatementLoc);
  Diags.error(Pos, "the " + Selected->Title + " container is not for " +
                       Target.getName());
  Diags.note(Pos, "'.rocm' with '.codeobject', or '.rawcode', takes all GPUs "
                  "that LLVM knows");
  return true;
}

bool ClrxAsmParser::startOutput() {
  if (TheContainer || ContainerMissing)
    return ContainerMissing;
  InstructionSet = Target.architecture();
  Processor = &Target.getProcessor();
  Expected<InstAssembler &> I = Services.Insts.get(InstructionSet, *Processor);
  if (!I) {
    ContainerMissing = true;
    return Diags.error(StatementLoc, toString(I.takeError()));
  }
  Insts = &*I;
  std::unique_ptr<Container> Created = Selected->Create(*this);
  ContainerMissing = checkContainerTakesDevice(*Created);
  if (ContainerMissing)
    return true;
  TheContainer = std::move(Created);
  OutputPos = Diags.capture(StatementLoc);
  TheContainer->Initialize(MC);
  switchToSection(TheContainer->getInitialSection());
  return false;
}

void ClrxAsmParser::reportNoOutput() {
  const SourcePos End = getEndOfSource();
  Diags.error(
      End, "the source has no output: no code, data, label or section in it");
  SmallVector<StringRef, 8> Names;
  for (const ContainerInfo &Info : Services.Containers)
    if (Info.Create)
      Names.push_back(Info.Name);
  noteUnnamedContainer(End, Names);
}

/// The way out of errors that one of \p Names, containers, would not have.
void ClrxAsmParser::noteUnnamedContainer(SourcePos Pos,
                                         ArrayRef<StringRef> Names) {
  if (IsContainerNamed)
    return;
  SmallVector<std::string, 8> Selectors;
  for (StringRef Name : Names)
    Selectors.push_back(
        ("'" + findContainer(Services.Containers, Name)->Selector + "'").str());
  Diags.note(Pos, "no container is named, so it is " + Selected->Name +
                      "; begin with " + listWords(Selectors, "or"));
}

bool ClrxAsmParser::finishSource() {
  if (!TheContainer || !TheContainer->assignAddresses())
    Symbols.finish(TheContainer && TheContainer->takesUndefined());
  if (!Diags.hadError() && !TheContainer)
    reportNoOutput();
  AssembledCode Code(Streamer, TheContainer.get(), Symbols,
                     {Target.IsSelected, Target.getName(), LateDevicePos,
                      OutputPos,
                      /*MayBeLibrary=*/keepsSections(),
                      /*MayReplay=*/Target.getId().mayUseXNACK()});
  if (!Diags.hadError() && !Services.Padding.isStale())
    Sinks.forAll([&](InstSink &Sink) { Sink.sourceEnded(Code); });
  if (!Diags.hadError())
    TheContainer->finishSource();
  if (!Diags.hadError() && !Services.Padding.isStale()) {
    MC.getContext().setDiagnosticHandler([this](const SMDiagnostic &D, bool,
                                    const SourceMgr &,
                                    std::vector<const MDNode *> &) {
      if (D.getKind() == SourceMgr::DK_Error)
        Diags.error(getEndOfSource(), D.getMessage());
    });
    showValues();
    Code.setFinished();
    Sinks.forAll([&](InstSink &Sink) { Sink.finish(Code); });
    if (Diags.hadError()) {
      Diags.flush();
      return true;
    }
    Streamer.setObjectWriter(
        TheContainer->createObjectWriter(Streamer.getOutput()));
    Streamer.finish();
  }
  Diags.flush();
  return Diags.hadError();
}
