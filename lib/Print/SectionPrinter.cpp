//===- SectionPrinter.cpp - Sections and symbols as source ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints .section lines and the offsets and attributes of symbols.
//
//===----------------------------------------------------------------------===//

#include "Print/SectionPrinter.h"
#include "Print/DataPrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

void LabelMap::sort() {
  for (auto &[Section, Labels] : Names)
    llvm::stable_sort(Labels, [](const SourceLabel &L, const SourceLabel &R) {
      return L.Offset < R.Offset;
    });
}

std::vector<SourceLabel> LabelMap::get(unsigned Kind, unsigned Index) const {
  auto It = Names.find({Kind, Index});
  return It == Names.end() ? std::vector<SourceLabel>() : It->second;
}

const SourceLabel *LabelMap::findLast(unsigned Kind, uint64_t Offset) const {
  auto It = Names.find({Kind, 0});
  if (It == Names.end())
    return nullptr;
  auto After = partition_point(
      It->second, [=](const SourceLabel &L) { return L.Offset <= Offset; });
  return After == It->second.begin() ? nullptr : &*std::prev(After);
}

static StringRef getTypeName(uint32_t Type) {
  switch (Type) {
  case ELF::SHT_NOTE:
    return "note";
  case ELF::SHT_NOBITS:
    return "nobits";
  default:
    return "progbits";
  }
}

/// Prints \p Labels and calls \p PrintBytes for the bytes between them and up
/// to \p Size.
static void printBetween(raw_ostream &OS, uint64_t Size,
                         std::vector<SourceLabel> Labels,
                         function_ref<void(uint64_t, uint64_t)> PrintBytes) {
  llvm::stable_sort(Labels, [](const SourceLabel &L, const SourceLabel &R) {
    return L.Offset < R.Offset;
  });
  uint64_t Begin = 0;
  for (const SourceLabel &L : Labels) {
    if (L.Offset > Size)
      break;
    PrintBytes(Begin, L.Offset);
    Begin = L.Offset;
    OS << L.Name << ":\n";
  }
  PrintBytes(Begin, Size);
}

void clrx::printLabeledData(raw_ostream &OS, StringRef Data,
                            std::vector<SourceLabel> Labels, bool AsWords) {
  printBetween(OS, Data.size(), std::move(Labels),
               [&](uint64_t Begin, uint64_t End) {
                 if (AsWords)
                   printWords(OS, Data.slice(Begin, End));
                 else
                   printData(OS, Data.slice(Begin, End));
               });
}

void clrx::printLabeledSkips(raw_ostream &OS, uint64_t Size,
                             std::vector<SourceLabel> Labels) {
  printBetween(OS, Size, std::move(Labels), [&](uint64_t Begin, uint64_t End) {
    if (Begin != End)
      OS << "    .skip " << End - Begin << '\n';
  });
}

void clrx::printSection(raw_ostream &OS, const ElfSection &S,
                        std::vector<SourceLabel> Labels, bool AsWords) {
  OS << ".section " << S.Name << ", \"" << (S.Flags & ELF::SHF_ALLOC ? "a" : "")
     << (S.Flags & ELF::SHF_WRITE ? "w" : "")
     << (S.Flags & ELF::SHF_EXECINSTR ? "x" : "") << "\", @"
     << getTypeName(S.Type);
  if (S.Alignment > 1)
    OS << " align=" << S.Alignment;
  OS << '\n';
  if (S.isNoBits())
    printLabeledSkips(OS, S.NoBitsSize, std::move(Labels));
  else
    printLabeledData(OS, S.Content, std::move(Labels), AsWords);
}

void clrx::printComment(raw_ostream &OS, StringRef Content, StringRef Default,
                        std::vector<SourceLabel> Labels) {
  if (Labels.empty() && Content == Default)
    return;
  OS << ".section .comment\n";
  printLabeledData(OS, Content, std::move(Labels));
}

void clrx::printCodeLabels(raw_ostream &OS, ArrayRef<SourceLabel> Labels,
                           uint64_t Size) {
  for (const SourceLabel &L : Labels) {
    OS << L.Name << "=.";
    if (L.Offset < Size)
      OS << '-' << Size - L.Offset;
    else if (L.Offset > Size)
      OS << '+' << L.Offset - Size;
    OS << '\n';
  }
}

void clrx::printAddedSymbol(raw_ostream &OS, StringRef Name, uint64_t Size,
                            uint8_t Binding) {
  if (Size)
    OS << ".size " << Name << ", " << Size << '\n';
  if (Binding == ELF::STB_WEAK)
    OS << ".weak " << Name << '\n';
  else if (Binding == ELF::STB_GLOBAL)
    OS << ".global " << Name << '\n';
  OS << ".sym " << Name << '\n';
}
