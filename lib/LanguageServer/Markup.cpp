//===- Markup.cpp - Texts for editors without Markdown --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Knows only the marks that this server writes.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Markup.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx::server;

void clrx::server::makePlain(lsp::MarkupContent &Text) {
  std::string Plain;
  bool IsCode = false;
  for (StringRef Line : split(Text.value, '\n')) {
    if (Line.starts_with("```")) {
      IsCode = !IsCode;
      continue;
    }
    std::string Words = Line.str();
    if (!IsCode)
      llvm::erase(Words, '`');
    Plain += Words + "\n";
  }
  Text.value = StringRef(Plain).trim('\n').str();
  Text.kind = lsp::MarkupKind::PlainText;
}
