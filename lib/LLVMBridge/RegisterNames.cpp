//===- RegisterNames.cpp - Registers by LLVM's names ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbered registers are found by the prefix of their file, others by the start
// of their name.
//
//===----------------------------------------------------------------------===//

#include "RegisterNames.h"

using namespace llvm;
using namespace clrx;

namespace {
/// A file of numbered registers.
struct NumberedFile {
  StringLiteral Prefix;
  unsigned RegisterUsage::*Count;
};
/// A special register.
struct NamedRegister {
  StringLiteral Prefix;
  bool RegisterUsage::*IsUsed;
};
} // namespace

static constexpr NumberedFile NumberedFiles[] = {
    {"VGPR", &RegisterUsage::NumVGPRs},
    {"SGPR", &RegisterUsage::NumSGPRs},
    {"AGPR", &RegisterUsage::NumAGPRs},
};

static constexpr StringLiteral VCC = "VCC";

static constexpr NamedRegister NamedRegisters[] = {
    {VCC, &RegisterUsage::UsesVCC},
    {"FLAT_SCR", &RegisterUsage::UsesFlatScratch},
    {"XNACK_MASK", &RegisterUsage::UsesXnackMask},
};

bool clrx::isVCC(StringRef Name) { return Name.starts_with(VCC); }

/// Returns the number of the last register in \p Name, whose file has \p
/// Prefix.
static unsigned getLastNumber(StringRef Name, StringRef Prefix) {
  StringRef Last = Name.rsplit('_').second;
  if (!Last.consume_front(Prefix)) // A single register, possibly half of it
    Last = Name.drop_front(Prefix.size());
  unsigned Number = 0;
  Last.consumeInteger(10, Number);
  return Number;
}

void clrx::countRegister(RegisterUsage &Usage, StringRef Name) {
  for (const NumberedFile &File : NumberedFiles)
    if (Name.starts_with(File.Prefix)) {
      unsigned &Count = Usage.*File.Count;
      Count = std::max(Count, getLastNumber(Name, File.Prefix) + 1);
      return;
    }
  for (const NamedRegister &R : NamedRegisters)
    Usage.*R.IsUsed |= Name.starts_with(R.Prefix);
}
