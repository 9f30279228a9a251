//===- ObjectReader.h - Relocatable code objects to be read -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an assembler or compiler gave to a linker, as an Object.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_OBJECTREADER_H
#define CLRX_CODEOBJECT_OBJECTREADER_H

#include "clrx/CodeObject/Object.h"
#include "llvm/ADT/StringRef.h"

namespace clrx::codeobject {

/// Reads \p Bytes, an ET_REL of HSA for AMD GPUs: what writeRelocatable makes
/// the same bytes of, if LLVM's object writer wrote them. Sections and symbols
/// come in the order of the file. \returns an error that names the part, its
/// index and numbers.
llvm::Expected<Object> readObject(llvm::StringRef Bytes);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_OBJECTREADER_H
