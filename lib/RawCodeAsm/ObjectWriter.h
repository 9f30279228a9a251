//===- ObjectWriter.h - From MC to raw code ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The object writer of raw code: the content of .text becomes the Module.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RAWCODEASM_OBJECTWRITER_H
#define CLRX_LIB_RAWCODEASM_OBJECTWRITER_H

#include "clrx/Kernel/KernelObjectWriter.h"
#include "clrx/RawCode/Writer.h"

namespace clrx::rawcode {

class ObjectWriter final : public KernelObjectWriter {
  const Section &Text;

public:
  ObjectWriter(const Section &Text, AsmHost &Host, llvm::raw_pwrite_stream &OS)
      : KernelObjectWriter(Host, OS), Text(Text) {}

private:
  llvm::Error writeModule(llvm::raw_ostream &OS) override {
    return rawcode::writeModule({getContent(Text)}, OS);
  }
};

} // namespace clrx::rawcode

#endif // CLRX_LIB_RAWCODEASM_OBJECTWRITER_H
