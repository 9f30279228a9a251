//===- FileSections.h - Sections of files with common code ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sections of containers that have one section of code for all kernels:
// .text, .rodata, .comment and user-defined sections. Also locates symbols and
// kernels in them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNEL_FILESECTIONS_H
#define CLRX_LIB_KERNEL_FILESECTIONS_H

#include "Kernel/ModuleContainer.h"
#include "clrx/KernelModel/FileSymbol.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace clrx {

class FileSections {
public:
  /// A user-defined section.
  struct ExtraSection {
    Section *Sec;
    ElfSection InFile; ///< Section in the file, without its content.
    SourcePos Opened;  ///< Position at which it was first opened.
  };

  /// Creates .text, whose labels are of the kind \p CodeLabels.
  FileSections(AsmHost &Host, LabelValue CodeLabels);

  Section *getText() const { return Text; }
  /// Returns .rodata; null if the source has not opened it yet.
  Section *getRodata() const { return Rodata; }
  /// Returns the user-defined sections in the order of their creation.
  llvm::ArrayRef<ExtraSection> getExtra() const { return Extra; }

  /// Sets the kind of labels that .rodata gets when it is created. The default
  /// is absolute.
  void setRodataLabels(LabelValue Labels) { RodataLabels = Labels; }

  bool contains(llvm::StringRef Name) const { return ByName.contains(Name); }

  /// Returns the section \p Name and creates it if necessary. Warns at \p Loc
  /// about attributes in \p Attrs that have no effect.
  Section *open(llvm::StringRef Name, const SectionAttributes &Attrs,
                llvm::SMLoc Loc);

  /// Finds \p S, which may be null, in the file. \returns false if the file
  /// does not contain it.
  bool findSection(const ExprSection *S, FileSymbol::SectionKind &Kind,
                   unsigned &ExtraIndex) const;
  /// Finds the symbol \p Info in the file; std::nullopt if the file does not
  /// contain its section.
  std::optional<FileSymbol> makeSymbol(const SymbolInfo &Info) const;

  /// Returns the offset of the code of \p Kernel in .text in bytes, or
  /// std::nullopt after reporting an error at \p Declared.
  std::optional<uint64_t> findCode(llvm::StringRef Kernel,
                                   SourcePos Declared) const;
  /// Checks that \p Kernel, whose code begins at \p Offset and which was
  /// declared at \p Declared, has room for an AmdKernelCode. \returns true
  /// after reporting an error.
  bool checkHeaderRoom(llvm::StringRef Kernel, uint64_t Offset,
                       SourcePos Declared) const;

  /// Sets the contents in \p M, as laid out in \p Asm or, if \p Asm is null, as
  /// they are now.
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
  llvm::StringMap<Section *> ByName; ///< All sections.
  llvm::DenseMap<const ExprSection *, unsigned> ExtraIndexes;

  Section *create(llvm::StringRef Name, const SectionAttributes &Attrs,
                  llvm::SMLoc Loc);
  Section *createExtra(llvm::StringRef Name, const SectionAttributes &Attrs,
                       llvm::SMLoc Loc);
  std::vector<ElfSection> makeExtraSections(const llvm::MCAssembler *Asm) const;
};

/// Returns a user-defined section without its content.
ElfSection makeExtraSection(llvm::StringRef Name,
                            const SectionAttributes &Attrs);

/// Warns at \p Loc that \p Attrs have no effect, because the section \p Name
/// already exists.
void warnOfIgnored(Reporter &Report, llvm::StringRef Name,
                   const SectionAttributes &Attrs, llvm::SMLoc Loc);

} // namespace clrx

#endif // CLRX_LIB_KERNEL_FILESECTIONS_H
