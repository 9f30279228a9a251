//===- GenericPseudoOps.cpp - Look-up of the language's pseudo-ops --------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows, the look-up of their names in a hash table, and the reference page
// about them.
//
//===----------------------------------------------------------------------===//

#include "GenericPseudoOps.h"
#include "Language/PseudoOpPage.h"
#include "ParserParts.h"

using namespace llvm;
using namespace clrx;

#define CLRX_OP(Name, Class, StartsOutput, Owner, Handler, Arg, Syntax, Doc,   \
                Example)                                                       \
  {"." Name,                                                                   \
   OpClass::Class,                                                             \
   StartsOutput,                                                               \
   std::is_same_v<Owner, DataDirectives>,                                      \
   CLRX_PART_HANDLER(Owner, Handler),                                          \
   unsigned(Arg),                                                              \
   Syntax,                                                                     \
   Doc,                                                                        \
   Example},
static constexpr GenericOp Ops[] = {
#include "GenericPseudoOps.def"
};

ArrayRef<GenericOp> clrx::getGenericOps() { return Ops; }

namespace {

/// A hash table over the names with linear probing. The compiler computes it.
struct OpTable {
  static constexpr size_t NumSlots = 1024;
  static_assert(std::size(Ops) * 2 < NumSlots);

  uint16_t Slots[NumSlots] = {}; ///< Index in Ops plus 1; 0 if empty.
  size_t MaxLength = 0;

  static constexpr char lower(char C) {
    return C >= 'A' && C <= 'Z' ? C - 'A' + 'a' : C;
  }
  static constexpr size_t hash(const char *Name, size_t Length) {
    uint32_t H = 2166136261u; // FNV-1a
    for (size_t I = 0; I != Length; ++I)
      H = (H ^ uint8_t(lower(Name[I]))) * 16777619u;
    return (H ^ H >> 15) % NumSlots;
  }

  constexpr OpTable() {
    for (size_t I = 0; I != std::size(Ops); ++I) {
      const size_t Length = Ops[I].Name.size() - 1;
      size_t Slot = hash(Ops[I].Name.data() + 1, Length);
      while (Slots[Slot])
        Slot = (Slot + 1) % NumSlots;
      Slots[Slot] = uint16_t(I + 1);
      if (Length > MaxLength)
        MaxLength = Length;
    }
  }
};
constexpr OpTable Table;

} // namespace

const GenericOp *clrx::findGenericOp(StringRef Name) {
  if (!Name.consume_front(".") || Name.size() > Table.MaxLength)
    return nullptr;
  size_t Slot = OpTable::hash(Name.data(), Name.size());
  for (; Table.Slots[Slot]; Slot = (Slot + 1) % OpTable::NumSlots) {
    const GenericOp &Op = Ops[Table.Slots[Slot] - 1];
    if (Name.equals_insensitive(Op.Name.drop_front()))
      return &Op;
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Reference pages
//===----------------------------------------------------------------------===//

/// The first lines of each page.
static constexpr StringLiteral OtherPages = R"(
All pages: [the language](pseudo-ops-language.md), [AMD CL1](pseudo-ops-amd.md), [AMD CL2](pseudo-ops-amdcl2.md),
[Gallium](pseudo-ops-gallium.md), [ROCm](pseudo-ops-rocm.md). The [tutorial](tutorial.md) shows how to write a kernel;
[language.md](language.md) describes the syntax. In the examples, `;` separates statements.
)";

PseudoOpPage clrx::makePseudoOpPage(StringRef Title, StringRef Introduction,
                                    std::vector<PseudoOpEntry> Entries) {
  sort(Entries, [](const PseudoOpEntry &A, const PseudoOpEntry &B) {
    return A.Statement < B.Statement;
  });
  return {Title.str(), Introduction, std::move(Entries)};
}

/// Prints \p Text, which may consist of several lines, in lines of at most 120
/// columns as far as blanks allow that.
static void printWrapped(raw_ostream &OS, StringRef Text) {
  constexpr size_t MaxColumns = 120;
  while (!Text.empty()) {
    StringRef Line = Text.split('\n').first;
    if (Line.size() > MaxColumns) {
      const size_t Blank = Line.rfind(' ', MaxColumns + 1);
      Line = Line.take_front(Blank);
    }
    OS << Line << '\n';
    Text = Text.drop_front(std::min(Text.size(), Line.size() + 1));
  }
}

void clrx::printPseudoOpPage(raw_ostream &OS, const PseudoOpPage &Page) {
  OS << "# " << Page.Title << "\n" << OtherPages << Page.Introduction;
  for (const PseudoOpEntry &E : Page.Entries) {
    OS << "\n### `" << E.Statement << "`\n\n";
    printWrapped(OS, E.Text);
    OS << "\nExample: `" << E.Example << "`\n";
  }
}

PseudoOpPage clrx::getLanguagePseudoOps(ArrayRef<ContainerInfo> Containers) {
  std::vector<PseudoOpEntry> Entries;
  for (const GenericOp &Op : getGenericOps())
    Entries.push_back(
        {(Op.Name + (Op.Syntax.empty() ? "" : " ") + Op.Syntax).str(),
         Op.Doc.str(), Op.Example.str()});
  for (const ContainerInfo &Info : Containers)
    for (StringRef Selector : {Info.Selector, Info.OtherSelector})
      if (!Selector.empty())
        Entries.push_back(
            {Selector.str(),
             ("Selects the container as .format " + Info.Name + " does" +
              (Selector == Info.Selector
                   ? "."
                   : ", in another variant that the container's page "
                     "describes."))
                 .str(),
             Selector.str()});
  return makePseudoOpPage("Pseudo-ops of the language", "", std::move(Entries));
}

void clrx::forEachLanguagePseudoOp(function_ref<void(StringRef)> Visit) {
  for (const GenericOp &Op : getGenericOps())
    Visit(Op.Name);
}
