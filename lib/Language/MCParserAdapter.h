//===- MCParserAdapter.h - The parser as an MCAsmParser ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Presents the parser of the language to LLVM as an MCAsmParser. Extensions
// (MCAsmParserExtension) register directives and read operands here.
//
// A foreign extension reads the tokens that LLVM's lexer makes from the text of
// the statement. Expressions, names and strings follow the language's rules:
// the adapter reads them from the current token on, and then moves the lexer
// past them. A container reads its operands with a Cursor
// (AsmHost::getOperands), so the lexer creates no tokens for them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_MCPARSERADAPTER_H
#define CLRX_LIB_LANGUAGE_MCPARSERADAPTER_H

#include "StatementParser.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

class MCParserAdapter final : public llvm::MCAsmParser {
  StatementParser Parser;
  ParserContext &Context;
  OperandParser Operands;
  // A container registers more than a hundred directives for each source.
  llvm::StringMap<ExtensionDirectiveHandler, llvm::BumpPtrAllocator> Directives;

public:
  MCParserAdapter(llvm::MCContext &Ctx, ClrxStreamer &Out, llvm::SourceMgr &SM,
                  const llvm::MCAsmInfo &MAI,
                  llvm::ArrayRef<llvm::MemoryBufferRef> Sources,
                  const LanguageOptions &Options, ParserServices &Services);

  /// \name For the parser
  /// @{

  /// Returns the handler of the directive \p Name, which is in lower case; null
  /// if no extension has registered one.
  const ExtensionDirectiveHandler *findDirective(llvm::StringRef Name) const;
  /// Puts the lexer at the operands \p C of the directive at \p Loc.
  void startOperands(llvm::SMLoc Loc, const Cursor &C);
  /// @}

  /// \name MCAsmParser
  /// @{
  void addDirectiveHandler(llvm::StringRef Directive,
                           ExtensionDirectiveHandler Handler) override;
  void addAliasForDirective(llvm::StringRef Directive,
                            llvm::StringRef Alias) override;
  bool Run(bool NoInitialTextSection, bool NoFinalize = false) override;
  void setParsingMSInlineAsm(bool) override {}
  bool isParsingMSInlineAsm() override { return false; }
  bool parseMSInlineAsm(std::string &, unsigned &, unsigned &,
                        llvm::SmallVectorImpl<std::pair<void *, bool>> &,
                        llvm::SmallVectorImpl<std::string> &,
                        llvm::SmallVectorImpl<std::string> &,
                        const llvm::MCInstrInfo *, llvm::MCInstPrinter *,
                        llvm::MCAsmParserSemaCallback &) override {
    return true;
  }
  void Note(llvm::SMLoc L, const llvm::Twine &Msg, llvm::SMRange R) override;
  bool Warning(llvm::SMLoc L, const llvm::Twine &Msg, llvm::SMRange R) override;
  bool printError(llvm::SMLoc L, const llvm::Twine &Msg,
                  llvm::SMRange) override {
    return Context.Diags.error(L, rules::LLVM, Msg);
  }
  const llvm::AsmToken &Lex() override { return Lexer.Lex(); }
  bool parseIdentifier(llvm::StringRef &Res) override;
  llvm::StringRef parseStringToEndOfStatement() override;
  bool parseEscapedString(std::string &Data) override;
  bool parseAngleBracketString(std::string &) override { return true; }
  void eatToEndOfStatement() override;
  bool parseExpression(const llvm::MCExpr *&Res, llvm::SMLoc &EndLoc) override;
  bool parsePrimaryExpr(const llvm::MCExpr *&Res, llvm::SMLoc &EndLoc,
                        llvm::AsmTypeInfo *) override {
    return parseExpression(Res, EndLoc);
  }
  bool parseParenExpression(const llvm::MCExpr *&Res,
                            llvm::SMLoc &EndLoc) override {
    return parseExpression(Res, EndLoc);
  }
  bool parseAbsoluteExpression(int64_t &Res) override;
  bool checkForValidSection() override { return Context.Output.start(); }
  /// @}

private:
  /// Returns a cursor at the lexer's current token.
  Cursor getCursor();
  /// Makes the lexer read on at \p C.
  void moveLexer(const Cursor &C);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_MCPARSERADAPTER_H
