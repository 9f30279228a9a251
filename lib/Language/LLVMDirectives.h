//===- LLVMDirectives.h - Directives of LLVM's dialect ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Directives that LLVM's AMDGPU targets print, except those that are pseudo-ops
// of the language with the same meaning.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_LLVMDIRECTIVES_H
#define CLRX_LIB_LANGUAGE_LLVMDIRECTIVES_H

#include "Data.h"
#include "KeptSections.h"
#include "ParserContext.h"
#include "Sections.h"
#include "Symbols.h"

namespace clrx {

class ContainerHost;
class Macros;
struct ParserParts;

/// A row of LLVMDirectives.def.
struct LLVMDirective {
  llvm::StringLiteral Name;
  bool StartsOutput;
  bool (*Handler)(ParserParts &Parts, Cursor &C, unsigned Arg, llvm::SMLoc Loc);
  unsigned Arg;
};

/// Finds the directive \p Name; null if there is none.
const LLVMDirective *findLLVMDirective(llvm::StringRef Name);

class LLVMDirectives : ParserPart {
  ContainerHost &Host;
  DataDirectives &Data;
  KeptSections &Kept;
  SymbolDirectives &SymbolOps;

public:
  LLVMDirectives(ParserContext &Ctx, ContainerHost &Host, DataDirectives &Data,
                 KeptSections &Kept, SymbolDirectives &SymbolOps)
      : ParserPart(Ctx), Host(Host), Data(Data), Kept(Kept),
        SymbolOps(SymbolOps) {}

  /// Hands the directive \p Name, which is about kernels, to the container.
  void parseKernelDirective(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  /// Defines a label in LLVM's dialect. \returns true after reporting an error.
  bool defineLabel(llvm::StringRef Path);

  /// \name Directives
  /// @{
  bool parseAlign(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseAlignWide(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseCommon(Cursor &C, unsigned Arg, llvm::SMLoc Loc);
  bool parseData(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseLEB128(Cursor &C, unsigned IsSigned, llvm::SMLoc Loc);
  bool parseSection(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseZero(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool refuseWriteableData(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool refuseWriteableSection(Cursor &C, unsigned Arg, llvm::SMLoc Loc);
  bool skipDirective(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

private:
  bool parseLog2Alignment(Cursor &C, unsigned FillBits, AlignOperands &Ops);
  bool reserveForKernel(llvm::StringRef Name);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_LLVMDIRECTIVES_H
