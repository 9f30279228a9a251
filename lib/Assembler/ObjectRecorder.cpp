//===- ObjectRecorder.cpp - Sources as objects ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ObjectRecorder.h"
#include "CodeObject/TargetFlags.h"
#include "Language/Section.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

void ObjectRecorder::start(Reporter &) {
  Insts.clear();
  Labels.clear();
}

void ObjectRecorder::onInstruction(const InstEvent &E) {
  Insts[E.Section].push_back({E.Offset, uint32_t(E.Size), E.Wave32});
}

void ObjectRecorder::onValue(const SymbolInfo &S) {
  if (!S.Sec)
    return;
  codeobject::Symbol Symbol;
  Symbol.Name = S.Name.str();
  Symbol.Value = S.Value;
  Symbol.Size = S.Size;
  Symbol.Binding = S.Binding;
  Symbol.Type = S.Type;
  Symbol.Visibility = S.Visibility;
  Labels.push_back({std::move(Symbol), S.Sec});
}

/// Adds the instructions of the sections \p Origins to Code. Adds the labels of
/// these sections to the object, except for labels that the object has already.
void ObjectRecorder::annotate(ArrayRef<const ExprSection *> Origins) {
  DenseMap<const ExprSection *, unsigned> Numbers;
  Code.Insts.clear();
  for (auto [I, S] : enumerate(Origins)) {
    Numbers[S] = I;
    Code.Insts.push_back(S ? Insts.lookup(S) : std::vector<InstRange>());
  }
  StringSet<> Known;
  for (const codeobject::Symbol &S : O.Symbols)
    Known.insert(S.Name);
  for (const Label &L : Labels) {
    const auto It = Numbers.find(L.Sec);
    if (It == Numbers.end() || !Known.insert(L.Symbol.Name).second)
      continue;
    O.Symbols.push_back(L.Symbol);
    O.Symbols.back().Section = It->second;
  }
}

//===----------------------------------------------------------------------===//
// Code objects
//===----------------------------------------------------------------------===//

void ObjectRecorder::onCodeObject(const codeobject::Object &Written,
                                  ArrayRef<const ExprSection *> Origins,
                                  unsigned CodeObjectVersion) {
  O = Written;
  Version = CodeObjectVersion;
  if (const std::optional<TargetId> Target =
          codeobject::readTarget(O.Flags, CodeObjectVersion))
    Code.Target = *Target;
  annotate(Origins);
}

//===----------------------------------------------------------------------===//
// Other containers
//===----------------------------------------------------------------------===//

static uint64_t getFlags(const Section &S) {
  if (S.traits().IsCode)
    return ELF::SHF_ALLOC | ELF::SHF_EXECINSTR;
  const bool IsWriteable = S.traits().IsNoBits || S.getName() == ".data";
  return IsWriteable ? ELF::SHF_ALLOC | ELF::SHF_WRITE : ELF::SHF_ALLOC;
}

void ObjectRecorder::addSection(const Section &S, CodeView &View) {
  constexpr uint64_t CodeAlignment = 4;
  codeobject::Section &To = O.Sections.emplace_back();
  To.Name = S.getName().empty() ? ".data" : S.getName().str();
  To.Flags = getFlags(S);
  To.Alignment = S.getContent().getAlign().value();
  if (S.traits().IsCode)
    To.Alignment = std::max(To.Alignment, CodeAlignment);
  if (S.traits().IsNoBits) {
    To.Type = ELF::SHT_NOBITS;
    To.NoBitsSize = S.getCounter();
  } else {
    To.Content = View.getContent(S);
  }
}

void ObjectRecorder::finish(CodeView &View) {
  O = codeobject::Object();
  Version.reset();
  if (const GPUName *Name = findGPUName(View.getSource().Device))
    Code.Target = TargetId::get(Name->Processor.CPU).value_or(TargetId());
  // Placeholder sections have no content, so the object does not contain them.
  Insts.remove_if([](const auto &Entry) {
    return Section::from(Entry.first)->traits().isPlaceholder();
  });
  std::vector<const ExprSection *> Origins;
  for (const auto &[S, Ranges] : Insts) {
    addSection(*Section::from(S), View);
    Origins.push_back(S);
  }
  annotate(Origins);
}
