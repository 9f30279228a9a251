//===- LoaderWarnings.cpp - Files that AMD's loader refuses ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loader finds most sections by their types. If there are several of a
// type, it uses the last one.
//
//===----------------------------------------------------------------------===//

#include "Kernel/LoaderWarnings.h"
#include "Elf/ElfTables.h"
#include "Language/Section.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

/// A section whose name makes it a table of names, because the writers link the
/// file to the last section with that name.
struct NameTableRow {
  StringLiteral Section, Names;
};

static constexpr NameTableRow NameTables[] = {
    {".strtab", "symbols"},
    {".shstrtab", "sections"},
};

/// Returns true if \p Notes have the version of the code object and of the
/// machine.
static bool haveVersions(StringRef Notes) {
  bool HasObject = false, HasMachine = false;
  Error E = forEachNote(
      Notes, "notes", [&](StringRef Name, uint32_t Type, StringRef) {
        HasObject |=
            Name == "AMD" && Type == ELF::NT_AMD_HSA_CODE_OBJECT_VERSION;
        HasMachine |= Name == "AMD" && Type == ELF::NT_AMD_HSA_ISA_VERSION;
      });
  consumeError(std::move(E)); // The loader reads the notes before the error.
  return HasObject && HasMachine;
}

static void warnOfNotes(Reporter &Report,
                        ArrayRef<FileSections::ExtraSection> Extra) {
  const auto LastFirst = reverse(Extra);
  const auto Last = find_if(
      LastFirst, [](const auto &S) { return S.InFile.Type == ELF::SHT_NOTE; });
  if (Last == LastFirst.end() || haveVersions(Last->Sec->getBytes()))
    return;
  Report.warning(Last->Opened, rules::Loader,
                 "AMD's loader refuses this binary: section '" +
                     Last->InFile.Name + "' hides the notes that it reads");
  Report.note(Last->Opened, "leave '@note' out");
}

void clrx::warnOfReplacedParts(Reporter &Report,
                               ArrayRef<FileSections::ExtraSection> Extra,
                               bool ReadsNotes) {
  for (const FileSections::ExtraSection &S : Extra)
    for (const NameTableRow &Row : NameTables)
      if (S.InFile.Name == Row.Section) {
        Report.warning(S.Opened, rules::Loader,
                       "AMD's loader crashes with this binary: "
                       "section '" +
                           Row.Section + "' replaces the names of " +
                           Row.Names);
        Report.note(S.Opened, "give the section another name");
      }
  if (ReadsNotes)
    warnOfNotes(Report, Extra);
}

void clrx::warnOfMachineVersion(Reporter &Report, MachineVersion V,
                                SourcePos Pos, const Twine &Advice) {
  if (isKnownToLoader(V))
    return;
  Report.warning(Pos, rules::Loader,
                 "AMD's loader refuses this binary: it knows no machine "
                 "version " +
                     Twine(V.Major) + "." + Twine(V.Minor) + "." +
                     Twine(V.Stepping) + " in this format");
  Report.note(Pos, Advice);
}
