//===- SectionEmitter.cpp - The content of a section ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SectionEmitter.h"
#include "RelocationExprs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;
using codeobject::Relocation;
using codeobject::Symbol;

static bool comesBefore(const SectionLabel &A, const SectionLabel &B) {
  return A.Offset < B.Offset;
}

SectionEmitter::SectionEmitter(const codeobject::Object &O, unsigned Index,
                               std::vector<SectionLabel> SymbolLabels,
                               MCStreamer &Out, SymbolFinder FindSymbol,
                               LabelHook BeforeLabel)
    : O(O), S(O.Sections[Index]), SectionIndex(Index), Out(Out),
      Ctx(Out.getContext()), FindSymbol(FindSymbol), BeforeLabel(BeforeLabel),
      Labels(std::move(SymbolLabels)), Relocations(S.Relocations) {
  stable_sort(Labels, comesBefore);
  stable_sort(Relocations, [](const Relocation &A, const Relocation &B) {
    return A.Offset < B.Offset;
  });
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

ArrayRef<Relocation> SectionEmitter::findRelocations(uint64_t Begin,
                                                     uint64_t End) const {
  auto IsBefore = [](const Relocation &R, uint64_t Offset) {
    return R.Offset < Offset;
  };
  const auto First = lower_bound(Relocations, Begin, IsBefore);
  const auto Last = lower_bound(Relocations, End, IsBefore);
  return ArrayRef(Relocations).slice(First - Relocations.begin(), Last - First);
}

std::optional<TranslatedInst>
SectionEmitter::translate(InstTranslator &Insts, const InstRange &Range) {
  const ArrayRef<Relocation> Inside =
      findRelocations(Range.Offset, Range.Offset + Range.Size);
  if (Inside.empty())
    return Insts.translate(S.Content, Range);
  const Relocation &R = Inside.front();
  const RelocationForm *Form = getForm(R);
  if (Inside.size() != 1 || !Form || !Form->mayBeOperand())
    return std::nullopt;
  return Insts.translateWithLiteral(
      S.Content, Range, unsigned(R.Offset - Range.Offset),
      makeRelocationExpr(*Form, FindSymbol(R.Symbol), R.Addend, Ctx));
}

std::vector<SectionEmitter::KnownInst>
SectionEmitter::translate(InstTranslator &Insts, ArrayRef<InstRange> Ranges) {
  std::vector<KnownInst> Known;
  for (const InstRange &Range : Ranges)
    if (std::optional<TranslatedInst> T = translate(Insts, Range))
      Known.push_back({Range, std::move(*T)});
  return Known;
}

/// \returns a local or temporary symbol at \p Offset, which no other object can
/// define; null if there is none.
MCSymbol *SectionEmitter::findBranchLabel(uint64_t Offset) const {
  auto It = partition_point(
      Labels, [Offset](const SectionLabel &L) { return L.Offset < Offset; });
  for (; It != Labels.end() && It->Offset == Offset; ++It)
    if (It->Index == SectionLabel::NoIndex ||
        O.Symbols[It->Index].Binding == ELF::STB_LOCAL)
      return It->Symbol;
  return nullptr;
}

/// Adds a temporary label at each instruction that is the target of a branch,
/// if findBranchLabel finds none there.
void SectionEmitter::addBranchLabels(ArrayRef<KnownInst> Insts,
                                     ArrayRef<InstRange> Ranges) {
  std::vector<uint64_t> Targets;
  for (const KnownInst &I : Insts)
    if (I.Translated.BranchTarget)
      Targets.push_back(*I.Translated.BranchTarget);
  llvm::sort(Targets);
  Targets.erase(llvm::unique(Targets), Targets.end());
  std::vector<SectionLabel> Added;
  for (uint64_t Target : Targets) {
    const InstRange *At = partition_point(
        Ranges, [Target](const InstRange &R) { return R.Offset < Target; });
    if (At != Ranges.end() && At->Offset == Target && !findBranchLabel(Target))
      Added.push_back({Target, Ctx.createTempSymbol(), SectionLabel::NoIndex});
  }
  append_range(Labels, Added);
  stable_sort(Labels, comesBefore);
}

void SectionEmitter::emitInst(KnownInst &I) {
  TranslatedInst &T = I.Translated;
  // Some processors need padding after a branch over exactly 63 words. LLVM's
  // assembler would add it for a label, so the operand of such a branch stays a
  // number.
  constexpr uint64_t FaultyDistance = 4 * (63 + 1);
  const bool IsPadded =
      T.BranchTarget && *T.BranchTarget == I.Range.Offset + FaultyDistance;
  if (T.BranchTarget && !IsPadded)
    if (MCSymbol *Label = findBranchLabel(*T.BranchTarget))
      T.Inst.getOperand(0) =
          MCOperand::createExpr(MCSymbolRefExpr::create(Label, Ctx));
  emitLabels();
  Out.emitInstruction(T.Inst, *T.Subtarget);
  Position += I.Range.Size;
  while (NextRelocation != Relocations.size() &&
         Relocations[NextRelocation].Offset < Position)
    ++NextRelocation;
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

/// \returns the form of the field of \p R, or null if the relocation needs a
/// `.reloc`.
const RelocationForm *SectionEmitter::getForm(const Relocation &R) const {
  const RelocationForm *Form = findRelocationForm(R.Type);
  if (!Form || R.Symbol == Relocation::NoSymbol || S.isNoBits() ||
      R.Offset + Form->Size > S.size())
    return nullptr;
  // MC would compute these values instead of recording a relocation.
  const Symbol &To = O.Symbols[R.Symbol];
  if (To.Section == Symbol::Absolute ||
      (Form->IsDifference && To.Section == SectionIndex))
    return nullptr;
  // An expression would overwrite the field, so the field must be zero.
  const StringRef Field = StringRef(S.Content).substr(R.Offset, Form->Size);
  return all_of(Field, [](char C) { return C == 0; }) ? Form : nullptr;
}

const MCExpr *SectionEmitter::makeTarget(const Relocation &R) const {
  if (R.Symbol == Relocation::NoSymbol)
    return MCConstantExpr::create(R.Addend, Ctx);
  return makeSum(FindSymbol(R.Symbol), R.Addend, Ctx);
}

/// Emits the labels at the current position.
void SectionEmitter::emitLabels() {
  for (; NextLabel != Labels.size() && Labels[NextLabel].Offset <= Position;
       ++NextLabel) {
    SectionLabel &L = Labels[NextLabel];
    if (L.Offset < Position)
      continue;
    if (L.Index != SectionLabel::NoIndex)
      BeforeLabel(L);
    Out.emitLabel(L.Symbol);
    L.IsEmitted = true;
  }
}

/// Emits a temporary label. \returns a reference to it.
const MCExpr *SectionEmitter::emitHere() {
  MCSymbol *Here = Ctx.createTempSymbol();
  Out.emitLabel(Here);
  return MCSymbolRefExpr::create(Here, Ctx);
}

/// Emits \p R, which is at the current position. \returns the number of bytes
/// that were emitted.
uint64_t SectionEmitter::emitRelocation(const Relocation &R) {
  const RelocationForm *Form = getForm(R);
  if (!Form) {
    Out.emitRelocDirective(
        *emitHere(), object::getELFRelocationTypeName(ELF::EM_AMDGPU, R.Type),
        makeTarget(R));
    return 0;
  }
  const MCExpr *Value =
      makeRelocationExpr(*Form, FindSymbol(R.Symbol), R.Addend, Ctx);
  if (Form->IsDifference)
    Value = MCBinaryExpr::createSub(Value, emitHere(), Ctx);
  Out.emitValue(Value, Form->Size);
  return Form->Size;
}

/// Emits the bytes up to \p End, in which there are no labels or relocations.
void SectionEmitter::emitBytesUpTo(uint64_t End) {
  constexpr uint64_t WordSize = 4;
  const StringRef Bytes = StringRef(S.Content).slice(Position, End);
  if (S.isNoBits())
    Out.emitZeros(End - Position);
  else if (S.Flags & ELF::SHF_EXECINSTR && Bytes.size() % WordSize == 0)
    for (uint64_t I = 0; I != Bytes.size(); I += WordSize)
      Out.emitIntValue(support::endian::read32le(Bytes.data() + I), WordSize);
  else
    Out.emitBytes(Bytes);
  Position = End;
}

void SectionEmitter::emitDataUpTo(uint64_t End) {
  while (Position < End) {
    emitLabels();
    uint64_t Stop = End;
    if (NextLabel != Labels.size())
      Stop = std::min(Stop, Labels[NextLabel].Offset);
    if (NextRelocation != Relocations.size()) {
      const Relocation &R = Relocations[NextRelocation];
      if (R.Offset <= Position) {
        ++NextRelocation;
        Position += emitRelocation(R);
        continue;
      }
      Stop = std::min(Stop, R.Offset);
    }
    emitBytesUpTo(Stop);
  }
}

void SectionEmitter::emit(InstTranslator *Insts, ArrayRef<InstRange> Ranges) {
  std::vector<KnownInst> Known;
  if (Insts)
    Known = translate(*Insts, Ranges);
  addBranchLabels(Known, Ranges);
  for (KnownInst &I : Known) {
    emitDataUpTo(I.Range.Offset);
    emitInst(I);
  }
  emitDataUpTo(S.size());
  emitLabels();
}
