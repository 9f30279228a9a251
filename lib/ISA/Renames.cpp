//===- Renames.cpp - Renamed instructions ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lookup of names in the rows; stars match any text.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Renames.h"
#include "clrx/ISA/InstTable.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace clrx;

static constexpr RenameRow Renames[] = {
#define CLRX_RENAME(Name, Arches, Now, How) {Name, Arches, Now, How},
#include "ISA/Renames.def"
};

static constexpr RenameRow OtherMeanings[] = {
#define CLRX_OTHER_MEANING(Name, Arches, Now, How) {Name, Arches, Now, How},
#include "ISA/Renames.def"
};

static constexpr RenameRow OldModifiers[] = {
#define CLRX_OLD_MODIFIER(Name, Arches, Text) {Name, Arches, "", Text},
#include "ISA/Renames.def"
};

ArrayRef<RenameRow> clrx::getRenames() { return Renames; }
ArrayRef<RenameRow> clrx::getOtherMeanings() { return OtherMeanings; }

static SmallVector<StringRef, 4> splitAtStars(StringRef Pattern) {
  SmallVector<StringRef, 4> Result;
  Pattern.split(Result, '*');
  return Result;
}

bool clrx::matchStars(StringRef Name, StringRef Pattern,
                      StarredTexts &Starred) {
  const auto Fixed = splitAtStars(Pattern);
  Starred.clear();
  if (!Name.consume_front_insensitive(Fixed.front()))
    return false;
  for (StringRef Part : ArrayRef(Fixed).drop_front()) {
    const bool IsLast = Part.data() == Fixed.back().data();
    const bool IsSuffix = Name.ends_with_insensitive(Part);
    const size_t At = !IsLast    ? Name.find_insensitive(Part)
                      : IsSuffix ? Name.size() - Part.size()
                                 : StringRef::npos;
    if (At == StringRef::npos)
      return false;
    Starred.push_back(Name.take_front(At));
    Name = Name.drop_front(At + Part.size());
  }
  return Name.empty();
}

std::string clrx::fillStars(StringRef Pattern, ArrayRef<StringRef> Starred) {
  const auto Fixed = splitAtStars(Pattern);
  std::string Text = Fixed.front().str();
  for (size_t I = 1; I != Fixed.size(); ++I)
    Text += (Starred[I - 1] + Fixed[I]).str();
  return StringRef(Text).lower();
}

/// Returns the instruction of the first of \p Rows that matches \p Mnemonic on
/// \p A.
static Replacement find(ArrayRef<RenameRow> Rows, StringRef Mnemonic, Arch A) {
  StarredTexts Starred;
  for (const RenameRow &R : Rows) {
    if (!(R.Arches & maskOf(A)) || !matchStars(Mnemonic, R.Name, Starred))
      continue;
    std::string Now = fillStars(R.Now, Starred);
    if (lookUpInst(Now, A))
      return {std::move(Now), R.How};
  }
  return {};
}

static std::string explain(ArrayRef<RenameRow> Rows, StringRef Mnemonic,
                           Arch A) {
  const Replacement R = find(Rows, Mnemonic, A);
  if (R.Mnemonic.empty())
    return "";
  return ("on " + getArchInfo(A).Names[0] + " this is '" + R.Mnemonic + "'" +
          (R.How.empty() ? "" : ", ") + R.How)
      .str();
}

Replacement clrx::findReplacement(StringRef Mnemonic, Arch A) {
  return find(Renames, Mnemonic, A);
}

std::string clrx::explainRename(StringRef Mnemonic, Arch A) {
  return explain(Renames, Mnemonic, A);
}

std::string clrx::explainOtherMeaning(StringRef Mnemonic, Arch A) {
  return explain(OtherMeanings, Mnemonic, A);
}

std::string clrx::explainOldModifier(StringRef Name, Arch A) {
  for (const RenameRow &R : OldModifiers)
    if (Name.equals_insensitive(R.Name) && R.Arches & maskOf(A))
      return R.How.str();
  return "";
}
