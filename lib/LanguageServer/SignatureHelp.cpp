//===- SignatureHelp.cpp - The operands of a statement --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes signatures from the tables of instructions and pseudo-ops.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/SignatureHelp.h"
#include "Assembler/PseudoOpPages.h"
#include "LanguageServer/LineContext.h"
#include "Manual/InstEntry.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

/// Adds a signature that consists of a name and of operands between commas.
static void addSignature(StringRef Syntax, StringRef Text,
                         lsp::SignatureHelp &To) {
  lsp::SignatureInformation &S = To.signatures.emplace_back();
  S.label = Syntax.str();
  S.documentation = Text.str();
  size_t Begin = std::min(Syntax.find(' '), Syntax.size());
  while (Begin < Syntax.size()) {
    const size_t End = std::min(Syntax.find(',', Begin + 1), Syntax.size());
    StringRef Operand = Syntax.slice(Begin, End).trim(" ,[]");
    const auto Offset = unsigned(Operand.data() - Syntax.data());
    lsp::ParameterInformation &P = S.parameters.emplace_back();
    P.labelString = Operand.str();
    P.labelOffsets = {Offset, unsigned(Offset + Operand.size())};
    Begin = End;
  }
}

lsp::SignatureHelp clrx::server::findSignature(const Analysis &A,
                                               const SourceText &Text,
                                               lsp::Position P) {
  lsp::SignatureHelp Result;
  const LineContext C = getContext(Text, P);
  if (C.Where == LineContext::Comment || C.IsHead)
    return Result;
  Result.activeParameter = int(C.Operand);
  if (C.Head.starts_with(".")) {
    for (const auto &[Set, Page] : getPseudoOpPages())
      if (Set == StringRef(LanguageSet) ||
          (A.Result.Container && Set == StringRef(A.Result.Container->Name)))
        for (const PseudoOpEntry &E : Page.Entries)
          if (getPseudoOpName(E).equals_insensitive(C.Head))
            addSignature(E.Statement, E.Text, Result);
    return Result;
  }
  if (!A.Result.Target.getProcessor().HasDialect)
    return Result;
  const std::string Mnemonic = getMnemonic(C.Head);
  for (const InstVariant &V : makeInstEntry(Mnemonic).Variants)
    if (V.Row->isIn(A.Result.Target.architecture()))
      addSignature(V.Syntax, "Modifiers: " + V.Modifiers, Result);
  return Result;
}
