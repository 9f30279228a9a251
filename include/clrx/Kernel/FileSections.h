//===- FileSections.h - Sections of files with common code ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What parsers of containers with one section of code for all kernels have:
// .text, .rodata, .comment and sections of the source's own, and what symbols
// and kernels are in them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_FILESECTIONS_H
#define CLRX_KERNEL_FILESECTIONS_H

#include "clrx/Kernel/ModuleContainer.h"
#include "clrx/KernelModel/FileSymbol.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace clrx {

class FileSections {
public:
  /// A section of the source's own.
  struct ExtraSection {
    Section *Sec;
    ElfSection InFile; ///< Without its content.
    SourcePos Opened;  ///< Where it was for the first time.
  };

  /// Creates .text; its labels have \p CodeLabels.
  FileSections(AsmHost &Host, LabelValue CodeLabels);

  Section *getText() const { return Text; }
  Section *getRodata() const { return Rodata; } ///< Null: there is none so far.
  /// In the order of their creation.
  llvm::ArrayRef<ExtraSection> getExtra() const { return Extra; }

  /// What labels of .rodata are if it is created from now on; absolute unless
  /// this was called.
  void setRodataLabels(LabelValue Labels) { RodataLabels = Labels; }

  bool contains(llvm::StringRef Name) const { return ByName.contains(Name); }

  /// The section \p Name, which is created unless it is there. Warns at \p Loc
  /// of \p Attrs that mean nothing.
  Section *open(llvm::StringRef Name, const SectionAttributes &Attrs,
                llvm::SMLoc Loc);

  /// What \p S, null for none, is in the file. \returns false if it is not
  /// there.
  bool findPlace(const ExprSection *S, FileSymbol::SectionKind &Kind,
                 unsigned &ExtraIndex) const;
  /// What \p Info is in the file; std::nullopt if its section is not there.
  std::optional<FileSymbol> makeSymbol(const SymbolInfo &Info) const;

  /// Where the code of \p Kernel begins, in bytes from the start of .text.
  /// \returns std::nullopt on error, reported at \p Declared.
  std::optional<uint64_t> findCode(llvm::StringRef Kernel,
                                   SourcePos Declared) const;
  /// Checks that \p Kernel, whose code begins at \p Offset and which was
  /// declared at \p Declared, has room for an AmdKernelCode. \returns true on
  /// error, reported.
  bool checkHeaderRoom(llvm::StringRef Kernel, uint64_t Offset,
                       SourcePos Declared) const;

  /// Gives \p M the contents, as laid out in \p Asm, or, if that is null, as
  /// they are so far.
  template <class ModuleT>
  void addContents(ModuleT &M, const llvm::MCAssembler *Asm) const {
    M.Code = ModuleContainer::getContent(*Text, Asm);
    if (Rodata)
      M.GlobalData = ModuleContainer::getContent(*Rodata, Asm);
    if (Comment)
      M.Comment = ModuleContainer::getContent(*Comment, Asm);
    M.ExtraSections = makeExtraSections(Asm);
  }

private:
  AsmHost &Host;
  Section *Text;
  Section *Rodata = nullptr;
  Section *Comment = nullptr;
  LabelValue RodataLabels = LabelValue::Absolute;
  std::vector<ExtraSection> Extra;
  llvm::StringMap<Section *> ByName; ///< All of them.
  llvm::DenseMap<const ExprSection *, unsigned> ExtraIndexes;

  Section *create(llvm::StringRef Name, const SectionAttributes &Attrs,
                  llvm::SMLoc Loc);
  Section *createExtra(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc Loc);
  std::vector<ElfSection> makeExtraSections(const llvm::MCAssembler *Asm) const;
};

/// A section of the source's own, without its content.
ElfSection makeExtraSection(llvm::StringRef Name,
                            const SectionAttributes &Attrs);

/// Warns at \p Loc that \p Attrs of the section \p Name, which exists already,
/// mean nothing.
void warnOfIgnored(Reporter &Report, llvm::StringRef Name,
                   const SectionAttributes &Attrs, llvm::SMLoc Loc);

} // namespace clrx

#endif // CLRX_KERNEL_FILESECTIONS_H
