//===- AsmParser.cpp - The parser for any MC tool -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles with the library's own MCContext, and then replays the result into
// the caller's streamer.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/AsmParser.h"
#include "ObjectRecorder.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

namespace {

class StreamingParser final : public MCAsmParser {
  const AssembleOptions Options;

  void report(const Diagnostic &D);
  bool fail(llvm::Error E);
  llvm::Error emit(const ObjectRecorder &Recorder, bool NoInitialTextSection);

public:
  StreamingParser(MCContext &Ctx, MCStreamer &Out, SourceMgr &SM,
                  const MCAsmInfo &MAI, const AssembleOptions &Options)
      : MCAsmParser(Ctx, Out, SM, MAI), Options(Options) {}

  bool Run(bool NoInitialTextSection, bool NoFinalize) override;

  void Note(SMLoc L, const Twine &Msg, SMRange R) override {
    SrcMgr.PrintMessage(L, SourceMgr::DK_Note, Msg, R);
  }
  bool Warning(SMLoc L, const Twine &Msg, SMRange R) override {
    SrcMgr.PrintMessage(L, SourceMgr::DK_Warning, Msg, R);
    return false;
  }
  bool printError(SMLoc L, const Twine &Msg, SMRange R) override {
    SrcMgr.PrintMessage(L, SourceMgr::DK_Error, Msg, R);
    return true;
  }

  /// \name Functions for extensions
  /// They do nothing or fail: Run creates another parser, which extensions use.
  /// @{
  void addDirectiveHandler(StringRef, ExtensionDirectiveHandler) override {}
  void addAliasForDirective(StringRef, StringRef) override {}
  void setParsingMSInlineAsm(bool) override {}
  bool isParsingMSInlineAsm() override { return false; }
  bool parseMSInlineAsm(std::string &, unsigned &, unsigned &,
                        SmallVectorImpl<std::pair<void *, bool>> &,
                        SmallVectorImpl<std::string> &,
                        SmallVectorImpl<std::string> &, const MCInstrInfo *,
                        MCInstPrinter *, MCAsmParserSemaCallback &) override {
    return true;
  }
  const AsmToken &Lex() override { return Lexer.Lex(); }
  bool parseIdentifier(StringRef &) override { return true; }
  StringRef parseStringToEndOfStatement() override { return StringRef(); }
  bool parseEscapedString(std::string &) override { return true; }
  bool parseAngleBracketString(std::string &) override { return true; }
  void eatToEndOfStatement() override {}
  bool parseExpression(const MCExpr *&, SMLoc &) override { return true; }
  bool parsePrimaryExpr(const MCExpr *&, SMLoc &, AsmTypeInfo *) override {
    return true;
  }
  bool parseParenExpression(const MCExpr *&, SMLoc &) override { return true; }
  bool parseAbsoluteExpression(int64_t &) override { return true; }
  bool checkForValidSection() override { return false; }
  /// @}
};

} // namespace

static SourceMgr::DiagKind getKind(Severity Kind) {
  switch (Kind) {
  case Severity::Error:
    return SourceMgr::DK_Error;
  case Severity::Warning:
    return SourceMgr::DK_Warning;
  case Severity::Remark:
    return SourceMgr::DK_Remark;
  case Severity::Note:
    return SourceMgr::DK_Note;
  }
  llvm_unreachable("unknown severity");
}

/// Reports \p D and its notes to the handler of the SourceMgr.
void StreamingParser::report(const Diagnostic &D) {
  const unsigned Main = SrcMgr.getMainFileID();
  SMLoc Loc;
  if (D.FileName == SrcMgr.getMemoryBuffer(Main)->getBufferIdentifier())
    Loc = SrcMgr.FindLocForLineAndColumn(Main, D.Line, D.Column);
  const unsigned Column = D.Column ? D.Column - 1 : 0;
  SmallVector<std::pair<unsigned, unsigned>, 1> Ranges;
  if (D.Length > 1)
    Ranges.push_back({Column, unsigned(Column + D.Length)});
  SrcMgr.PrintMessage(errs(), SMDiagnostic(SrcMgr, Loc, D.FileName, D.Line,
                                           Column, getKind(D.Kind), D.Message,
                                           D.SourceLine, Ranges));
  for (const Diagnostic &Note : D.Notes)
    report(Note);
}

bool StreamingParser::fail(llvm::Error E) {
  return printError(SMLoc(), toString(std::move(E)), SMRange());
}

llvm::Error StreamingParser::emit(const ObjectRecorder &Recorder,
                                  bool NoInitialTextSection) {
  MCStreamer &Out = getStreamer();
  const ObjectCode &Code = Recorder.getCode();
  if (llvm::Error E =
          startStreaming(Out, Code.Target, Recorder.getCodeObjectVersion()))
    return E;
  if (!NoInitialTextSection && getContext().getSubtargetInfo())
    Out.initSections(/*NoExecStack=*/false, *getContext().getSubtargetInfo());
  return streamObject(Recorder.getObject(), Out, &Code);
}

bool StreamingParser::Run(bool NoInitialTextSection, bool NoFinalize) {
  ObjectRecorder Recorder;
  AssembleOptions ToRecord = Options;
  ToRecord.Sinks.push_back(&Recorder);
  ToRecord.Output = nullptr;
  ToRecord.Listing = ListingKind::None;
  ToRecord.OnDiagnostic = [this](const Diagnostic &D) { report(D); };
  // A code object is not linked: its symbols and relocations are streamed.
  ToRecord.Language.Versions.IsRelocatable = true;
  const AssembleResult Result = assemble(
      ToRecord,
      SrcMgr.getMemoryBuffer(SrcMgr.getMainFileID())->getMemBufferRef());
  outs() << Result.Printed;
  if (!Result.Succeeded)
    return true;
  if (llvm::Error E = emit(Recorder, NoInitialTextSection))
    return fail(std::move(E));
  if (!NoFinalize)
    getStreamer().finish();
  return getContext().hadError();
}

std::unique_ptr<MCAsmParser>
clrx::createAsmParser(SourceMgr &SM, MCContext &Ctx, MCStreamer &Out,
                      const MCAsmInfo &MAI, const AssembleOptions &Options) {
  return std::make_unique<StreamingParser>(Ctx, Out, SM, MAI, Options);
}
