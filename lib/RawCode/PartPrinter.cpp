//===- PartPrinter.cpp - Binaries as raw code -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Raw code has no file format, so its source can state every byte of a file.
//
//===----------------------------------------------------------------------===//

#include "Print/CodePrinter.h"
#include "Print/DataPrinter.h"
#include "RawCode/Description.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

namespace {

/// The content of a section, or the bytes between two sections.
struct RawPart {
  uint64_t Begin = 0, End = 0; ///< Offsets in the binary.
  const ElfFile::Section *Section = nullptr;
  StringRef File = {}; ///< Name of the section's ELF file.

  bool isCode() const {
    return Section && Section->Type == ELF::SHT_PROGBITS &&
           (Section->Flags & ELF::SHF_EXECINSTR);
  }
};

} // namespace

/// Returns the sections of \p Elfs that have content but contain no ELF file,
/// in the order of the binary. Leaves out sections that overlap an earlier one.
static std::vector<RawPart> findSections(ArrayRef<NestedElf> Elfs) {
  std::vector<RawPart> Parts;
  for (const NestedElf &E : Elfs)
    for (const ElfFile::Section &S : E.File.Sections) {
      const uint64_t Begin = E.Offset + S.Offset;
      const RawPart P = {Begin, Begin + S.Content.size(), &S, E.File.What};
      if (P.Begin != P.End && none_of(Elfs, [&](const NestedElf &Other) {
            return Other.Offset >= P.Begin && Other.Offset < P.End;
          }))
        Parts.push_back(P);
    }
  llvm::stable_sort(Parts, [](const RawPart &L, const RawPart &R) {
    return L.Begin < R.Begin;
  });
  uint64_t End = 0;
  llvm::erase_if(Parts, [&](const RawPart &P) {
    if (P.Begin < End)
      return true;
    End = P.End;
    return false;
  });
  return Parts;
}

/// Divides \p Binary into parts.
static std::vector<RawPart> findParts(StringRef Binary,
                                      ArrayRef<NestedElf> Elfs) {
  std::vector<RawPart> All;
  uint64_t End = 0;
  for (const RawPart &P : findSections(Elfs)) {
    if (End != P.Begin)
      All.push_back({End, P.Begin});
    All.push_back(P);
    End = P.End;
  }
  if (End != Binary.size())
    All.push_back({End, Binary.size()});
  return All;
}

static void printPartName(raw_ostream &OS, const RawPart &P) {
  OS << "# offset " << P.Begin << ": ";
  if (P.Section) {
    OS << "section ";
    printQuoted(OS, P.Section->Name);
    OS << " of the " << P.File << '\n';
  } else {
    OS << "headers and padding\n";
  }
}

void rawcode::printParts(StringRef Binary, ArrayRef<NestedElf> Elfs,
                         const SourcePrintOptions &Options, raw_ostream &OS,
                         PrintedCode *Printed) {
  printTarget(OS, "rawcode", Options.Device, Options.Wave32);
  OS << ".text\n";
  InstTemplatePool Templates(getGPUInfo(Options.Device).Architecture,
                             Options.Wave32);
  unsigned SectionNumber = 0;
  for (const RawPart &P : findParts(Binary, Elfs)) {
    printPartName(OS, P);
    const StringRef Content = Binary.slice(P.Begin, P.End);
    if (P.isCode())
      CodePrinter(Content, CodePrintOptions(Options, Templates),
                  SectionNumber++, {}, {}, Printed)
          .printAll(OS);
    else
      printData(OS, Content);
  }
}
