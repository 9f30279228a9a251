//===- Writer.cpp - Raw code to bytes -------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The writer of raw code: the content of .text is the file.
//
//===----------------------------------------------------------------------===//

#include "clrx/RawCode/Module.h"

using namespace llvm;
using namespace clrx;

Error rawcode::writeModule(const Module &M, raw_ostream &OS) {
  OS << M.Code;
  return Error::success();
}
