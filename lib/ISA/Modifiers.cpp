//===- Modifiers.cpp - Modifiers after the operands -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lookup of Modifiers.def by name, by field, by DPP control, and for messages.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Modifiers.h"
#include "clrx/ISA/FieldFixups.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr Modifier Modifiers[] = {
#define CLRX_MODIFIER_LLVM(Name, LLVMText, Groups, Arches, Kind, Target,       \
                           Param)                                              \
  {Name, LLVMText, Groups, Arches, ModifierKind::Kind, Field::Target, Param},
#include "clrx/ISA/Modifiers.def"
};

namespace {
/// Chains of row numbers with equal keys, in row order.
template <size_t NumKeys> struct ModifierIndex {
  static constexpr uint8_t End = 0xff;
  uint8_t First[NumKeys];
  uint8_t Next[std::size(Modifiers)];

  template <typename Key>
  constexpr ModifierIndex(Key GetKey) : First(), Next() {
    static_assert(std::size(Modifiers) < End);
    for (uint8_t &F : First)
      F = End;
    for (size_t I = std::size(Modifiers); I-- != 0;) {
      uint8_t &F = First[GetKey(Modifiers[I])];
      Next[I] = F;
      F = I;
    }
  }

  /// Returns the first row with \p Key for \p Group on \p A that \p Matches.
  template <typename Fn>
  const Modifier *find(unsigned Key, uint16_t Group, Arch A, Fn Matches) const {
    for (unsigned I = First[Key]; I != End; I = Next[I]) {
      const Modifier &M = Modifiers[I];
      if ((M.Groups & Group) && (M.Arches & maskOf(A)) && Matches(M))
        return &M;
    }
    return nullptr;
  }
};
} // namespace

static constexpr ModifierIndex<26> ByLetter([](const Modifier &M) {
  return M.Name.data()[0] - 'a';
});
static constexpr ModifierIndex<NumFields + 1> ByField([](const Modifier &M) {
  return unsigned(M.Target);
});

uint16_t clrx::getModifierGroup(const InstRow &Row, Arch A) {
  static constexpr uint16_t Groups[] = {
#define CLRX_INST_FORMAT(Id, Encoding, Family, Modifiers, ...) Modifiers,
#include "clrx/ISA/Formats.def"
  };
  if (Row.IsInterp)
    return Row.Format == InstFormat::VOP3A ? Interp : 0;
  switch (uint16_t Group = Groups[unsigned(Row.Format)]) {
  case SMem:
    return getArchInfo(A).HasSMem ? SMem : 0;
  case VOPShort:
    return Row.hasCarryOut() ? VOPShortB : VOPShort;
  case VOP3:
    return Row.has(Packed) ? VOPPacked : VOP3;
  case DataShare:
    return Row.has(Off2) ? DataShare2 : DataShare;
  default:
    return Group;
  }
}

//===----------------------------------------------------------------------===//
// By name
//===----------------------------------------------------------------------===//

/// Returns true if \p Row can take \p M. Source modifiers require their
/// sources. Compares with a scalar SDWA destination have no destination
/// modifiers.
static bool isApplicable(const Modifier &M, const InstRow &Row, Arch A) {
  switch (M.Kind) {
  case ModifierKind::SourceBits:
  case ModifierKind::OpSel:
    return Row.getNumModifierSources();
  case ModifierKind::Select:
    return Row.getNumModifierSources() >= M.Param;
  case ModifierKind::DstSelect:
  case ModifierKind::Unused:
    return Row.NumOperands &&
           (Row.Format != InstFormat::VOPC || !getArchInfo(A).HasScalarSDWA);
  default:
    return true;
  }
}

const Modifier *clrx::findModifier(StringRef Name, const InstRow &Row,
                                   uint16_t Group, Arch A) {
  bool IsExact = Group & (Flat | Interp); // Lower case only
  if (Name.empty() || !isAlpha(Name[0]))
    return nullptr;
  return ByLetter.find(
      toLower(Name[0]) - 'a', Group, A, [&](const Modifier &M) {
        return (Name == M.Name ||
                (!IsExact && Name.equals_insensitive(M.Name))) &&
               isApplicable(M, Row, A);
      });
}

static bool isNamed(const Modifier &M, StringRef Name) {
  return Name.equals_insensitive(M.Name);
}

bool clrx::isModifierName(StringRef Name) {
  return any_of(Modifiers, [=](const Modifier &M) { return isNamed(M, Name); });
}

//===----------------------------------------------------------------------===//
// By value
//===----------------------------------------------------------------------===//

const Modifier *clrx::findModifier(Field F, uint16_t Group, Arch A) {
  return ByField.find(unsigned(F), Group, A,
                      [](const Modifier &) { return true; });
}

static bool setsDPPControl(const Modifier &M, unsigned Control) {
  switch (M.Kind) {
  case ModifierKind::QuadPerm:
    return Control < 0x100;
  case ModifierKind::RowShift:
    return Control > M.Param && Control < M.Param + 16u;
  case ModifierKind::RowLane:
    return Control >= M.Param && Control < M.Param + 16u;
  case ModifierKind::WaveShift:
  case ModifierKind::DppWord:
    return Control == M.Param;
  default:
    return false;
  }
}

const Modifier *clrx::findDPPControl(unsigned Control, Arch A) {
  return ByField.find(
      unsigned(Field::DppCtrl), VOPShort, A,
      [=](const Modifier &M) { return setsDPPControl(M, Control); });
}

//===----------------------------------------------------------------------===//
// For messages
//===----------------------------------------------------------------------===//

void clrx::forEachModifier(const InstRow &Row, uint16_t Group, Arch A,
                           function_ref<void(const Modifier &)> Visit) {
  for (const Modifier &M : Modifiers)
    if ((M.Groups & Group) && (M.Arches & maskOf(A)) && isApplicable(M, Row, A))
      Visit(M);
}

void clrx::considerModifiers(ClosestName &Closest, const InstRow &Row,
                             uint16_t Group, Arch A) {
  forEachModifier(Row, Group, A,
                  [&](const Modifier &M) { Closest.consider(M.Name); });
}

ModifierUses clrx::findModifierUses(StringRef Name, uint16_t Group, Arch A) {
  ModifierUses Uses;
  for (const Modifier &M : Modifiers) {
    if (!isNamed(M, Name))
      continue;
    Uses.Arches |= M.Groups & Group ? M.Arches : 0;
    Uses.Groups |= M.Arches & maskOf(A) ? M.Groups : 0;
  }
  return Uses;
}

std::string clrx::listGroups(unsigned Groups) {
  static constexpr StringLiteral Titles[] = {
#define CLRX_MODIFIER_GROUP(Id, Title) Title,
#include "clrx/ISA/Modifiers.def"
  };
  SmallVector<StringRef, 8> List;
  for (unsigned I = 0; Groups >> I; ++I)
    if (Groups >> I & 1)
      List.push_back(Titles[I]);
  return join(List, ", ");
}
