//===- Listing.cpp - The output as LLVM assembly --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records the pieces of output while the source is assembled, and prints them
// afterwards.
//
//===----------------------------------------------------------------------===//

#include "Listing.h"
#include "Inst/InstAssembler.h"
#include "LLVMBridge/InstText.h"
#include "Support/Cursor.h"
#include "clrx/ISA/InlineConstants.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

/// Distance of a branch in words. On GCN 1.5, LLVM inserts an instruction after
/// a branch over this distance if the target is a label.
static constexpr int16_t FaultyDistance = 0x3f;
static constexpr size_t BytesPerLine = 16;

//===----------------------------------------------------------------------===//
// Recording
//===----------------------------------------------------------------------===//

void Listing::add(const ExprSection *S, Entry E) {
  E.Text.Text = E.Text.Text.copy(Texts);
  Sections[S].push_back(E);
}

/// Records labels in sections, except local labels.
void Listing::onDefinition(const SymbolEvent &S, const OutputEvent &E) {
  if (!S.IsLabel || !E.Section || isDigit(S.Path[0]))
    return;
  StringRef Name = S.Path.substr(S.Path.rfind(':') + 1);
  add(E.Section, {Entry::Label, TextMatch::Exact, E.Offset, 0, {Name}});
}

void Listing::onInstruction(const InstEvent &E) {
  add(E.Section, {Entry::Instruction, E.Match, E.Offset, E.Size, E.Text,
                  E.Inserted != nullptr, E.Wave32, &E.Processor});
}

