//===- SourcePos.cpp - A position in a source -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the text of a line. Only positions that are shown need it.
//
//===----------------------------------------------------------------------===//

#include "clrx/Support/SourcePos.h"

using namespace llvm;
using namespace clrx;

StringRef SourcePos::getLineText() const {
  if (!Origin)
    return "";
  StringRef Text = Origin->Text;
  for (uint32_t I = 0; I != LineOffset; ++I)
    Text = Text.split('\n').second;
  return Text.take_front(Text.find('\n')).rtrim('\r');
}
