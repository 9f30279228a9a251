//===- ManualPage.cpp - Pages of the instruction manual ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the pages of docs/instructions: one for each format, and an index.
//
//===----------------------------------------------------------------------===//

#include "Manual/InstEntry.h"
#include "Semantics/Operation.h"
#include "Support/Markdown.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

/// Prints a list item `- TITLE: TEXT` unless \p Text is empty.
static void printItem(raw_ostream &OS, StringRef Title, StringRef Text) {
  if (!Text.empty())
    printParagraph(OS, ("- " + Title + ": " + Text).str(), /*Indent=*/2);
}

/// Prints the hazards before the instruction, or those after it.
static void printHazards(raw_ostream &OS, const InstEntry &Entry,
                         bool IsBefore) {
  SmallVector<std::string, 8> Texts;
  for (const EntryHazard &H : Entry.Hazards)
    if (H.IsBefore == IsBefore)
      Texts.push_back((Twine(H.States) + " for [" + H.Id + "](../checks.md#" +
                       H.Id + ") on " + listArches(H.Arches))
                          .str());
  printItem(OS, IsBefore ? "Wait states before it" : "Wait states after it",
            join(Texts, "; "));
}

/// Returns the types of the operands of \p Op, such as `D: u32; S0: u32`.
static std::string describeTypes(const Operation &Op) {
  SmallVector<std::string, 4> Parts;
  auto Add = [&](StringRef Name, ValueType T) {
    if (T != ValueType::none)
      Parts.push_back((Name + ": " + getTypeInfo(T).Name).str());
  };
  Add("D", Op.Result);
  if (Op.Kind == OperationKind::Memory) {
    Add("MEM", Op.Memory);
    Add("DATA", Op.Sources[0]);
  } else {
    Add("S0", Op.Sources[0]);
    Add("S1", Op.Sources[1]);
    Add("S2", Op.Sources[2]);
  }
  return join(Parts, ", ");
}

static void printOperation(raw_ostream &OS, const InstEntry &Entry,
                           const EntryOperation &E) {
  const bool IsForAll = E.Arches == Entry.getArches();
  const std::string Where = IsForAll ? "" : " on " + listArches(E.Arches);
  if (E.Op->Kind == OperationKind::Unsupported) {
    OS << '\n';
    printParagraph(
        OS, ("The simulator does not execute it" + Where + ": " + E.Op->Text)
                .str());
    return;
  }
  OS << "\nOperation" << Where;
  const std::string Types = describeTypes(*E.Op);
  OS << (Types.empty() ? "" : " (" + Types + ")") << ":\n\n";
  for (const std::string &Line : splitStatements(E.Op->Text))
    OS << "    " << Line << '\n';
}

static void printEntry(raw_ostream &OS, const InstEntry &Entry) {
  OS << "\n## " << Entry.Mnemonic << "\n\n";
  OS << "| architectures | syntax | opcode | encodings |\n|---|---|---|---|\n";
  for (const InstVariant &V : Entry.Variants)
    OS << "| " << listArches(V.Row->Arches) << " | `" << V.Syntax << "` | "
       << V.Opcodes << " | " << V.Encodings << " |\n";
  for (const EntryOperation &E : Entry.Operations)
    printOperation(OS, Entry, E);
  OS << '\n';
  const InstVariant &First = Entry.Variants.front();
  printItem(OS, "Operands", First.Operands);
  printItem(OS, "Reads", Entry.Reads);
  printItem(OS, "Writes", Entry.Writes);
  printItem(OS, "Increments", Entry.Counters);
  printHazards(OS, Entry, /*IsBefore=*/true);
  printHazards(OS, Entry, /*IsBefore=*/false);
  for (const std::string &Note : Entry.Notes)
    printItem(OS, "Note", Note);
  printItem(OS,
            ("Example (" + getArchInfo(Entry.ExampleArch).Names[0] + ")").str(),
            "`" + Entry.Example + "`");
}

/// Returns the mnemonics whose entries are on the page of \p Format: those of
/// which an architecture has a row with this format.
static std::vector<StringRef> getMnemonicsOf(InstFormat Format) {
  std::vector<StringRef> Names;
  for (const InstRow &Row : getInstTable())
    if (Row.Format == Format && !Row.has(LLVMOnly | Unknown) &&
        (Names.empty() || Names.back() != Row.Mnemonic))
      Names.push_back(Row.Mnemonic);
  return Names;
}

void clrx::printManualPage(raw_ostream &OS, InstFormat Format) {
  const StringRef Name = getFormatName(Format);
  OS << "# Instructions of the format " << Name << "\n\n";
  printParagraph(OS, ("Each entry shows what an instruction computes, and all "
                      "that the tables of clrx-mc know about it. "
                      "[README.md](README.md) explains the entries. `clrx-mc "
                      "--help-instruction=" +
                      Name + "` prints this page.")
                         .str());
  for (StringRef Mnemonic : getMnemonicsOf(Format))
    printEntry(OS, makeInstEntry(Mnemonic));
}

void clrx::printManualIndex(raw_ostream &OS) {
  OS << "# Index of instructions\n\n";
  printParagraph(OS, "All mnemonics with their architectures and the pages of "
                     "their formats. `clrx-mc --help-instruction=index` prints "
                     "this page.");
  OS << "\n| mnemonic | architectures | pages |\n|---|---|---|\n";
  for (StringRef Mnemonic : getMnemonics()) {
    SmallVector<std::string, 2> Links;
    for (unsigned I = 0; I != NumInstFormats; ++I) {
      const StringRef Format = getFormatName(InstFormat(I));
      if (any_of(getInstTable(), [&](const InstRow &Row) {
            return Row.Mnemonic == Mnemonic && Row.Format == InstFormat(I) &&
                   !Row.has(LLVMOnly);
          }))
        Links.push_back(
            ("[" + Format + "](" + Format.lower() + ".md#" + Mnemonic + ")")
                .str());
    }
    OS << "| `" << Mnemonic << "` | " << listArches(archesOfInst(Mnemonic))
       << " | " << join(Links, ", ") << " |\n";
  }
}
