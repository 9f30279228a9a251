//===- LinkedSections.cpp - From the object's sections to the file's ------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides which input sections form each output section, in which order, and at
// which offsets.
//
//===----------------------------------------------------------------------===//

#include "Linker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

/// For each of these names, the sections with this name, and the sections whose
/// names begin with it and a dot, form one output section.
static constexpr StringLiteral JoinedNames[] = {
    ".text",       ".data.rel.ro", ".data",       ".rodata",
    ".bss.rel.ro", ".bss",         ".ldata",      ".lrodata",
    ".lbss",       ".init_array",  ".fini_array", ".gcc_except_table",
    ".tbss",       ".tdata",       ".ARM.exidx",  ".ARM.extab",
    ".ctors",      ".dtors",       ".sbss",       ".sdata",
    ".srodata",
};

static StringRef getOutputName(StringRef Name) {
  for (StringRef Joined : JoinedNames) {
    StringRef Rest = Name;
    if (Rest.consume_front(Joined) && (Rest.empty() || Rest[0] == '.'))
      return Joined;
  }
  return Name;
}

/// Returns true if \p S is only for linkers.
static bool isLeftOut(const Section &S) {
  return S.Flags & ELF::SHF_EXCLUDE || S.Name == ".note.GNU-stack" ||
         S.Type == ELF::SHT_LLVM_CALL_GRAPH_PROFILE;
}

