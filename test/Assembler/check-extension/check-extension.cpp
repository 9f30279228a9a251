//===- check-extension.cpp - Pseudo-ops from elsewhere --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles a file for raw code with an MCAsmParserExtension that knows nothing
// about the language. The extension reads operands as tokens, as the extensions
// of LLVM do, prints them, and emits bytes and expressions.
//
// usage: clrx-check-extension FILE [OUTPUT]
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Assembler.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCParser/MCAsmParserExtension.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace {

class NoteExtension final : public MCAsmParserExtension {
public:
  void Initialize(MCAsmParser &P) override {
    MCAsmParserExtension::Initialize(P);
    add<&NoteExtension::parseNote>(".note");
    add<&NoteExtension::parseRest>(".note_rest");
    add<&NoteExtension::parseMark>(".note_mark");
    add<&NoteExtension::parseValue>(".note_value");
    add<&NoteExtension::parseDistance>(".note_distance");
    P.addAliasForDirective(".remark", ".note");
  }

private:
  template <bool (NoteExtension::*Handler)(StringRef, SMLoc)>
  void add(StringRef Name) {
    getParser().addDirectiveHandler(
        Name, {this, HandleDirective<NoteExtension, Handler>});
  }

  /// ::= .note name ',' absolute-expression ',' string
  bool parseNote(StringRef, SMLoc) {
    StringRef Name;
    int64_t Value;
    std::string Text;
    SMLoc NameLoc = getTok().getLoc();
    if (getParser().parseIdentifier(Name))
      return TokError("expected the name of a note");
    if (getParser().parseComma() ||
        getParser().parseAbsoluteExpression(Value) || getParser().parseComma())
      return true;
    if (getTok().isNot(AsmToken::String))
      return TokError("expected the text of a note");
    if (getParser().parseEscapedString(Text) || parseEOL())
      return true;
    if (Value < 0)
      return Error(NameLoc, "note '" + Name + "' has a number below 0");
    outs() << Name << " = " << Value << ": " << Text << '\n';
    return false;
  }

  /// ::= .note_rest anything
  bool parseRest(StringRef Directive, SMLoc) {
    outs() << Directive << ": "
           << getParser().parseStringToEndOfStatement().trim() << '\n';
    return false;
  }

  /// ::= .note_value expression
  ///
  /// The expression may use symbols that are defined later.
  bool parseValue(StringRef, SMLoc) {
    const MCExpr *Value;
    if (getParser().checkForValidSection() ||
        getParser().parseExpression(Value) || parseEOL())
      return true;
    getStreamer().emitValue(Value, 4);
    return false;
  }

  /// ::= .note_distance expression ',' expression
  bool parseDistance(StringRef, SMLoc) {
    const MCExpr *From, *To;
    if (getParser().checkForValidSection() ||
        getParser().parseExpression(From) || getParser().parseComma() ||
        getParser().parseExpression(To) || parseEOL())
      return true;
    getStreamer().emitValue(MCBinaryExpr::createSub(To, From, getContext()), 2);
    return false;
  }

  /// ::= .note_mark
  bool parseMark(StringRef, SMLoc Loc) {
    if (parseEOL() || getParser().checkForValidSection())
      return true;
    getStreamer().emitIntValue(0xfeed, 2);
    return Warning(Loc, "a mark of two bytes");
  }
};

} // namespace

int main(int Argc, char **Argv) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(Argc > 1 ? Argv[1] : "-");
  if (!Buffer)
    return 1;
  NoteExtension Extension;
  clrx::AssembleOptions Options;
  Options.Language.Container = clrx::findContainer("raw");
  Options.Extensions.push_back(&Extension);
  Options.OnDiagnostic = [](const clrx::Diagnostic &D) { D.print(outs()); };
  clrx::AssembleResult Result =
      clrx::assemble(Options, (*Buffer)->getMemBufferRef());
  outs() << Result.Output.size() << " bytes\n";
  if (Argc > 2) {
    std::error_code EC;
    raw_fd_ostream(Argv[2], EC) << Result.Output;
  }
  return !Result.Succeeded;
}
