//===- Listing.cpp - The output as LLVM assembly --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Listing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

static constexpr unsigned EncodingColumn = 48;
static constexpr size_t BytesPerLine = 16;

//===----------------------------------------------------------------------===//
// Recording
//===----------------------------------------------------------------------===//

void Listing::add(const Section &S, Entry E) {
  E.Text = E.Text.copy(Texts);
  Sections[&S].push_back(E);
}

void Listing::onLabel(const Section &S, uint64_t Offset, StringRef Name) {
  add(S, {Entry::Label, Offset, 0, Name});
}

void Listing::onInstruction(const Section &S, uint64_t Offset, uint64_t Size,
                            StringRef LLVMText, bool Patched) {
  bool IsText = !Patched && !LLVMText.empty();
  add(S, {IsText ? Entry::Instruction : Entry::PatchedInstruction, Offset, Size,
          LLVMText});
}

void Listing::onData(const Section &S, uint64_t Offset, uint64_t Size) {
  std::vector<Entry> &Entries = Sections[&S];
  // A table is one entry, whatever number of statements it took.
  if (!Entries.empty() && Entries.back().Kind == Entry::Data &&
      Entries.back().Offset + Entries.back().Size == Offset)
    Entries.back().Size += Size;
  else
    add(S, {Entry::Data, Offset, Size, ""});
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Prints \p Name so that LLVM's lexer reads it as one identifier; a number
/// stays what it is, a local label.
static void printName(raw_ostream &OS, StringRef Name) {
  bool IsPlain = all_of(Name, [](char C) {
    return isAlnum(C) || C == '_' || C == '.' || C == '$';
  });
  bool IsNumber = all_of(Name, isDigit);
  if (IsPlain && !Name.empty() && (IsNumber || !isDigit(Name.front()))) {
    OS << Name;
    return;
  }
  OS << '"';
  printEscapedString(Name, OS);
  OS << '"';
}

/// Without flags LLVM takes them from the name where it knows one, so that
/// sections of one name never disagree.
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

/// Prints data, sixteen bytes a line, long repetitions of a byte as one line.
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
  // Scopes and kernels may repeat a name; nothing here refers to labels.
  bool IsNew = all_of(Name, isDigit) || PrintedLabels.insert(Name).second;
  if (!IsNew)
    OS << "// ";
  printName(OS, Name);
  OS << ":\n";
}

static void printEncoding(raw_ostream &OS, StringRef Bytes) {
  OS << "// encoding: [";
  ListSeparator Comma(",");
  for (char C : Bytes)
    OS << Comma << format_hex(uint8_t(C), 4);
  OS << ']';
}

void Listing::printEntry(raw_ostream &OS, const Entry &E, StringRef Contents) {
  StringRef Bytes = Contents.substr(E.Offset, E.Size);
  switch (E.Kind) {
  case Entry::Label:
    printLabel(OS, E.Text);
    return;
  case Entry::Data:
    printData(OS, Bytes);
    return;
  case Entry::Instruction:
    if (Kind == ListingKind::Encodings) {
      OS << '\t' << left_justify(E.Text, EncodingColumn) << ' ';
      printEncoding(OS, Bytes);
      OS << '\n';
    } else {
      OS << '\t' << E.Text << '\n';
    }
    return;
  case Entry::PatchedInstruction:
    printWords(OS, Bytes);
    OS << "\t// " << E.Text << '\n';
    return;
  }
}

void Listing::print(
    raw_ostream &OS,
    function_ref<void(const Section &, raw_ostream &)> WriteContents) {
  for (const auto &[S, Entries] : Sections) {
    printSectionHeader(OS, *S);
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
