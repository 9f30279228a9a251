//===- PseudoOps.cpp - Gallium's pseudo-ops -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of all rows, and the container's entry for the language.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/GalliumAsm/GalliumAsm.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

static constexpr PseudoOp GalliumOps[] = {
#include "clrx/Gallium/FieldOps.def"
#define CLRX_OP(Name, Scopes, Handler, Syntax, Doc)                            \
  customOp<AsmParser, &AsmParser::parseDirective##Handler>(Name, Scopes,       \
                                                           Syntax, Doc),
#include "PseudoOps.def"
};
static_assert(haveUniqueNames(GalliumOps));

ArrayRef<PseudoOp> AsmParser::getPseudoOps() { return GalliumOps; }

ContainerInfo gallium::getContainerInfo() {
  return makeContainerInfo<AsmParser>({1, "gallium", "Gallium", ".gallium"});
}
