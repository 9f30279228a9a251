//===- ObjectReader.h - Reader of relocatable code objects ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the output of an assembler or compiler, the input of a linker.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_OBJECTREADER_H
#define CLRX_CODEOBJECT_OBJECTREADER_H

#include "clrx/CodeObject/Object.h"
#include "llvm/ADT/StringRef.h"

namespace clrx::codeobject {

/// Reads \p Bytes, an ET_REL file of HSA for AMD GPUs. Sections and symbols
/// have the order of the file. If LLVM's object writer wrote the file,
/// writeRelocatable writes the same bytes again.
/// \returns an error that names the malformed part, its index and the wrong
/// numbers.
llvm::Expected<Object> readObject(llvm::StringRef Bytes);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_OBJECTREADER_H
