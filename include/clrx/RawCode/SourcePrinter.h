//===- SourcePrinter.h - Raw code as source ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file of nothing but code, as text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_RAWCODE_SOURCEPRINTER_H
#define CLRX_RAWCODE_SOURCEPRINTER_H

#include "clrx/Print/SourcePrintOptions.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx::rawcode {

void printSource(llvm::StringRef Code, const SourcePrintOptions &Options,
                 llvm::raw_ostream &OS);

} // namespace clrx::rawcode

#endif // CLRX_RAWCODE_SOURCEPRINTER_H
