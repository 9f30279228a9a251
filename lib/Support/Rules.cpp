//===- Rules.cpp - Kinds of diagnostics -----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of rules.
//
//===----------------------------------------------------------------------===//

#include "clrx/Support/Rules.h"

using namespace clrx;

std::vector<RuleInfo> clrx::getRules() {
  return {
#define CLRX_RULE(Id, Name, Text) {Name, Text, ""},
#include "clrx/Support/Rules.def"
  };
}
