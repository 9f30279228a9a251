//===- ObjectSections.h - Sections of code objects --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sections that a source names, and their relocations, in the form that an
// assembler passes to a linker.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTASM_OBJECTSECTIONS_H
#define CLRX_LIB_CODEOBJECTASM_OBJECTSECTIONS_H

#include "Kernel/ModuleContainer.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace clrx::rocm {

class ObjectSections {
public:
  struct Relocation {
    RelocationRequest Request;
    uint64_t Offset; ///< Offset in the section, in bytes.
  };
  struct Entry {
    Section *Sec;
    std::string Name;
    SectionAttributes Attrs; ///< Attributes at the creation.
    std::vector<Relocation> Relocations;
  };

  /// \p Text is the first section.
  ObjectSections(AsmHost &Host, Section *Text);

  /// Returns the section with these attributes, after creating it if needed.
  Section *open(llvm::StringRef Name, const SectionAttributes &Attrs);

  /// Returns the sections in the order of their creation.
  const std::deque<Entry> &get() const { return Entries; }
  /// Returns the index of \p S in that order, if the object has the section.
  std::optional<unsigned> find(const ExprSection *S) const;
  /// Returns the first section with the name \p Name, or null.
  const Section *find(llvm::StringRef Name) const;

  void addRelocation(const RelocationRequest &Request, uint64_t Offset) {
    Entries[*find(Request.InSection)].Relocations.push_back({Request, Offset});
  }

private:
  AsmHost &Host;
  std::deque<Entry> Entries;
  llvm::DenseMap<const ExprSection *, unsigned> Numbers;
};

} // namespace clrx::rocm

#endif // CLRX_LIB_CODEOBJECTASM_OBJECTSECTIONS_H
