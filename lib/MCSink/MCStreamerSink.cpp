//===- MCStreamerSink.cpp - Objects into any MCStreamer -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCSink/MCStreamerSink.h"
#include "SectionEmitter.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCSectionELF.h"
#include "llvm/MC/MCSymbolELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

namespace {

/// A value of a symbol's binding, type or visibility, and MC's name for it.
struct AttributeRow {
  unsigned Value;
  MCSymbolAttr Attribute;
};

class ObjectStreamer {
public:
  ObjectStreamer(const Object &O, MCStreamer &Out)
      : O(O), Out(Out), Ctx(Out.getContext()) {}

  /// Creates MC's sections and symbols; nothing is emitted.
  Error prepare();
  void emit(InstTranslator *Insts, const ObjectCode *Code);

private:
  const Object &O;
  MCStreamer &Out;
  MCContext &Ctx;
  std::vector<MCSectionELF *> Sections; ///< Indexed as in O.
  std::vector<MCSymbolELF *> Symbols;   ///< Indexed as in O; null for STT_FILE.

  Error createSections();
  Error createLinkedSections();
  MCSectionELF *createSection(const Section &S);
  Error createSymbol(unsigned Index);
  Error checkRelocations() const;

  void emitAttributes(const Symbol &S, MCSymbolELF *Sym);
  void emitUnplaced(const Symbol &S, MCSymbolELF *Sym);
  void emitVariableInLDS(const Symbol &S, MCSymbolELF *Sym);
  void emitSection(unsigned Index, InstTranslator *Insts,
                   ArrayRef<InstRange> Ranges);
  void emitAddressSignificant();
  SmallPtrSet<MCSectionELF *, 16> Created;
};

} // namespace

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

/// Creates the section of MC for \p S. If MC would treat several sections as
/// the same one, they get unique numbers.
MCSectionELF *ObjectStreamer::createSection(const Section &S) {
  const MCSymbolELF *LinkedTo = nullptr;
  if (S.LinkedTo != Section::None)
    LinkedTo =
        static_cast<MCSymbolELF *>(Sections[S.LinkedTo]->getBeginSymbol());
  StringRef Group;
  bool IsComdat = false;
  if (S.Group != Section::None) {
    Group = O.Symbols[O.Groups[S.Group].Signature].Name;
    IsComdat = O.Groups[S.Group].IsComdat;
  }
  for (unsigned Unique = MCSection::NonUniqueID;; ++Unique) {
    MCSectionELF *Result =
        Ctx.getELFSection(S.Name, S.Type, S.Flags, S.EntrySize, Group, IsComdat,
                          Unique, LinkedTo);
    if (Created.insert(Result).second)
      return Result;
  }
}

/// Creates the sections that link to other sections. A section is created after
/// the one that it links to.
Error ObjectStreamer::createLinkedSections() {
  bool IsComplete, HasProgress;
  do {
    IsComplete = true;
    HasProgress = false;
    for (auto [S, Sec] : zip_equal(O.Sections, Sections)) {
      if (Sec)
        continue;
      if (Sections[S.LinkedTo]) {
        Sec = createSection(S);
        HasProgress = true;
      } else {
        IsComplete = false;
      }
    }
  } while (!IsComplete && HasProgress);
  if (!IsComplete)
    return createStringError("sections are linked to each other in a cycle");
  return Error::success();
}

Error ObjectStreamer::createSections() {
  Sections.resize(O.Sections.size());
  for (auto [S, Sec] : zip_equal(O.Sections, Sections))
    if (S.LinkedTo == Section::None)
      Sec = createSection(S);
  return createLinkedSections();
}

