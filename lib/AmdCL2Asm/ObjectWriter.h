//===- ObjectWriter.h - From MC to the AmdCL2 Module ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The end of MC's way: relocations and the contents of sections, once they are
// laid out, complete the Module, which is then written.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2ASM_OBJECTWRITER_H
#define CLRX_LIB_AMDCL2ASM_OBJECTWRITER_H

#include "AsmParser.h"
#include "clrx/Kernel/KernelObjectWriter.h"

namespace clrx::amdcl2 {

/// Completes the parser's Module with the sections' contents and relocations
/// and writes it.
class ObjectWriter final : public KernelObjectWriter {
  AsmParser &Parser;

public:
  ObjectWriter(AsmParser &Parser, llvm::raw_pwrite_stream &OS)
      : KernelObjectWriter(Parser.getHost(), OS), Parser(Parser) {}

  void recordRelocation(const llvm::MCFragment &F, const llvm::MCFixup &Fixup,
                        llvm::MCValue Target, uint64_t &FixedValue) override;

private:
  llvm::Error writeModule(llvm::raw_ostream &OS) override;
  /// Where the content of \p S goes in the Module; null: nowhere.
  Bytes *getDestination(const SourceSection &S);
  /// The extra section of the Module that \p S is; null: none.
  ElfSection *getExtraSection(const SourceSection &S);
};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2ASM_OBJECTWRITER_H
