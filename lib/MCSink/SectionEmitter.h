//===- SectionEmitter.h - The content of a section --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_MCSINK_SECTIONEMITTER_H
#define CLRX_LIB_MCSINK_SECTIONEMITTER_H

#include "InstTranslator.h"
#include "clrx/CodeObject/Object.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/MC/MCStreamer.h"

namespace clrx {

struct RelocationForm;

/// A symbol at an offset in a section.
struct SectionLabel {
  uint64_t Offset;
  llvm::MCSymbol *Symbol;
  unsigned Index;         ///< In Object::Symbols; NoIndex if temporary.
  bool IsEmitted = false; ///< True once the label was emitted.

  static constexpr unsigned NoIndex = ~0u;
};

/// Emits labels, instructions, data and relocations of one section.
class SectionEmitter {
public:
  using SymbolFinder =
      llvm::function_ref<llvm::MCSymbol *(unsigned SymbolIndex)>;
  using LabelHook = llvm::function_ref<void(const SectionLabel &)>;

  /// \p Labels may be in any order. \p BeforeLabel is called before each label
  /// of a symbol of \p O.
  SectionEmitter(const codeobject::Object &O, unsigned Index,
                 std::vector<SectionLabel> Labels, llvm::MCStreamer &Out,
                 SymbolFinder FindSymbol, LabelHook BeforeLabel);

  /// Emits the section, which is current in the streamer. \p Insts is null if
  /// there are no instructions.
  void emit(InstTranslator *Insts, llvm::ArrayRef<InstRange> Ranges);

  /// \returns the labels, sorted by offset. A label within an instruction or a
  /// relocated field cannot be emitted, so its IsEmitted is false.
  llvm::ArrayRef<SectionLabel> getLabels() const { return Labels; }

private:
  /// An instruction that LLVM supports.
  struct KnownInst {
    InstRange Range;
    TranslatedInst Translated;
  };

  const codeobject::Object &O;
  const codeobject::Section &S;
  const unsigned SectionIndex;
  llvm::MCStreamer &Out;
  llvm::MCContext &Ctx;
  SymbolFinder FindSymbol;
  LabelHook BeforeLabel;
  std::vector<SectionLabel> Labels;                ///< Sorted by offset.
  std::vector<codeobject::Relocation> Relocations; ///< Sorted by offset.
  uint64_t Position = 0; ///< Offset up to which everything is emitted.
  size_t NextLabel = 0, NextRelocation = 0;

  std::vector<KnownInst> translate(InstTranslator &Insts,
                                   llvm::ArrayRef<InstRange> Ranges);
  std::optional<TranslatedInst> translate(InstTranslator &Insts,
                                          const InstRange &Range);
  llvm::ArrayRef<codeobject::Relocation> findRelocations(uint64_t Begin,
                                                         uint64_t End) const;
  void addBranchLabels(llvm::ArrayRef<KnownInst> Insts,
                       llvm::ArrayRef<InstRange> Ranges);
  llvm::MCSymbol *findBranchLabel(uint64_t Offset) const;

  const RelocationForm *getForm(const codeobject::Relocation &R) const;
  const llvm::MCExpr *makeTarget(const codeobject::Relocation &R) const;
  void emitLabels();
  const llvm::MCExpr *emitHere();
  void emitBytesUpTo(uint64_t End);
  void emitDataUpTo(uint64_t End);
  void emitInst(KnownInst &I);
  uint64_t emitRelocation(const codeobject::Relocation &R);
};

} // namespace clrx

#endif // CLRX_LIB_MCSINK_SECTIONEMITTER_H
