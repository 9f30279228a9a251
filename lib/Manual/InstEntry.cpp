//===- InstEntry.cpp - Entries of the instruction manual --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the facts of the tables about a mnemonic, and prints them as text.
//
//===----------------------------------------------------------------------===//

#include "Manual/InstEntry.h"
#include "Semantics/Operation.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Modifiers.h"
#include "clrx/ISA/Renames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <map>

using namespace llvm;
using namespace clrx;

static constexpr StringLiteral FormatNames[] = {
#define CLRX_INST_FORMAT(Id, ...) #Id,
#include "clrx/ISA/Formats.def"
};

namespace {
struct OperandText {
  StringLiteral Symbol, Title;
};
} // namespace

static constexpr OperandText OperandTexts[] = {
#define CLRX_OPERAND_KIND(Kind, Symbol, Title, Takes) {Symbol, Title},
#include "clrx/ISA/Operands.def"
};

StringRef clrx::getFormatName(InstFormat Format) {
  return FormatNames[unsigned(Format)];
}

std::optional<InstFormat> clrx::findInstFormat(StringRef Name) {
  for (unsigned I = 0; I != NumInstFormats; ++I)
    if (Name.equals_insensitive(FormatNames[I]))
      return InstFormat(I);
  return std::nullopt;
}

std::vector<StringRef> clrx::getMnemonics() {
  std::vector<StringRef> Names;
  for (const InstRow &Row : getInstTable())
    if (!Row.has(LLVMOnly | Unknown) &&
        (Names.empty() || Names.back() != Row.Mnemonic))
      Names.push_back(Row.Mnemonic);
  return Names;
}

template <typename Fn> static void forEachArch(ArchMask Mask, Fn Do) {
  for (unsigned I = 0; Mask >> I; ++I)
    if (Mask >> I & 1)
      Do(Arch(I));
}

//===----------------------------------------------------------------------===//
// Operands, encodings, modifiers
//===----------------------------------------------------------------------===//

static std::string describeOperand(const OperandSpec &Spec) {
  std::string Text = OperandTexts[unsigned(Spec.Kind)].Title.str();
  if (Spec.Count > 1)
    Text += " (" + utostr(Spec.Count) + " registers)";
  return Text;
}

static std::string describeOperands(const InstRow &Row) {
  SmallVector<std::string, MaxOperands> Texts;
  for (unsigned I = 0; I != Row.NumOperands; ++I)
    Texts.push_back(describeOperand(Row.Operands[I]));
  return Texts.empty() ? "none" : join(Texts, ", ");
}

/// Symbols of the same kind are numbered from 0 on.
std::string clrx::getInstSyntax(const InstRow &Row) {
  std::map<OperandKind, unsigned> Counts, Numbers;
  for (unsigned I = 0; I != Row.NumOperands; ++I)
    ++Counts[Row.Operands[I].Kind];
  std::string Text = Row.Mnemonic.str();
  for (unsigned I = 0; I != Row.NumOperands; ++I) {
    const OperandKind Kind = Row.Operands[I].Kind;
    Text += I ? ", " : " ";
    Text += OperandTexts[unsigned(Kind)].Symbol;
    if (Counts[Kind] > 1)
      Text += utostr(Numbers[Kind]++);
  }
  return Text;
}

static bool hasShortForm(const InstRow &Row) {
  return Row.Format == InstFormat::VOP1 || Row.Format == InstFormat::VOP2 ||
         Row.Format == InstFormat::VOPC;
}

/// Lists the encodings that at least one architecture of the row has. If there
/// are several, each is followed by the suffix that selects it.
static std::string describeEncodings(const InstRow &Row) {
  if (!hasShortForm(Row))
    return getFormatName(Row.Format).str();
  bool HasSDWAAndDPP = false;
  forEachArch(Row.Arches,
              [&](Arch A) { HasSDWAAndDPP |= getArchInfo(A).HasSDWAAndDPP; });
  std::string Text = (getFormatName(Row.Format) + " (_e32)").str();
  if (Row.VOP3Opcode != NoVOP3)
    Text += ", VOP3 (_e64)";
  if (HasSDWAAndDPP && !Row.has(NoSDWA))
    Text += ", SDWA (_sdwa)";
  if (HasSDWAAndDPP && !Row.has(NoDPP))
    Text += ", DPP (_dpp)";
  return Text;
}

