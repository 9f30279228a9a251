//===- ObjectSections.h - Sections of code objects --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Any sections that a source names, as an assembler hands them to a linker, and
// the relocations in them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECTASM_OBJECTSECTIONS_H
#define CLRX_CODEOBJECTASM_OBJECTSECTIONS_H

#include "clrx/Kernel/ModuleContainer.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace clrx::rocm {

class ObjectSections {
public:
  struct Place {
    RelocationRequest Request;
    uint64_t Offset; ///< In the section.
  };
  struct Entry {
    Section *Sec;
    std::string Name;
    SectionAttributes Attrs;   ///< Of its creation.
    std::vector<Place> Places; ///< That want a relocation.
  };

  /// \p Text is the first section.
  ObjectSections(AsmHost &Host, Section *Text);

  /// The section that is meant, which is created unless it is there.
  Section *open(llvm::StringRef Name, const SectionAttributes &Attrs);

  /// In the order of their creation.
  const std::deque<Entry> &get() const { return Entries; }
  /// The number of \p S in that order; nothing if it is another section.
  std::optional<unsigned> find(const ExprSection *S) const;
  /// The first one that is called \p Name; null: there is none.
  const Section *find(llvm::StringRef Name) const;

  void addRelocation(const RelocationRequest &Request, uint64_t Offset) {
    Entries[*find(Request.Place)].Places.push_back({Request, Offset});
  }

private:
  AsmHost &Host;
  std::deque<Entry> Entries;
  llvm::DenseMap<const ExprSection *, unsigned> Numbers;
};

} // namespace clrx::rocm

#endif // CLRX_CODEOBJECTASM_OBJECTSECTIONS_H
