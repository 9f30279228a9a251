//===- RepeatedErrors.cpp - Identical errors ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Groups of errors, and the notes that count them.
//
//===----------------------------------------------------------------------===//

#include "Source/RepeatedErrors.h"
#include "clrx/Support/Rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

static std::string describePlace(const Diagnostic &D) {
  return D.FileName + ":" + utostr(D.Line) + ":" + utostr(D.Column);
}

/// The kinds of errors whose cause is the name that the message quotes,
/// wherever it is used.
static constexpr RuleId NameRules[] = {
    rules::UnknownInstruction,
    rules::UnknownPseudoOp,
    rules::UnknownModifier,
    rules::UnknownName,
    rules::UndefinedSymbol,
    rules::LateValue,
    rules::WrongContainer,
    rules::SymbolUse,
    rules::Scope,
    rules::Section,
    rules::Device,
    rules::Version,
    rules::Unsupported,
    rules::Order,
    rules::File,
};

/// Returns the text that the errors of a group have in common. Returns an empty
/// text if \p D belongs to no group.
static std::string getKey(const Diagnostic &D, bool IsExpanded) {
  if (D.Rule == rules::UserMessage.Name)
    return "";
  std::string Key = D.Rule.str() + '\n' + D.Message;
  if (StringRef(D.Message).contains('\'') &&
      any_of(NameRules, [&](RuleId R) { return R.Name == D.Rule; }))
    return Key;
  return IsExpanded ? Key + '\n' + describePlace(D) : "";
}

/// Number of positions that a note lists.
static constexpr size_t MaxPlaces = 8;

bool RepeatedErrors::add(const Diagnostic &D, bool IsExpanded) {
  const std::string Key = getKey(D, IsExpanded);
  if (Key.empty())
    return true;
  Group &G = Groups[Key];
  if (G.NumShown == MaxShown) {
    ++G.NumHidden;
    const bool IsListed = D.Line && G.Places.size() <= MaxPlaces;
    std::string Place = IsListed ? describePlace(D) : "";
    if (IsListed && !is_contained(G.Places, Place))
      G.Places.push_back(std::move(Place));
    return false;
  }
  if (++G.NumShown == MaxShown)
    Closing = &G;
  return true;
}

void RepeatedErrors::deliver(Diagnostic &&D, const DiagnosticHandler &Handler) {
  if (!Closing && Held.empty())
    return Handler(D);
  if (Closing)
    Closing->Last = Held.size();
  Closing = nullptr;
  Held.push_back(std::move(D));
}

/// Returns the note that follows \p D and counts \p NumHidden errors.
static Diagnostic makeNote(const Diagnostic &D, uint64_t NumHidden,
                           ArrayRef<std::string> Places) {
  Diagnostic Note;
  Note.Kind = Severity::Note;
  Note.FileName = D.FileName;
  Note.Line = D.Line;
  Note.Column = D.Column;
  Note.Length = D.Length;
  Note.SourceLine = D.SourceLine;
  Note.Message = utostr(NumHidden) + " more identical error" +
                 (NumHidden == 1 ? " is" : "s are") + " not shown";
  if (Places.empty() || (Places.size() == 1 && Places[0] == describePlace(D)))
    return Note;
  Note.Message += ": " + join(Places.take_front(MaxPlaces), ", ");
  if (Places.size() > MaxPlaces)
    Note.Message += " and so on";
  return Note;
}

void RepeatedErrors::finish(const DiagnosticHandler &Handler) {
  for (const auto &Entry : Groups) {
    const Group &G = Entry.second;
    if (!G.NumHidden)
      continue;
    Diagnostic &Last = Held[G.Last];
    Last.Notes.push_back(makeNote(Last, G.NumHidden, G.Places));
  }
  Groups.clear();
  for (const Diagnostic &D : Held)
    Handler(D);
  Held.clear();
}
