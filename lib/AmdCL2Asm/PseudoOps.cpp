//===- PseudoOps.cpp - AmdCL2's pseudo-ops --------------------------------===//
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
#include "clrx/AmdCL2Asm/AmdCL2Asm.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

// clang-format off
static constexpr StringLiteral ArgHelp =
    "Adds a kernel argument. What follows depends on the type:\n\n"
    "    TYPE*, SPACE[, [const] [restrict] [volatile][, USED]]\n"
    "    structure*, SIZE, SPACE[, [const] [restrict] [volatile][, USED]]\n"
    "    structure, SIZE[, USED]\n"
    "    image...[, [read_only|write_only|read_write][, [RESOURCE][, USED]]]\n"
    "    sampler[, RESOURCE[, USED]]\n"
    "    any other TYPE[, USED]\n\n"
    "SPACE is local, global or constant; USED is unused, rdonly or wronly. An image\n"
    "or sampler without RESOURCE gets the first free one. The types are"
#define CLRX_AMDCL2_ARG_TYPE(Id, Name, ...) " " Name
#include "clrx/AmdCL2/ArgTypes.def"
    ".";
// clang-format on

static constexpr PseudoOp AmdCL2Ops[] = {
#include "clrx/AmdCL2/FieldOps.def"
#define CLRX_OP(Name, Scopes, Handler, Syntax, Doc)                            \
  customOp<AsmParser, &AsmParser::parseDirective##Handler>(Name, Scopes,       \
                                                           Syntax, Doc),
#include "PseudoOps.def"
};
static_assert(haveUniqueNames(AmdCL2Ops));

ArrayRef<PseudoOp> AsmParser::getPseudoOps() { return AmdCL2Ops; }

ContainerInfo amdcl2::getContainerInfo() {
  return makeContainerInfo<AsmParser>({3, "amdcl2", "AmdCL2", ".amdcl2"});
}
