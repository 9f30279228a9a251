//===- EncodingFields.h - Rows with the fields of an encoding ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_ENCODINGFIELDS_H
#define CLRX_LIB_PRINT_ENCODINGFIELDS_H

#include "clrx/ISA/Layouts.h"

namespace clrx {

/// A row of a table with a list of fields for each encoding.
template <size_t MaxFields> struct EncodingFields {
  Layout Encoding;
  Field Fields[MaxFields]; ///< Field 0, the opcode, ends the list.

  constexpr llvm::ArrayRef<Field> get() const {
    size_t Count = 0;
    while (Count != MaxFields && Fields[Count] != Field::Opcode)
      ++Count;
    return llvm::ArrayRef(Fields, Count);
  }
};

} // namespace clrx

#endif // CLRX_LIB_PRINT_ENCODINGFIELDS_H
