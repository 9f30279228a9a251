//===- ParserContext.h - State that the parts share -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parser consists of parts, a class for each subject of the language. A
// part owns the state and the pseudo-ops of its subject, and accesses the rest
// of the parser through a ParserContext. If a part uses another part that is
// not in the ParserContext, its constructor takes a reference to that part.
// ParserParts.h connects all parts.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_PARSERCONTEXT_H
#define CLRX_LIB_LANGUAGE_PARSERCONTEXT_H

#include "Language/ClrxAsmParser.h"
#include "Language/SourceObserver.h"
#include "OperandParser.h"
#include "Source/SourceStack.h"

namespace clrx {

class DialectSelection;
class Emission;
class OutputContainer;
class SectionDirectives;
class TargetSelection;

struct ParserContext {
  const LanguageOptions Options;
  ParserServices &Services;
  SourceObserver *const Observer; ///< Null if nobody observes the source.
  DiagnosticEngine Diags;
  SourceStack Sources;
  SymbolTable Symbols;
  TargetSelection &Target;
  DialectSelection &Dialect;
  OutputContainer &Output;
  SectionDirectives &Sections;
  Emission &Emit;
  /// Text of the current statement.
  Cursor Statement = {};
  /// Location of the current statement after its labels.
  llvm::SMLoc StatementLoc = {};

  ParserContext(const LanguageOptions &Options, ParserServices &Services,
                llvm::ArrayRef<llvm::MemoryBufferRef> SourceBuffers,
                ExprHost &Expressions, TargetSelection &Target,
                DialectSelection &Dialect, OutputContainer &Output,
                SectionDirectives &Sections, Emission &Emit)
      : Options(Options), Services(Services), Observer(Services.Observer),
        Diags(Services.OnDiagnostic, Options.NoWarnings, Options.FatalWarnings,
              Options.Limits),
        Sources(SourceBuffers, Services.FS, this->Options.IncludeDirs,
                Options.Limits, Diags, Services.OnRead),
        Symbols(Expressions), Target(Target), Dialect(Dialect), Output(Output),
        Sections(Sections), Emit(Emit) {}
};

/// Base of all parts.
class ParserPart : protected OperandParser {
protected:
  ParserContext &Ctx;

  explicit ParserPart(ParserContext &Ctx)
      : OperandParser(Ctx.Diags, Ctx.Symbols), Ctx(Ctx) {}

  /// Reports that the file \p Name cannot be read. Returns true. \p What
  /// describes the file, for example as "include file".
  bool reportUnreadable(llvm::SMLoc Loc, llvm::StringRef What,
                        llvm::StringRef Name);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_PARSERCONTEXT_H
