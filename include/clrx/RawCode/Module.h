//===- Module.h - Code without a container ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file of raw code is the content of the only section, .text. There are no
// kernels, symbols or relocations.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_RAWCODE_MODULE_H
#define CLRX_RAWCODE_MODULE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace clrx::rawcode {

struct Module {
  std::string Code;
};

/// Writes the code unchanged; this cannot fail.
llvm::Error writeModule(const Module &M, llvm::raw_ostream &OS);

} // namespace clrx::rawcode

#endif // CLRX_RAWCODE_MODULE_H
