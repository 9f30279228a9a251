//===- FieldFixups.cpp - Instruction fields filled late -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/Inst/FieldFixups.h"

using namespace llvm;
using namespace clrx;

static constexpr FieldFixupInfo Infos[] = {
#define CLRX_FIELD_FIXUP(Id, ByteOffset, BitOffset, Bits, Check)               \
  {#Id, ByteOffset, BitOffset, Bits, FieldCheck::Check},
#include "clrx/Inst/FieldFixups.def"
};

ArrayRef<FieldFixupInfo> clrx::getFieldFixupInfos() { return Infos; }
