//===- LinkedRelocations.cpp - Relocations of a loadable object -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits the relocations twice. The first visit checks them, and collects the
// entries that they need in the global offset table and the relocations that
// the loader has to process. The second visit, when all addresses are known,
// writes the values. "Relocation Records" in LLVM's AMDGPU User Guide defines
// how each type is computed.
//
//===----------------------------------------------------------------------===//

#include "Linker.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

namespace {

/// The address that is subtracted from a value.
enum class Base : uint8_t {
  Zero,
  Place, ///< Address of the field.
  Got,   ///< The same; the value is the symbol's entry in the GOT.
};

struct RelocationKind {
  uint32_t Type;
  Base From;
  uint8_t Size;  ///< Size of the field in bytes.
  uint8_t Shift; ///< Number of low bits that are dropped.
};

constexpr RelocationKind RelocationKinds[] = {
    {ELF::R_AMDGPU_ABS32, Base::Zero, 4, 0},
    {ELF::R_AMDGPU_ABS64, Base::Zero, 8, 0},
    {ELF::R_AMDGPU_REL32, Base::Place, 4, 0},
    {ELF::R_AMDGPU_REL64, Base::Place, 8, 0},
    {ELF::R_AMDGPU_REL32_LO, Base::Place, 4, 0},
    {ELF::R_AMDGPU_REL32_HI, Base::Place, 4, 32},
    {ELF::R_AMDGPU_REL16, Base::Place, 2, 0},
    {ELF::R_AMDGPU_GOTPCREL, Base::Got, 4, 0},
    {ELF::R_AMDGPU_GOTPCREL32_LO, Base::Got, 4, 0},
    {ELF::R_AMDGPU_GOTPCREL32_HI, Base::Got, 4, 32},
};

constexpr unsigned GotEntrySize = 8;

} // namespace

static const RelocationKind *findKind(uint32_t Type) {
  auto It = find_if(RelocationKinds,
                    [=](const RelocationKind &K) { return K.Type == Type; });
  return It == std::end(RelocationKinds) ? nullptr : It;
}

/// Returns the symbol of \p R. If \p R has no symbol, returns an absolute
/// symbol with the value 0.
static const Symbol &getSymbol(const Object &O, const Relocation &R) {
  static const Symbol Zero = [] {
    Symbol S;
    S.Section = Symbol::Absolute;
    return S;
  }();
  return R.Symbol == Relocation::NoSymbol ? Zero : O.Symbols[R.Symbol];
}

/// Returns an error about \p R, a relocation in \p In.
static Error makeError(const InputSection &In, const Relocation &R,
                       const Twine &Problem) {
  return createStringError("section '" + In.From->Name + "', offset 0x" +
                           Twine::utohexstr(R.Offset) + ": " + Problem);
}

/// Returns an error about \p R that names its type and its symbol.
static Error makeError(const Object &O, const InputSection &In,
                       const Relocation &R, const Twine &Problem) {
  const Symbol &S = getSymbol(O, R);
  const std::string &Name =
      S.Type == ELF::STT_SECTION ? O.Sections[S.Section].Name : S.Name;
  return makeError(In, R,
                   object::getELFRelocationTypeName(ELF::EM_AMDGPU, R.Type) +
                       Problem + " '" + Name + "'");
}

//===----------------------------------------------------------------------===//
// Collecting
//===----------------------------------------------------------------------===//

/// Collects an absolute relocation for the loader if its value depends on the
/// load address or on other objects.
Error Linker::scanAbsolute(const InputSection &In, const Relocation &R) {
  const Symbol &S = getSymbol(O, R);
  const bool IsOfLoader = isPreemptible(S);
  if (!IsOfLoader && isAbsolute(S))
    return Error::success();
  if (R.Type != ELF::R_AMDGPU_ABS64)
    return makeError(O, In, R, " cannot be relocated by a loader: symbol");
  if (!(In.From->Flags & ELF::SHF_WRITE))
    return makeError(
        O, In, R,
        " in a section that is not writable cannot be relocated by a "
        "loader: symbol");
  const uint32_t Type =
      IsOfLoader ? ELF::R_AMDGPU_ABS64 : ELF::R_AMDGPU_RELATIVE64;
  DynamicRelocations.push_back(
      {In.To, In.getOffset(R.Offset), Type, R.Symbol, R.Addend});
  return Error::success();
}

