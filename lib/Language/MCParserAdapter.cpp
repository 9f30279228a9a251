//===- MCParserAdapter.cpp - The parser as an MCAsmParser -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Directives of extensions, and the functions that read their operands.
//
//===----------------------------------------------------------------------===//

#include "MCParserAdapter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCSymbol.h"

using namespace llvm;
using namespace clrx;

MCParserAdapter::MCParserAdapter(MCContext &Ctx, ClrxStreamer &Out,
                                 SourceMgr &SM, const MCAsmInfo &MAI,
                                 ArrayRef<MemoryBufferRef> Sources,
                                 const LanguageOptions &Options,
                                 ParserServices &Services)
    : MCAsmParser(Ctx, Out, SM, MAI),
      Parser(*this, Out, Sources, Options, Services),
      Context(Parser.getContext()), Operands(Context.Diags, Context.Symbols) {}

std::unique_ptr<MCAsmParser> clrx::createClrxAsmParser(
    MCContext &Ctx, ClrxStreamer &Out, SourceMgr &SM, const MCAsmInfo &MAI,
    ArrayRef<MemoryBufferRef> Sources, const LanguageOptions &Options,
    ParserServices &Services) {
  return std::make_unique<MCParserAdapter>(Ctx, Out, SM, MAI, Sources, Options,
                                           Services);
}

bool MCParserAdapter::Run(bool, bool) { return Parser.run(); }

//===----------------------------------------------------------------------===//
// Directives of extensions
//===----------------------------------------------------------------------===//

void MCParserAdapter::addDirectiveHandler(StringRef Directive,
                                          ExtensionDirectiveHandler Handler) {
  Directives[Directive] = Handler;
}

void MCParserAdapter::addAliasForDirective(StringRef Directive,
                                           StringRef Alias) {
  Directives[Directive] = Directives.lookup(Alias);
}

const MCAsmParser::ExtensionDirectiveHandler *
MCParserAdapter::findDirective(StringRef Name) const {
  auto Found = Directives.find(Name);
  return Found == Directives.end() ? nullptr : &Found->second;
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

void MCParserAdapter::Note(SMLoc L, const Twine &Msg, SMRange) {
  printPendingErrors();
  Context.Diags.note(L, Msg);
}

bool MCParserAdapter::Warning(SMLoc L, const Twine &Msg, SMRange) {
  printPendingErrors();
  Context.Diags.warning(L, rules::LLVM, Msg);
  return Context.Options.FatalWarnings;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

Cursor MCParserAdapter::getCursor() {
  return Cursor(getTok().getLoc().getPointer(), Context.Statement.end());
}

void MCParserAdapter::moveLexer(const Cursor &C) {
  Lexer.setBuffer(C.rest());
  Lexer.Lex();
}

void MCParserAdapter::startOperands(SMLoc Loc, const Cursor &C) {
  // The lexer takes the end of its buffer for the end of the statement only if
  // it has read a token before.
  moveLexer(Cursor(Loc.getPointer(), C.end()));
  moveLexer(C);
}

void MCParserAdapter::eatToEndOfStatement() {
  const char *End = Context.Statement.end();
  moveLexer(Cursor(End, End));
}

StringRef MCParserAdapter::parseStringToEndOfStatement() {
  Cursor C = getCursor();
  eatToEndOfStatement();
  return C.rest();
}

bool MCParserAdapter::parseIdentifier(StringRef &Res) {
  Cursor C = getCursor();
  Res = C.takeName();
  if (Res.empty())
    return true;
  moveLexer(C);
  return false;
}

bool MCParserAdapter::parseEscapedString(std::string &Data) {
  Cursor C = getCursor();
  const bool Failed = Operands.parseString(C, Data);
  moveLexer(C);
  return Failed;
}

namespace {

/// Gives an MCSymbol the value of an expression as soon as that is known.
class SymbolValue final : public PendingUse {
  MCSymbol &Symbol;
  MCContext &Ctx;

  void define(const MCSymbol *Base, int64_t Offset) {
    Symbol.setVariableValue(
        MCBinaryExpr::createAdd(MCSymbolRefExpr::create(Base, Ctx),
                                MCConstantExpr::create(Offset, Ctx), Ctx));
  }

public:
  SymbolValue(MCSymbol &Symbol, MCContext &Ctx) : Symbol(Symbol), Ctx(Ctx) {}

  void resolve(int64_t Value, const ExprSection *Sec, SourcePos) override {
    if (Sec)
      define(Section::from(Sec)->getContent().getBeginSymbol(), Value);
    else
      Symbol.setVariableValue(MCConstantExpr::create(Value, Ctx));
  }
  void relocate(const ExprSection *Target, int64_t Addend, RelocationSpecifier,
                SourcePos) override {
    define(Target->isSymbol()
               ? Ctx.getOrCreateSymbol(Target->getName())
               : Section::from(Target)->getContent().getBeginSymbol(),
           Addend);
  }
  bool takesOffsetIn(const ExprSection *) const override { return true; }
};

} // namespace

/// Parses an expression. A value that is not a number yet becomes an MCSymbol.
bool MCParserAdapter::parseExpression(const MCExpr *&Res, SMLoc &EndLoc) {
  Cursor C = getCursor();
  OperandValue V;
  const bool Failed = Context.Symbols.parseExpression(C, EF_None, V);
  moveLexer(C);
  EndLoc = getTok().getLoc();
  if (Failed)
    return true;
  MCContext &Ctx = getContext();
  if (V.isKnown()) {
    Res = MCConstantExpr::create(V.Value, Ctx);
    return false;
  }
  MCSymbol *Symbol = Ctx.createTempSymbol("expression");
  auto Value = std::make_unique<SymbolValue>(*Symbol, Ctx);
  if (V.K == OperandValue::Relative)
    Value->resolve(V.Value, V.Section, SourcePos());
  else
    Context.Symbols.attachUse(V.Expr, std::move(Value));
  Res = MCSymbolRefExpr::create(Symbol, Ctx);
  return false;
}

bool MCParserAdapter::parseAbsoluteExpression(int64_t &Res) {
  Cursor C = getCursor();
  const bool Failed = Operands.parseAbsolute(C, Res);
  moveLexer(C);
  return Failed;
}