static std::string describeOpcodes(const InstRow &Row) {
  std::string Text = utostr(Row.Opcode);
  if (hasShortForm(Row) && Row.VOP3Opcode != NoVOP3)
    Text += ", VOP3 " + utostr(Row.VOP3Opcode);
  return Text;
}

/// Lists the modifiers. A modifier that only some architectures of the row have
/// is followed by their names.
static std::string describeModifiers(const InstRow &Row) {
  std::map<StringRef, ArchMask> Found;
  forEachArch(Row.Arches, [&](Arch A) {
    forEachModifier(Row, getModifierGroup(Row, A), A,
                    [&](const Modifier &M) { Found[M.Name] |= maskOf(A); });
  });
  SmallVector<std::string, 16> Texts;
  for (const auto &[Name, Arches] : Found)
    Texts.push_back(Arches == Row.Arches
                        ? Name.str()
                        : (Name + " (" + listArches(Arches) + ")").str());
  return Texts.empty() ? "none" : join(Texts, ", ");
}

static InstVariant makeVariant(const InstRow &Row) {
  InstVariant V;
  V.Row = &Row;
  V.Syntax = getInstSyntax(Row);
  V.Operands = describeOperands(Row);
  V.Encodings = describeEncodings(Row);
  V.Modifiers = describeModifiers(Row);
  V.Opcodes = describeOpcodes(Row);
  return V;
}

//===----------------------------------------------------------------------===//
// Implicit registers, counters, operations
//===----------------------------------------------------------------------===//

static StringRef getImplicitName(unsigned Code) {
  switch (Code) {
  case CodeVCC:
    return "VCC";
  case CodeM0:
    return "M0";
  case CodeExec:
    return "EXEC";
  case CodeSCC:
    return "SCC";
  default:
    return "FLAT_SCRATCH";
  }
}

/// Adds \p Name to \p List, names separated by commas, unless it is there.
static void addName(std::string &List, StringRef Name) {
  if (StringRef(List).contains(Name))
    return;
  List += List.empty() ? "" : ", ";
  List += Name;
}

static void addCounters(std::string &List, unsigned Counters) {
  static constexpr std::pair<MemoryCounter, StringLiteral> Names[] = {
      {VMCnt, "vmcnt"},
      {LGKMCnt, "lgkmcnt"},
      {ExpCnt, "expcnt"},
      {VSCnt, "vscnt"}};
  for (const auto &[Counter, Name] : Names)
    if (Counters & Counter)
      addName(List, Name);
}

/// Adds the implicit registers and the counters of \p Row on \p A.
static void addState(InstEntry &Entry, const InstRow &Row, Arch A) {
  Inst I;
  I.start(Row);
  forEachAccess(I, A, /*Wave32=*/false, [&](const RegisterAccess &Access) {
    addName(Access.IsWrite ? Entry.Writes : Entry.Reads,
            getImplicitName(Access.First));
  });
  addCounters(Entry.Counters, getRaisedCounters(I, A));
  I[Field::GLC] = 1; // An atomic that returns the old value.
  addCounters(Entry.Counters, getRaisedCounters(I, A));
}

static void addOperation(InstEntry &Entry, const InstRow &Row, Arch A) {
  const Operation *Op = findOperation(Row, A);
  if (!Op)
    return;
  auto Same = find_if(Entry.Operations,
                      [&](const EntryOperation &E) { return E.Op == Op; });
  if (Same != Entry.Operations.end())
    Same->Arches |= maskOf(A);
  else
    Entry.Operations.push_back({maskOf(A), Op});
}

/// Adds what the flags of the operations mean.
static void addFlagNotes(InstEntry &Entry) {
  static constexpr std::pair<OperationFlag, StringLiteral> Texts[] = {
      {Accumulates, "The former value of the destination is the last source."},
      {FlushesDenormals, "Denormals are flushed to zero, whatever MODE says."},
      {KeepsDenormals, "Denormals are kept, whatever MODE says."},
      {IsApproximate, "No document gives the exact bits of the result. The "
                      "simulator gives the correctly rounded one."}};
  for (const auto &[Flag, Text] : Texts)
    if (any_of(Entry.Operations,
               [F = Flag](const EntryOperation &E) { return E.Op->has(F); }))
      Entry.Notes.push_back(Text.str());
}

