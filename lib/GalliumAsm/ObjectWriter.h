//===- ObjectWriter.h - From MC to the Gallium Module -----------*- C++ -*-===//
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

#ifndef CLRX_LIB_GALLIUMASM_OBJECTWRITER_H
#define CLRX_LIB_GALLIUMASM_OBJECTWRITER_H

#include "AsmParser.h"
#include "clrx/Kernel/KernelObjectWriter.h"

namespace clrx::gallium {

class ObjectWriter final : public KernelObjectWriter {
  AsmParser &Parser;

public:
  ObjectWriter(AsmParser &Parser, llvm::raw_pwrite_stream &OS)
      : KernelObjectWriter(Parser.getHost(), OS), Parser(Parser) {}

  void recordRelocation(const llvm::MCFragment &F, const llvm::MCFixup &Fixup,
                        llvm::MCValue Target, uint64_t &FixedValue) override;

private:
  llvm::Error writeModule(llvm::raw_ostream &OS) override;
};

} // namespace clrx::gallium

#endif // CLRX_LIB_GALLIUMASM_OBJECTWRITER_H
