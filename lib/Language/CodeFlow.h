//===- CodeFlow.h - Code flow that the source declares ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .cf_jump and similar pseudo-ops describe jumps for analyses. They emit
// nothing.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CODEFLOW_H
#define CLRX_LIB_LANGUAGE_CODEFLOW_H

#include "ParserContext.h"

namespace clrx {

class CodeFlowDirectives : ParserPart {
public:
  explicit CodeFlowDirectives(ParserContext &Ctx) : ParserPart(Ctx) {}

  bool parseCodeFlow(Cursor &C, unsigned Kind, llvm::SMLoc Loc);

private:
  bool parseTarget(Cursor &C, CodeFlow Kind);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CODEFLOW_H