/// Returns false if \p R refers to a position past the end of a merged section.
bool Linker::hasPiece(const Relocation &R) const {
  const Symbol &S = getSymbol(O, R);
  if (isAbsolute(S) || isUndefined(S) || !Inputs[S.Section].Merged)
    return true;
  const uint64_t At = S.Value + (S.Type == ELF::STT_SECTION ? R.Addend : 0);
  return At < Inputs[S.Section].From->Content.size();
}

Error Linker::scanRelocation(const InputSection &In, const Relocation &R) {
  const RelocationKind *Kind = findKind(R.Type);
  const Symbol &S = getSymbol(O, R);
  if (!Kind)
    return makeError(In, R,
                     "relocation of type " + Twine(R.Type) +
                         " cannot be linked: symbol '" + S.Name + "'");
  if (R.Offset > In.From->Content.size() ||
      In.From->Content.size() - R.Offset < Kind->Size)
    return makeError(In, R,
                     "relocation past the end of the section (size 0x" +
                         Twine::utohexstr(In.From->Content.size()) + ")");
  if (!hasPiece(R))
    return makeError(O, In, R, " past the end of a mergeable section");
  const bool HasSymbol = R.Symbol != Relocation::NoSymbol;
  if (Kind->From == Base::Got && !(HasSymbol && In.To->isAllocated()))
    return makeError(O, In, R,
                     " without a symbol or in a section that is not loaded");
  if (!HasSymbol || !In.To->isAllocated())
    return Error::success();
  if (Kind->From == Base::Zero)
    return scanAbsolute(In, R);
  if (Kind->From == Base::Got) {
    GotIndex[R.Symbol] = 0; // Marks that the symbol needs an entry.
    return Error::success();
  }
  if (isPreemptible(S))
    return makeError(O, In, R,
                     " refers to a symbol that another object may define "
                     "(make it hidden or protected):");
  if (isAbsolute(S) && !isUndefined(S))
    return makeError(O, In, R, " is a distance to the absolute symbol");
  return Error::success();
}

Error Linker::scanRelocations() {
  GotIndex.assign(O.Symbols.size(), None);
  for (unsigned I : O.GotSymbols)
    GotIndex[I] = 0; // Marks that the symbol needs an entry.
  DenseSet<unsigned> Missing;
  Error Errors = Error::success();
  for (const InputSection &In : Inputs) {
    if (!In.To)
      continue;
    for (const Relocation &R : In.From->Relocations) {
      const Symbol &S = getSymbol(O, R);
      const bool IsMissing =
          In.To->isAllocated() && isUndefined(S) && S.Binding != ELF::STB_WEAK;
      if (!IsMissing)
        Errors = joinErrors(std::move(Errors), scanRelocation(In, R));
      else if (Missing.insert(R.Symbol).second)
        Errors =
            joinErrors(std::move(Errors),
                       makeError(In, R, "undefined symbol '" + S.Name + "'"));
    }
  }
  collectGot();
  return Errors;
}

/// Assigns an entry to each symbol that is marked in GotIndex.
void Linker::collectGot() {
  for (bool IsLocal : {false, true})
    for (auto [I, S] : enumerate(O.Symbols))
      if (GotIndex[I] != None && (S.Binding == ELF::STB_LOCAL) == IsLocal) {
        GotIndex[I] = GotSymbols.size();
        GotSymbols.push_back(I);
      }
}

/// Returns true if the loader writes the entry of \p S in .got.
bool Linker::isRelocatedByLoader(const Symbol &S) const {
  return isPreemptible(S) || !isAbsolute(S);
}

