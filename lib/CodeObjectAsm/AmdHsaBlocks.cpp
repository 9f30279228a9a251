//===- AmdHsaBlocks.cpp - Blocks of .amdhsa_kernel ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the directives of the blocks.
//
//===----------------------------------------------------------------------===//

#include "CodeObjectAsm/AmdHsaBlocks.h"
#include "Expr/SymbolTable.h"
#include "clrx/ROCm/Format.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

bool AmdHsaBlocks::open(SMLoc Loc) {
  Cursor &C = Host.getOperands();
  C.skipBlanks();
  const StringRef Name = C.takeName();
  if (Name.empty())
    return Report.error(C.loc(), rules::Syntax, "expected kernel name");
  if (Host.checkEndOfStatement())
    return true;
  if (IsOpen)
    return Report.error(Loc, rules::Unterminated,
                        "the block of kernel '" + Blocks.back().Name +
                            "' has no '.end_amdhsa_kernel'");
  if (!Names.insert(Name).second)
    return Report.error(Loc, rules::Redefinition,
                        "kernel '" + Name + "' is already described");
  Block &B = Blocks.emplace_back();
  B.Name = Name.str();
  B.Kernel.Pos = Report.capture(Loc);
  IsOpen = true;
  return false;
}

bool AmdHsaBlocks::close(SMLoc Loc) {
  if (Host.checkEndOfStatement())
    return true;
  if (!IsOpen)
    return Report.error(Loc, rules::UnmatchedEnd,
                        "no '.amdhsa_kernel' is open");
  Block &B = Blocks.back();
  B.Sec = Host.getCurrentSection();
  if (!B.Sec)
    return Report.error(Loc, rules::Section, "a descriptor needs a section");
  B.Offset = B.Sec->getCounter();
  IsOpen = false;
  if (Host.getSymbols().defineLabel(B.Name + DescriptorSuffix.str(), Loc))
    return true;
  return Host.emitData(std::string(sizeof(KernelDescriptor), '\0'), Loc);
}

bool AmdHsaBlocks::parseValue(AmdHsaKernel &Kernel, StringRef Name, SMLoc Loc) {
  std::vector<AmdHsaDirective> &Directives = Kernel.Directives;
  const size_t Index = Directives.size();
  Directives.push_back({Name.str(), 0, Report.capture(Loc)});
  const auto Set = [&Directives, Index](int64_t Value, SourcePos) {
    Directives[Index].Value = uint64_t(Value);
  };
  return Host.parseNumber(Set) || Host.checkEndOfStatement();
}

bool AmdHsaBlocks::addDirective(StringRef Name, SMLoc Loc) {
  if (!IsOpen) {
    Report.error(Loc, rules::Scope,
                 "'" + AmdHsaPrefix + Name +
                     "' is legal only in a kernel's block");
    Report.note(Loc, "open it with '.amdhsa_kernel'");
    return true;
  }
  return parseValue(Blocks.back().Kernel, Name, Loc);
}