Error Linker::checkSections() const {
  for (auto [I, S] : enumerate(O.Sections)) {
    const char *Problem = S.Flags & ELF::SHF_TLS          ? "thread-local data"
                          : S.Flags & ELF::SHF_COMPRESSED ? "compressed data"
                                                          : nullptr;
    if (Problem)
      return createStringError("section " + Twine(I) + " ('" + S.Name +
                               "'): " + Problem + " cannot be linked");
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Output sections
//===----------------------------------------------------------------------===//

static bool isMixable(uint32_t Type) {
  switch (Type) {
  case ELF::SHT_PROGBITS:
  case ELF::SHT_NOBITS:
  case ELF::SHT_NOTE:
  case ELF::SHT_INIT_ARRAY:
  case ELF::SHT_FINI_ARRAY:
  case ELF::SHT_PREINIT_ARRAY:
    return true;
  default:
    return false;
  }
}

/// Updates type, flags and alignment of \p Out for its new part \p S. \p
/// IsFirst is true if \p S is the first part.
static Error combine(OutputSection &Out, const Section &S, bool IsFirst) {
  constexpr uint64_t Lost = ELF::SHF_GROUP | ELF::SHF_INFO_LINK;
  if (IsFirst) {
    Out.Type = S.Type;
    Out.EntrySize = S.EntrySize;
  }
  if (Out.Type != S.Type) {
    if (!isMixable(Out.Type) || !isMixable(S.Type))
      return createStringError("section '" + S.Name + "' of type " +
                               Twine(S.Type) + " cannot be a part of '" +
                               Out.Name + "' of type " + Twine(Out.Type));
    Out.Type = ELF::SHT_PROGBITS;
  }
  if (Out.EntrySize != S.EntrySize)
    Out.EntrySize = 0;
  Out.Flags |= S.Flags & ~Lost;
  Out.Alignment = std::max(Out.Alignment, S.Alignment);
  return Error::success();
}

static bool isRelRo(const OutputSection &S) {
  constexpr uint64_t Writable = ELF::SHF_ALLOC | ELF::SHF_WRITE;
  if ((S.Flags & Writable) != Writable)
    return false;
  if (S.IsRelRo || S.Type == ELF::SHT_INIT_ARRAY ||
      S.Type == ELF::SHT_FINI_ARRAY || S.Type == ELF::SHT_PREINIT_ARRAY)
    return true;
  static constexpr StringLiteral Names[] = {
      ".data.rel.ro", ".bss.rel.ro", ".ctors",      ".dtors",        ".jcr",
      ".eh_frame",    ".fini_array", ".init_array", ".preinit_array"};
  return is_contained(Names, S.Name);
}

/// Returns the sort key of \p S. The order is: read-only sections, code,
/// sections that become read-only after relocation, data, sections that are not
/// loaded.
static unsigned getRank(const OutputSection &S) {
  enum : unsigned {
    Empty = 0,
    Note = 2,
    Table = 3,
    NoBits = 1 << 6,
    NotRelRo = 1 << 8,
    ReadOnly = 1 << 11,
    Code = 1 << 12,
    WritableCode = 1 << 13,
    Data = 1 << 14,
    NotAllocated = 1 << 26,
  };
  if (!S.isAllocated())
    return NotAllocated;
  const bool IsWritable = S.Flags & ELF::SHF_WRITE;
  unsigned Rank = S.isNoBits() ? NoBits : Empty;
  if (S.Flags & ELF::SHF_EXECINSTR)
    return Rank | (IsWritable ? WritableCode : Code);
  if (IsWritable)
    return Rank | Data | (S.IsRelRo ? Empty : NotRelRo);
  return Rank | (S.Type == ELF::SHT_NOTE       ? Note
                 : S.Type != ELF::SHT_PROGBITS ? Table
                                               : ReadOnly);
}

void codeobject::classify(OutputSection &S) {
  S.IsRelRo = isRelRo(S);
  S.Rank = getRank(S);
}

//===----------------------------------------------------------------------===//
// Parts of output sections
//===----------------------------------------------------------------------===//

/// Assigns an offset to each part of \p Out, and copies the parts into \p Out.
static void placeParts(OutputSection &Out) {
  uint64_t Size = 0;
  Out.Content.clear();
  for (const OutputSection::Part &P : Out.Parts) {
    Size = alignTo(Size,
                   P.Merged ? P.Merged->alignment() : P.Input->From->Alignment);
    (P.Merged ? P.Merged->Offset : P.Input->Offset) = Size;
    const std::string &Bytes =
        P.Merged ? P.Merged->content() : P.Input->From->Content;
    Size += P.Merged ? Bytes.size() : P.Input->From->size();
    if (Out.isNoBits())
      continue;
    Out.Content.resize(Size - Bytes.size());
    Out.Content += Bytes;
    Out.Content.resize(Size);
  }
  Out.NoBitsSize = Out.isNoBits() ? Size : 0;
}

/// Returns the number after the last dot of the name. A part without a number
/// comes last.
static unsigned getPriority(const OutputSection::Part &P) {
  constexpr unsigned Last = 65536;
  unsigned Priority;
  StringRef Suffix =
      P.Input ? StringRef(P.Input->From->Name).rsplit('.').second : "";
  return to_integer(Suffix, Priority, 10) ? Priority : Last;
}

void Linker::addPart(OutputSection &Out, InputSection &In) {
  In.To = &Out;
  if (!isMergeable(*In.From)) {
    Out.Parts.push_back({&In, nullptr});
    return;
  }
  auto Part = find_if(Out.Parts, [&](const OutputSection::Part &P) {
    return P.Merged && P.Merged->takes(*In.From);
  });
  if (Part == Out.Parts.end()) {
    Merged.emplace_back(*In.From);
    Out.Parts.push_back({nullptr, &Merged.back()});
    Part = std::prev(Out.Parts.end());
  }
  In.Merged = Part->Merged;
  In.Number = In.Merged->add(*In.From);
}

/// Sorts the parts with SHF_LINK_ORDER by the position of the sections that
/// they link to.
void Linker::sortLinked() {
  auto GetKey = [&](const OutputSection::Part &P) {
    const unsigned LinkedTo = P.Input ? P.Input->From->LinkedTo : Section::None;
    const InputSection *In =
        LinkedTo == Section::None ? nullptr : &Inputs[LinkedTo];
    return In && In->To
               ? std::tuple(0u, In->To->Rank, In->To->Index, In->Offset)
               : std::tuple(1u, 0u, 0u, uint64_t(0));
  };
  for (OutputSection &Out : Outputs) {
    if (!(Out.Flags & ELF::SHF_LINK_ORDER))
      continue;
    stable_sort(Out.Parts, [&](const auto &A, const auto &B) {
      return GetKey(A) < GetKey(B);
    });
    placeParts(Out);
  }
}

Error Linker::placeSections() {
  for (const Section &S : O.Sections)
    Inputs.emplace_back().From = &S;
  Inputs.emplace_back().From = &Comment;
  StringMap<OutputSection *> ByName;
  for (InputSection &In : Inputs) {
    if (isLeftOut(*In.From))
      continue;
    const StringRef Name = getOutputName(In.From->Name);
    auto [It, IsNew] = ByName.try_emplace(Name);
    if (IsNew) {
      It->second = &Outputs.emplace_back();
      It->second->Name = Name.str();
      It->second->Index = Outputs.size();
    }
    if (Error E = combine(*It->second, *In.From, IsNew))
      return E;
    addPart(*It->second, In);
  }
  for (MergedSection &M : Merged)
    M.finish();
  for (OutputSection &Out : Outputs) {
    if (Out.Name == ".init_array" || Out.Name == ".fini_array")
      stable_sort(Out.Parts, [](const auto &A, const auto &B) {
        return getPriority(A) < getPriority(B);
      });
    classify(Out);
    placeParts(Out);
  }
  sortLinked();
  return Error::success();
}

OutputSection *Linker::findOutput(StringRef Name) {
  auto It =
      find_if(Outputs, [=](const OutputSection &S) { return S.Name == Name; });
  return It == Outputs.end() ? nullptr : &*It;
}
