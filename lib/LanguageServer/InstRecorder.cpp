//===- InstRecorder.cpp - The instructions of a source --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the words from the finished sections, because fields may be set late.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/InstRecorder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

void InstRecorder::start(Reporter &R) {
  Report = &R;
  Insts.clear();
  Sections.clear();
}

void InstRecorder::onInstruction(const InstEvent &E) {
  if (Insts.size() == MaxInsts || E.Inserted)
    return;
  const SourcePos Pos = Report->capture(E.Loc);
  AssembledInst &I = Insts.emplace_back();
  I.FileName = Pos.getFileName().str();
  I.Line = Pos.getLine();
  I.Offset = E.Offset;
  I.Words.resize(E.Size / 4);
  I.Architecture = E.Architecture;
  I.Wave32 = E.Wave32;
  I.HasVariables = E.NeedsRegisters;
  Sections.push_back(E.Section);
}

void InstRecorder::finish(CodeView &Code) {
  DenseMap<const ExprSection *, std::string> Contents;
  for (auto [I, Section] : zip_equal(Insts, Sections)) {
    auto [It, IsNew] = Contents.try_emplace(Section);
    if (IsNew)
      It->second = Code.getContent(*Section);
    for (auto [Index, Word] : enumerate(I.Words))
      Word =
          support::endian::read32le(It->second.data() + I.Offset + 4 * Index);
  }
}
