//===- AmdCL2ObjectWriter.h - From MC to the Module -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_AMDCL2OBJECTWRITER_H
#define CLRX_LIB_AMDCL2_AMDCL2OBJECTWRITER_H

#include "AmdCL2AsmParser.h"
#include "llvm/MC/MCObjectWriter.h"

namespace clrx::amdcl2 {

/// Completes the parser's Module with the sections' contents and relocations
/// and writes it.
class AmdCL2ObjectWriter final : public llvm::MCObjectWriter {
  AmdCL2AsmParser &Parser;
  llvm::raw_pwrite_stream &OS;

public:
  AmdCL2ObjectWriter(AmdCL2AsmParser &Parser, llvm::raw_pwrite_stream &OS)
      : Parser(Parser), OS(OS) {}

  void recordRelocation(const llvm::MCFragment &F, const llvm::MCFixup &Fixup,
                        llvm::MCValue Target, uint64_t &FixedValue) override;
  uint64_t writeObject() override;

private:
  /// Where the content of \p S goes in the Module; null: nowhere.
  Bytes *getDestination(const SourceSection &S);
  void addContents();
};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_AMDCL2OBJECTWRITER_H
