//===- OuterImage.cpp - The outer ELF file --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the sections of the outer ELF file and builds the file.
//
//===----------------------------------------------------------------------===//

#include "Catalyst/OuterImage.h"
#include "Elf/ElfParts.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::catalyst;

namespace {

enum Part : uint8_t { ShStrTab, StrTab, SymTab, Comment, Rodata, Text };
constexpr unsigned NumParts = Text + 1;

class OuterBuilder : public ElfBuilder<OuterBuilder, NumParts> {
  OuterContents C;

public:
  static const Row Rows[];

  explicit OuterBuilder(OuterContents Contents)
      : ElfBuilder(Contents.Is64Bit), C(std::move(Contents)) {}

  ElfImage build();

private:
  bool hasRodata() const { return C.Rodata.has_value(); }
  bool hasText() const { return C.Text.has_value(); }
  void fillComment(ElfSection &S) { S.Content = std::move(C.Comment); }
  void fillRodata(ElfSection &S) { S.Deferred = std::move(*C.Rodata); }
  void fillText(ElfSection &S) { S.Deferred = std::move(*C.Text); }
  void fillSymTab(ElfSection &) { setSymbols(SymTab, StrTab, C.Symbols); }
};

constexpr uint8_t CommentFirst = 1 << unsigned(CommentPosition::First);
constexpr uint8_t CommentLast = 1 << unsigned(CommentPosition::Last);
constexpr uint8_t InBoth = CommentFirst | CommentLast;
constexpr uint32_t CodeFlags = ELF::SHF_ALLOC | ELF::SHF_EXECINSTR;

using OB = OuterBuilder;
// clang-format off
const OB::Row OuterBuilder::Rows[] = {
    {ShStrTab, InBoth, ".shstrtab", ELF::SHT_STRTAB, ELF::SHF_STRINGS, 1},
    {StrTab, InBoth, ".strtab", ELF::SHT_STRTAB, ELF::SHF_STRINGS, 1},
    {SymTab, InBoth, ".symtab", ELF::SHT_SYMTAB, 0, 8, nullptr, &OB::fillSymTab},
    {Comment, CommentFirst, ".comment", ELF::SHT_PROGBITS, 0, 1, nullptr, &OB::fillComment},
    {Rodata, InBoth, ".rodata", ELF::SHT_PROGBITS, ELF::SHF_ALLOC, 1, &OB::hasRodata, &OB::fillRodata},
    {Text, InBoth, ".text", ELF::SHT_PROGBITS, CodeFlags, 1, &OB::hasText, &OB::fillText},
    {Comment, CommentLast, ".comment", ELF::SHT_PROGBITS, 0, 1, nullptr, &OB::fillComment},
};
// clang-format on

} // namespace

ElfImage OuterBuilder::build() {
  Image.Type = ELF::ET_EXEC;
  Image.Machine = C.Machine;
  Image.Flags = C.Flags;
  addParts(Rows, unsigned(C.Position));
  Image.SectionNameTable = getIndex(ShStrTab);
  Image.addExtraSections(C.ExtraSections); // Links the symbol table, too.
  const std::vector<unsigned> NewIndex = orderParts(C.Order);
  for (ElfSymbol &S : C.Symbols)
    if (S.SectionIndex < NewIndex.size())
      S.SectionIndex = NewIndex[S.SectionIndex];
  fillParts();
  Image.layout();
  return std::move(Image);
}

ElfImage catalyst::buildOuterImage(OuterContents Contents) {
  return OuterBuilder(std::move(Contents)).build();
}
