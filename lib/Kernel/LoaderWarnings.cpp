//===- LoaderWarnings.cpp - Files that AMD's loader refuses ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Since ROCm 5.5, the loader finds most sections by their types. If there are
// several of a type, it uses the last one.
//
//===----------------------------------------------------------------------===//

#include "Kernel/LoaderWarnings.h"
#include "Elf/ElfTables.h"
#include "Language/Section.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

/// A section of the file that the loader replaces by a section of the source
/// with the same name.
struct ReplacedPart {
  StringLiteral Section, Content;
  StringLiteral Loaders; ///< Part of the message; empty for all loaders.
};

// The writers link the file to the last table of names. Before ROCm 5.5, the
// loader finds the other sections by their names, but expects their types.
static constexpr StringLiteral BeforeTypes = " before ROCm 5.5";
static constexpr ReplacedPart ReplacedParts[] = {
    {".note", "notes", BeforeTypes},
    {".shstrtab", "names of sections", ""},
    {".strtab", "names of symbols", ""},
    {".symtab", "symbols", BeforeTypes},
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
                 "AMD's loader refuses this binary since ROCm 5.5: section '" +
                     Last->InFile.Name + "' hides the notes that it reads");
  Report.note(Last->Opened, "leave '@note' out");
}

void clrx::warnOfReplacedParts(Reporter &Report,
                               ArrayRef<FileSections::ExtraSection> Extra,
                               bool ReadsNotes) {
  for (const FileSections::ExtraSection &S : Extra)
    for (const ReplacedPart &Row : ReplacedParts) {
      const bool IsSpared =
          !Row.Loaders.empty() && S.InFile.Type == ELF::SHT_NOTE;
      if (S.InFile.Name != Row.Section || IsSpared)
        continue;
      Report.warning(S.Opened, rules::Loader,
                     "AMD's loader crashes with this binary" + Row.Loaders +
                         ": section '" + Row.Section + "' replaces the " +
                         Row.Content);
      Report.note(S.Opened, "give the section another name");
    }
  if (ReadsNotes)
    warnOfNotes(Report, Extra);
}

void clrx::warnOfMachineVersion(Reporter &Report, MachineVersion V,
                                SourcePos Pos, const Twine &Advice) {
  if (isKnownToLoader(V))
    return;
  Report.warning(
      Pos, rules::Loader,
      "AMD's loader refuses this binary since ROCm 4.1: it knows no machine "
      "version " +
          Twine(V.Major) + "." + Twine(V.Minor) + "." + Twine(V.Stepping) +
          " in this format");
  Report.note(Pos, Advice);
}
