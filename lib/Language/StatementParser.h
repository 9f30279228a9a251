//===- StatementParser.h - The statement loop -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads statements, and hands each of them to the part that handles it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_STATEMENTPARSER_H
#define CLRX_LIB_LANGUAGE_STATEMENTPARSER_H

#include "ParserParts.h"

namespace clrx {

class StatementParser : ParserParts {
  MCParserAdapter &MC;

public:
  StatementParser(MCParserAdapter &MC, ClrxStreamer &Out,
                  llvm::ArrayRef<llvm::MemoryBufferRef> SourceBuffers,
                  const LanguageOptions &Options, ParserServices &Services)
      : ParserParts(MC, Out, SourceBuffers, Options, Services), MC(MC) {}

  ParserContext &getContext() { return Ctx; }

  /// Assembles the whole source. \returns true after reporting an error.
  bool run();

private:
  void start();
  void parseStatement(Cursor &C);
  bool parseLabels(Cursor &C, llvm::StringRef &Path, Cursor &AfterPath);
  void reportNoStatement(const Cursor &C);
  void parsePseudoOp(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  void parseGenericOp(const GenericOp &Op, Cursor &C, llvm::SMLoc Loc);
  bool parseLLVMDirective(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  bool parseExtensionOp(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  bool parseContainerOp(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  void reportUnknownPseudoOp(llvm::StringRef Name, llvm::SMLoc Loc);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_STATEMENTPARSER_H
