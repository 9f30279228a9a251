//===- ObjectSections.cpp - Sections of code objects ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds or creates the section that a source names.
//
//===----------------------------------------------------------------------===//

#include "CodeObjectAsm/ObjectSections.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

ObjectSections::ObjectSections(AsmHost &Host, Section *Text) : Host(Host) {
  SectionAttributes Attrs;
  Attrs.Flags = ELF::SHF_ALLOC | ELF::SHF_EXECINSTR;
  Numbers[Text] = 0;
  Entries.push_back({Text, ".text", Attrs, {}});
}

/// Returns true if linkers regard sections of the same name with these
/// attributes as one.
static bool isSame(const SectionAttributes &A, const SectionAttributes &B) {
  return A.Group == B.Group && A.UniqueId == B.UniqueId &&
         A.LinkedTo == B.LinkedTo;
}

Section *ObjectSections::open(StringRef Name, const SectionAttributes &Attrs) {
  const auto Found = find_if(Entries, [&](const Entry &E) {
    return E.Name == Name && isSame(E.Attrs, Attrs);
  });
  if (Found != Entries.end())
    return Found->Sec;
  SectionTraits Traits;
  Traits.Labels = LabelValue::Linked;
  Traits.IsCode = Attrs.Flags & ELF::SHF_EXECINSTR;
  Traits.IsNoBits = Attrs.Type == ELF::SHT_NOBITS;
  Section *S = Host.createSection(Name, Traits);
  S->getContent().ensureMinAlignment(
      Align(std::max<uint64_t>(Attrs.Alignment, 1)));
  Numbers[S] = Entries.size();
  Entries.push_back({S, Name.str(), Attrs, {}});
  return S;
}

std::optional<unsigned> ObjectSections::find(const ExprSection *S) const {
  const auto It = Numbers.find(S);
  if (It == Numbers.end())
    return std::nullopt;
  return It->second;
}

const Section *ObjectSections::find(StringRef Name) const {
  const auto Found =
      find_if(Entries, [Name](const Entry &E) { return E.Name == Name; });
  return Found == Entries.end() ? nullptr : Found->Sec;
}