void Linker::fillGot(ElfSection &Section) {
  Section.Content.clear();
  for (unsigned Index : GotSymbols) {
    const Symbol &S = O.Symbols[Index];
    const uint64_t Value = isRelocatedByLoader(S) ? 0 : getAddress(S, 0);
    Section.Content += rawBytes(support::ulittle64_t(Value));
  }
}

/// Adds the relocations with which the loader completes .got.
void Linker::relocateGot() {
  for (auto [I, Index] : enumerate(GotSymbols)) {
    const Symbol &S = O.Symbols[Index];
    const uint32_t Type =
        isPreemptible(S) ? ELF::R_AMDGPU_ABS64 : ELF::R_AMDGPU_RELATIVE64;
    if (isRelocatedByLoader(S))
      DynamicRelocations.push_back(
          {Tables[Got], I * GotEntrySize, Type, Index, 0});
  }
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

Error Linker::relocate(const InputSection &In, const Relocation &R) {
  const RelocationKind &Kind = *findKind(R.Type);
  const Symbol &S = getSymbol(O, R);
  const uint64_t Offset = In.getOffset(R.Offset);
  const uint64_t Place = In.To->Address + Offset;
  uint64_t Value;
  if (Kind.From == Base::Got)
    Value = table(Got).Address + GotIndex[R.Symbol] * GotEntrySize + R.Addend -
            Place;
  else
    Value = getAddress(S, R.Addend) - (Kind.From == Base::Place ? Place : 0);
  Value >>= Kind.Shift;
  if (R.Type == ELF::R_AMDGPU_REL16) {
    // The distance of a branch is in words and counts from its end.
    const int64_t Words = static_cast<int64_t>(Value - 4) / 4;
    if (!isInt<16>(Words))
      return makeError(O, In, R,
                       " of " + Twine(Words) +
                           " words is out of range (-32768 to 32767): symbol");
    Value = Words;
  }
  char *To = &In.To->Content[Offset];
  if (Kind.Size == 2)
    support::endian::write16le(To, Value);
  else if (Kind.Size == 4)
    support::endian::write32le(To, Value);
  else
    support::endian::write64le(To, Value);
  return Error::success();
}

/// Returns true if the loader writes the entire value of \p R, which is in
/// \p In.
static bool isOfLoader(const InputSection &In, const Relocation &R,
                       bool IsAbsolute) {
  return In.To->isAllocated() && R.Type == ELF::R_AMDGPU_ABS64 && !IsAbsolute;
}

Error Linker::relocate() {
  for (const InputSection &In : Inputs) {
    if (!In.To)
      continue;
    for (const Relocation &R : In.From->Relocations) {
      const Symbol &S = getSymbol(O, R);
      if (isOfLoader(In, R, isAbsolute(S) && !isPreemptible(S)))
        continue;
      if (Error E = relocate(In, R))
        return E;
    }
  }
  return Error::success();
}

void Linker::fillRelaDyn(ElfSection &S) {
  std::vector<unsigned> DynamicIndex(O.Symbols.size());
  for (auto [I, Symbol] : enumerate(DynamicSymbols))
    DynamicIndex[Symbol] = I + 1;
  std::vector<ElfRelocation> Entries;
  for (const DynamicRelocation &R : DynamicRelocations) {
    ElfRelocation &E = Entries.emplace_back();
    E.Offset = R.Section->Address + R.Offset;
    E.Type = R.Type;
    const bool IsRelative = R.Type == ELF::R_AMDGPU_RELATIVE64;
    E.Symbol = IsRelative ? 0 : DynamicIndex[R.Symbol];
    E.Addend =
        IsRelative ? getAddress(O.Symbols[R.Symbol], R.Addend) : R.Addend;
  }
  // Relative relocations have no symbol, so they come first, as DT_RELACOUNT
  // requires.
  llvm::sort(Entries, [](const ElfRelocation &A, const ElfRelocation &B) {
    return std::pair(A.Symbol, A.Offset) < std::pair(B.Symbol, B.Offset);
  });
  S.Content = Image.encodeRela(Entries);
}
