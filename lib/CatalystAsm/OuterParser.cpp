//===- OuterParser.cpp - Statements about the outer ELF file --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CatalystAsm/OuterParser.h"

using namespace llvm;
using namespace clrx;

bool catalyst::readSectionOrder(OperandReader Operands,
                                std::vector<std::string> &Order) {
  std::vector<std::string> Names;
  do {
    StringRef Name;
    if (Operands.readWord("section name", Name))
      return true;
    Names.push_back(Name.str());
  } while (Operands.skipComma());
  if (Operands.readEnd())
    return true;
  Order = std::move(Names);
  return false;
}
