//===- Disassembler.cpp - Binaries to sources -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out which container a binary is.
//
//===----------------------------------------------------------------------===//

#include "clrx/Disassembler/Disassembler.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/AmdCL2/SourcePrinter.h"
#include "clrx/Gallium/SourcePrinter.h"
#include "clrx/RawCode/SourcePrinter.h"

using namespace llvm;
using namespace clrx;

Error clrx::disassemble(const DisassembleOptions &Options, StringRef Binary,
                        raw_ostream &OS) {
  if (Options.IsRawCode) {
    rawcode::printSource(Binary, Options.Print, OS);
    return Error::success();
  }
  if (amdcl2::isBinary(Binary))
    return amdcl2::printSource(Binary, Options.Print, OS);
  return gallium::printSource(Binary, Options.Print, OS);
}