Error ObjectStreamer::checkRelocations() const {
  for (const Section &S : O.Sections)
    for (const Relocation &R : S.Relocations)
      if (R.Offset >= S.size() ||
          (R.Symbol != Relocation::NoSymbol && !Symbols[R.Symbol]))
        return createStringError("section '" + S.Name +
                                 "': the relocation at offset " +
                                 Twine(R.Offset) + " cannot be expressed");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

static constexpr AttributeRow Bindings[] = {
    {ELF::STB_GLOBAL, MCSA_Global},
    {ELF::STB_WEAK, MCSA_Weak},
};
static constexpr AttributeRow Types[] = {
    {ELF::STT_OBJECT, MCSA_ELF_TypeObject},
    {ELF::STT_FUNC, MCSA_ELF_TypeFunction},
    {ELF::STT_TLS, MCSA_ELF_TypeTLS},
    {ELF::STT_COMMON, MCSA_ELF_TypeCommon},
    {ELF::STT_GNU_IFUNC, MCSA_ELF_TypeIndFunction},
};
static constexpr AttributeRow Visibilities[] = {
    {ELF::STV_INTERNAL, MCSA_Internal},
    {ELF::STV_HIDDEN, MCSA_Hidden},
    {ELF::STV_PROTECTED, MCSA_Protected},
};

Error ObjectStreamer::createSymbol(unsigned Index) {
  const Symbol &S = O.Symbols[Index];
  if (S.Type == ELF::STT_SECTION && S.Section < Sections.size()) {
    Symbols[Index] =
        static_cast<MCSymbolELF *>(Sections[S.Section]->getBeginSymbol());
    return Error::success();
  }
  if (S.Type == ELF::STT_FILE)
    return Error::success();
  if (S.Name.empty())
    return createStringError("symbol " + Twine(Index) + " has no name");
  auto *Sym = static_cast<MCSymbolELF *>(Ctx.getOrCreateSymbol(S.Name));
  if (S.Section != Symbol::Undefined && Sym->isDefined())
    return createStringError("symbol '" + S.Name + "' is already defined");
  Symbols[Index] = Sym;
  return Error::success();
}

void ObjectStreamer::emitAttributes(const Symbol &S, MCSymbolELF *Sym) {
  auto Emit = [&](ArrayRef<AttributeRow> Rows, unsigned Value) {
    for (const AttributeRow &Row : Rows)
      if (Row.Value == Value)
        Out.emitSymbolAttribute(Sym, Row.Attribute);
  };
  Emit(Bindings, S.Binding);
  Emit(Visibilities, S.Visibility);
  Emit(Types, S.Type);
  if (S.Size && S.Section != Symbol::Common && S.Section != Symbol::LDS)
    Out.emitELFSize(Sym, MCConstantExpr::create(int64_t(S.Size), Ctx));
}

/// `.amdgpu_lds` is a directive of the target's streamer, whose interface LLVM
/// does not install. Therefore this function sets the same attributes as the
/// directive.
void ObjectStreamer::emitVariableInLDS(const Symbol &S, MCSymbolELF *Sym) {
  const Align Alignment(std::max<uint64_t>(S.Value, 1));
  if (Out.hasRawTextSupport()) {
    Out.emitRawText("\t.amdgpu_lds " + Sym->getName() + ", " + Twine(S.Size) +
                    ", " + Twine(Alignment.value()));
    return;
  }
  Sym->setType(ELF::STT_OBJECT);
  if (!Sym->isBindingSet())
    Sym->setBinding(ELF::STB_GLOBAL);
  Sym->setCommon(S.Size, Alignment);
  Sym->setIndex(ELF::SHN_AMDGPU_LDS);
  Sym->setSize(MCConstantExpr::create(int64_t(S.Size), Ctx));
}

/// Emits the directives for a symbol that is in no section.
void ObjectStreamer::emitUnplaced(const Symbol &S, MCSymbolELF *Sym) {
  if (S.Type == ELF::STT_FILE) {
    Out.emitFileDirective(S.Name);
    return;
  }
  if (S.Section < Sections.size())
    return;
  emitAttributes(S, Sym);
  if (S.Section == Symbol::Absolute)
    Out.emitAssignment(Sym, MCConstantExpr::create(int64_t(S.Value), Ctx));
  else if (S.Section == Symbol::Common)
    Out.emitCommonSymbol(Sym, S.Size, Align(std::max<uint64_t>(S.Value, 1)));
  else if (S.Section == Symbol::LDS)
    emitVariableInLDS(S, Sym);
}

//===----------------------------------------------------------------------===//
// Emission
//===----------------------------------------------------------------------===//

Error ObjectStreamer::prepare() {
  if (Error E = createSections())
    return E;
  Symbols.resize(O.Symbols.size());
  for (unsigned I = 0; I != O.Symbols.size(); ++I)
    if (Error E = createSymbol(I))
      return E;
  return checkRelocations();
}

void ObjectStreamer::emitSection(unsigned Index, InstTranslator *Insts,
                                 ArrayRef<InstRange> Ranges) {
  const Section &S = O.Sections[Index];
  MCSymbol *Begin = Sections[Index]->getBeginSymbol();
  Out.switchSection(Sections[Index]);
  if (S.Alignment > 1)
    Out.emitValueToAlignment(Align(S.Alignment));
  std::vector<SectionLabel> Labels;
  for (auto [I, Sym] : enumerate(O.Symbols))
    if (Sym.Section == Index && Symbols[I] && Symbols[I] != Begin)
      Labels.push_back({Sym.Value, Symbols[I], unsigned(I)});
  auto GetSymbol = [&](unsigned Symbol) -> MCSymbol * {
    return Symbols[Symbol];
  };
  auto EmitAttributes = [&](const SectionLabel &L) {
    emitAttributes(O.Symbols[L.Index], static_cast<MCSymbolELF *>(L.Symbol));
  };
  SectionEmitter Emitter(O, Index, std::move(Labels), Out, GetSymbol,
                         EmitAttributes);
  Emitter.emit(Insts, Ranges);
  for (const SectionLabel &L : Emitter.getLabels()) {
    if (L.IsEmitted || L.Index == SectionLabel::NoIndex)
      continue;
    EmitAttributes(L);
    Out.emitAssignment(
        L.Symbol, MCBinaryExpr::createAdd(
                      MCSymbolRefExpr::create(Begin, Ctx),
                      MCConstantExpr::create(int64_t(L.Offset), Ctx), Ctx));
  }
}

void ObjectStreamer::emitAddressSignificant() {
  if (!O.AddressSignificant)
    return;
  Out.emitAddrsig();
  for (unsigned Index : *O.AddressSignificant)
    if (Symbols[Index])
      Out.emitAddrsigSym(Symbols[Index]);
}

void ObjectStreamer::emit(InstTranslator *Insts, const ObjectCode *Code) {
  // Object files have symbols in the order in which MC first sees them.
  for (MCSymbolELF *Sym : Symbols)
    if (Sym)
      Out.visitUsedSymbol(*Sym);
  for (auto [S, Sym] : zip_equal(O.Symbols, Symbols))
    emitUnplaced(S, Sym);
  for (unsigned I = 0; I != Sections.size(); ++I)
    emitSection(I, Insts,
                Code && I < Code->Insts.size() ? ArrayRef(Code->Insts[I])
                                               : ArrayRef<InstRange>());
  emitAddressSignificant();
}

Error clrx::streamObject(const Object &O, MCStreamer &Out,
                         const ObjectCode *Code) {
  ObjectStreamer Streamer(O, Out);
  std::optional<InstTranslator> Insts;
  if (Code) {
    Insts.emplace(Code->Target, Out.getContext());
    if (Error E = Insts->prepare(*Code))
      return E;
  }
  if (Error E = Streamer.prepare())
    return E;
  Streamer.emit(Insts ? &*Insts : nullptr, Code);
  return Error::success();
}