/// Adds the names that other architectures use.
static void addRenameNotes(InstEntry &Entry) {
  forEachArch(AllGCN & ~Entry.getArches(), [&](Arch A) {
    const std::string Text = explainRename(Entry.Mnemonic, A);
    if (!Text.empty())
      Entry.Notes.push_back(Text);
  });
}

ArchMask InstEntry::getArches() const {
  ArchMask Arches = 0;
  for (const InstVariant &V : Variants)
    Arches |= V.Row->Arches;
  return Arches;
}

InstEntry clrx::makeInstEntry(StringRef Mnemonic) {
  InstEntry Entry;
  Entry.Mnemonic = Mnemonic.lower();
  SmallVector<const InstRow *, 4> Rows;
  for (const InstRow &Row : getInstTable()) {
    if (Row.Mnemonic != Entry.Mnemonic || Row.has(LLVMOnly))
      continue;
    Entry.Variants.push_back(makeVariant(Row));
    forEachArch(Row.Arches, [&](Arch A) {
      addState(Entry, Row, A);
      addOperation(Entry, Row, A);
    });
    Rows.push_back(&Row);
  }
  Entry.Hazards = findHazards(Rows);
  if (!Entry.Variants.empty()) {
    const InstRow &Row = *Entry.Variants.front().Row;
    Entry.ExampleArch = Arch(Log2_32(Row.Arches));
    Entry.Example = makeExample(Row, Entry.ExampleArch);
  }
  addFlagNotes(Entry);
  addRenameNotes(Entry);
  return Entry;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

std::vector<std::string> clrx::splitStatements(StringRef Text) {
  std::vector<std::string> Lines;
  unsigned Depth = 0;
  size_t Begin = 0;
  for (size_t I = 0; I != Text.size(); ++I) {
    Depth += Text[I] == '(' || Text[I] == '{';
    Depth -= Text[I] == ')' || Text[I] == '}';
    if (Text[I] != ';' || Depth)
      continue;
    Lines.push_back(Text.slice(Begin, I).trim().str());
    Begin = I + 1;
  }
  Lines.push_back(Text.drop_front(Begin).trim().str());
  return Lines;
}

/// Prints a line `  TITLE:  TEXT` unless \p Text is empty.
static void printField(raw_ostream &OS, StringRef Title, StringRef Text) {
  if (!Text.empty())
    OS << "  " << left_justify((Title + ":").str(), 12) << Text << '\n';
}

static std::string describeHazard(const EntryHazard &H) {
  const StringRef Plural = H.States == 1 ? "" : "s";
  return (Twine(H.States) + " wait state" + Plural +
          (H.IsBefore ? " before" : " after") + " it on " +
          listArches(H.Arches) + " (" + H.Id + "): " + H.Text)
      .str();
}

static void printVariant(raw_ostream &OS, const InstVariant &V) {
  OS << "\n" << listArches(V.Row->Arches) << '\n';
  printField(OS, "syntax", V.Syntax);
  printField(OS, "operands", V.Operands);
  printField(OS, "opcode", V.Opcodes);
  printField(OS, "encodings", V.Encodings);
  printField(OS, "modifiers", V.Modifiers);
}

static void printOperation(raw_ostream &OS, const InstEntry &Entry,
                           const EntryOperation &E) {
  OS << "\noperation";
  if (E.Arches != Entry.getArches())
    OS << " on " << listArches(E.Arches);
  OS << '\n';
  for (const std::string &Line : splitStatements(E.Op->Text))
    OS << "  " << Line << '\n';
}

void clrx::printInstEntry(raw_ostream &OS, const InstEntry &Entry) {
  if (!Entry.Variants.empty())
    OS << Entry.Mnemonic << '\n';
  for (const InstVariant &V : Entry.Variants)
    printVariant(OS, V);
  for (const EntryOperation &E : Entry.Operations)
    printOperation(OS, Entry, E);
  if (!Entry.Variants.empty()) {
    OS << '\n';
    printField(OS, "reads", Entry.Reads);
    printField(OS, "writes", Entry.Writes);
    printField(OS, "counters", Entry.Counters);
    for (const EntryHazard &H : Entry.Hazards)
      printField(OS, "hazard", describeHazard(H));
    printField(OS, "example", Entry.Example);
  }
  if (!Entry.Variants.empty() && !Entry.Notes.empty())
    OS << '\n';
  for (const std::string &Note : Entry.Notes)
    OS << Note << '\n';
}
