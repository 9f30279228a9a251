//===- ObjectWriter.cpp - From MC to the Gallium Module -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Relocations and the contents of sections go to their places in the Module.
//
//===----------------------------------------------------------------------===//

#include "ObjectWriter.h"
#include "clrx/Gallium/Format.h"
#include "clrx/Gallium/Writer.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCValue.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

/// Every relocation refers to the scratch buffer: the parser lets no other
/// through.
void ObjectWriter::recordRelocation(const MCFragment &F, const MCFixup &Fixup,
                                    MCValue Target, uint64_t &FixedValue) {
  FixedValue = RelocatedWord;
  Parser.getModule().Relocations.push_back(
      {Asm->getFragmentOffset(F) + Fixup.getOffset(),
       Target.getSpecifier() == RS_High32});
}

Error ObjectWriter::writeModule(raw_ostream &OS) {
  Parser.fillSections(*this);
  return gallium::writeModule(Parser.getModule(), OS);
}