void Listing::onData(const OutputEvent &E) {
  std::vector<Entry> &Entries = Sections[E.Section];
  // Consecutive data is one entry, however many statements it comes from.
  if (!Entries.empty() && Entries.back().Kind == Entry::Data &&
      Entries.back().Offset + Entries.back().Size == E.Offset)
    Entries.back().Size += E.Size;
  else
    add(E.Section, {Entry::Data, TextMatch::Exact, E.Offset, E.Size, {}});
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Prints \p Name so that LLVM's lexer reads it as one identifier.
static void printName(raw_ostream &OS, StringRef Name) {
  if (!Name.empty() && all_of(Name, isNameChar)) {
    OS << Name;
    return;
  }
  OS << '"';
  printEscapedString(Name, OS);
  OS << '"';
}

/// Returns true if LLVM assumes that a section of this name has no content.
static bool isNoBitsToLLVM(StringRef Name) {
  for (StringRef Known : {".bss", ".tbss"})
    if (Name.consume_front(Known))
      return Name.empty() || Name.starts_with(".");
  return false;
}

/// Prints the directive that enters \p S. It states the flags of code and of
/// no-bits sections. LLVM derives other flags from the name, so all sections of
/// one name get the same flags. If \p S has data, but LLVM takes its name for a
/// no-bits section, the directive creates a separate section of that name.
static void printSectionHeader(raw_ostream &OS, const Section &S) {
  if (S.getName() == ".text") {
    OS << "\t.text\n";
    return;
  }
  OS << "\t.section\t";
  printName(OS, S.getName());
  if (S.traits().IsCode)
    OS << ",\"ax\",@progbits";
  else if (S.traits().IsNoBits)
    OS << ",\"aw\",@nobits";
  else if (isNoBitsToLLVM(S.getName()))
    OS << ",\"aw\",@progbits,unique,0";
  OS << '\n';
}

static void printWords(raw_ostream &OS, StringRef Bytes) {
  for (size_t I = 0; I < Bytes.size(); I += 4)
    OS << (I ? ", " : "\t.long\t")
       << format_hex(support::endian::read32le(Bytes.data() + I), 10);
}

static void printBytes(raw_ostream &OS, StringRef Bytes) {
  for (size_t I = 0; I < Bytes.size(); ++I)
    OS << (I ? ", " : "\t.byte\t") << format_hex(uint8_t(Bytes[I]), 4);
}

/// Prints data with sixteen bytes per line. A long repetition of a byte is one
/// line.
static void printData(raw_ostream &OS, StringRef Bytes) {
  while (!Bytes.empty()) {
    char First = Bytes.front();
    size_t Repeated =
        Bytes.take_while([=](char C) { return C == First; }).size();
    if (Repeated > BytesPerLine) {
      OS << "\t.fill\t" << Repeated << ", 1, " << format_hex(uint8_t(First), 4);
      Bytes = Bytes.drop_front(Repeated);
    } else if (size_t Words =
                   std::min(Bytes.size(), BytesPerLine) & ~size_t(3)) {
      printWords(OS, Bytes.take_front(Words));
      Bytes = Bytes.drop_front(Words);
    } else {
      printBytes(OS, Bytes);
      Bytes = StringRef();
    }
    OS << '\n';
  }
}

void Listing::printLabel(raw_ostream &OS, StringRef Name) {
  // Scopes and kernels may repeat a name. The second label is a comment, since
  // no text refers to it.
  bool IsNew = PrintedLabels.insert(Name).second;
  if (!IsNew)
    OS << "; ";
  printName(OS, Name);
  OS << ":\n";
}

/// Returns true if an inline constant has these bits on some architecture.
static bool mayBeInline(uint32_t Bits) {
  return findInlineInteger(int32_t(Bits)) ||
         findInlineFloat(FloatType::Single, Bits, Arch::GCN1_5);
}

/// Returns the text of the field \p F with its final value. The value of a
/// literal is the last dword. A distance is the lower half of the first dword.
static std::string printField(TextField F, StringRef Bytes) {
  if (F == TextField::Target)
    return "0x" + utohexstr(support::endian::read16le(Bytes.data()),
                            /*LowerCase=*/true);
  const uint32_t Value = support::endian::read32le(Bytes.take_back(4).data());
  std::string Number = "0x" + utohexstr(Value, /*LowerCase=*/true);
  if (F == TextField::HalfLiteral || mayBeInline(Value))
    return "lit(" + Number + ")";
  return Number;
}

/// Returns true if LLVM reads the branch target \p Name as a symbol.
static bool isSymbolName(StringRef Name) {
  return !Name.empty() && all_of(Name, isNameChar) &&
         explainRegisterName(Name, Arch::GCN1_5, "").empty();
}

/// Collects the labels in \p Entries that branches may name. These are the
/// labels that are not printed as comments, if LLVM reads their names as
/// symbols. \p Seen has all names so far.
void Listing::collectTargets(ArrayRef<Entry> Entries, StringSet<> &Seen) {
  Targets.clear();
  for (const Entry &E : Entries)
    if (E.Kind == Entry::Label && Seen.insert(E.Text.Text).second &&
        isSymbolName(E.Text.Text))
      Targets.try_emplace(E.Offset, E.Text.Text);
}

/// Returns the text of an instruction. Replaces the target of a branch by its
/// label, if the target has one, and a forward reference by its final value.
std::string Listing::printText(const Entry &E, StringRef Bytes) const {
  const LLVMText &T = E.Text;
  std::string Operand = T.Text.slice(T.FieldBegin, T.FieldEnd).str();
  if (E.Match == TextMatch::HasField)
    Operand = printField(T.Field, Bytes);
  if (T.Field == TextField::Target) {
    const int16_t Distance = support::endian::read16le(Bytes.data());
    const auto Label = Targets.find(E.Offset + E.Size + int64_t(Distance) * 4);
    if (Label != Targets.end() && Distance != FaultyDistance)
      Operand = Label->second.str();
  }
  return (T.Text.take_front(T.FieldBegin) + Operand +
          T.Text.drop_front(T.FieldEnd))
      .str();
}

LLVMDisassembler *Listing::getDisassembler(const Entry &E) {
  const auto [It, IsNew] = Disassemblers.try_emplace({E.Processor, E.Wave32});
  if (IsNew) {
    TargetId Id;
    Id.Processor = E.Processor->CPU;
    auto Created =
        LLVMDisassembler::create(Id, E.Wave32, Options.Language.LLVMFeatures);
    if (Created)
      It->second = std::move(*Created);
    else
      consumeError(Created.takeError());
  }
  return It->second.get();
}

void Listing::printInstruction(raw_ostream &OS, const Entry &E,
                               StringRef Bytes) {
  if (E.Text.Text.empty() || E.Match == TextMatch::Patched) {
    printWords(OS, Bytes);
    OS << "\t; " << E.Text.Text << '\n';
    return;
  }
  const std::string Text = printText(E, Bytes);
  SmallVector<std::string, 2> Comments;
  if (Options.Listing == ListingKind::Encodings)
    Comments.push_back(describeEncoding(Bytes));
  if (Options.ListMCInsts)
    if (LLVMDisassembler *D = getDisassembler(E); D && D->decode(Bytes, 0))
      Comments.push_back(D->describe());
  printWithComments(OS, Text, Comments);
  OS << (E.IsInserted ? "\t; inserted\n" : "\n");
}

void Listing::printEntry(raw_ostream &OS, const Entry &E, StringRef Contents) {
  StringRef Bytes = Contents.substr(E.Offset, E.Size);
  switch (E.Kind) {
  case Entry::Label:
    printLabel(OS, E.Text.Text);
    return;
  case Entry::Data:
    printData(OS, Bytes);
    return;
  case Entry::Instruction:
    printInstruction(OS, E, Bytes);
    return;
  }
}

void Listing::print(
    raw_ostream &OS,
    function_ref<void(const Section &, raw_ostream &)> WriteContents) {
  StringSet<> Seen;
  for (const auto &[Where, Entries] : Sections) {
    const Section *S = Section::from(Where);
    printSectionHeader(OS, *S);
    collectTargets(Entries, Seen);
    if (S->traits().IsNoBits) {
      OS << "\t.zero\t" << S->getCounter() << '\n';
      continue;
    }
    SmallString<0> Contents;
    raw_svector_ostream ContentsOS(Contents);
    WriteContents(*S, ContentsOS);
    for (const Entry &E : Entries)
      printEntry(OS, E, Contents);
  }
}
