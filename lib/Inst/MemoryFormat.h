//===- MemoryFormat.h - Data share, buffers, images, flat -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands and checks of data share, buffer, image and flat instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_MEMORYFORMAT_H
#define CLRX_LIB_INST_MEMORYFORMAT_H

#include "InstContext.h"

namespace clrx {

/// Parses and completes memory instructions. Functions that return bool return
/// true on error and have reported it.
class MemoryFormat {
public:
  explicit MemoryFormat(InstContext &Ctx) : Ctx(Ctx) {}

  /// Parses destination VGPRs. Flat atomics may leave them out.
  bool parseVectorDst(InstOperand &Op, unsigned Count);
  /// ::= off | VGPRs | [ VGPRs , VGPRs ... ] for images | nothing for buffers
  bool parseAddress(InstOperand &Op);
  /// ::= scalar register | source-only name | inline constant
  bool parseScalarOffset(InstOperand &Op);
  /// ::= off | SGPRs
  bool parseScalarAddress(InstOperand &Op);

  bool finishDS();
  bool finishBuffer();
  bool finishImage();
  bool finishFlat();

private:
  InstContext &Ctx;

  bool checkVectorCount(OperandKind K, unsigned Min, unsigned Max);
  bool checkScalarCount(OperandKind K, unsigned Count);
  unsigned countCommas() const;
  bool parseBufferAddress(InstOperand &Op);
  bool parseAddressList(InstOperand &Op);
  bool checkBufferAddress();
  bool checkImageAddress();
  bool checkImageData();
  void encodeAddressList();
  bool checkFlatAddress();
};

} // namespace clrx

#endif // CLRX_LIB_INST_MEMORYFORMAT_H
