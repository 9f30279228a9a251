//===- DebugSections.cpp - DWARF of a code object -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's streamer writes a file with code of the same size and with its debug
// information. The debug sections of this file are moved to the code object.
//
//===----------------------------------------------------------------------===//

#include "DebugInfo/DebugSections.h"
#include "InfoEmitter.h"
#include "MCSink/RelocatableStreamer.h"
#include "clrx/CodeObject/ObjectReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/MC/MCDwarf.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCSectionELF.h"

using namespace llvm;
using namespace clrx;
using codeobject::Object;

//===----------------------------------------------------------------------===//
// Emission
//===----------------------------------------------------------------------===//

namespace {

/// Emits code and its debug information.
class DebugEmitter {
  MCStreamer &Out;
  MCContext &Ctx;
  MCObjectFileInfo Info;
  StringMap<unsigned> Files;

  unsigned getFile(StringRef Name);
  void emitCode(uint64_t Size);
  void emitRow(const CodeRow &Row);
  MCSymbol *emitSection(const CodeSection &Code);

public:
  explicit DebugEmitter(MCStreamer &Out) : Out(Out), Ctx(Out.getContext()) {
    Info.initMCObjectFileInfo(Ctx, /*PIC=*/false);
    Ctx.setObjectFileInfo(&Info);
  }

  void emit(const Object &O, ArrayRef<CodeSection> Code,
            const StringMap<SourcePos> &Labels, const DebugOptions &Options);
};

} // namespace

/// Returns the number of the file \p Name in the line table.
unsigned DebugEmitter::getFile(StringRef Name) {
  auto [It, IsNew] = Files.try_emplace(Name);
  if (IsNew)
    It->second =
        Out.emitDwarfFileDirective(/*FileNo=*/0, /*Directory=*/"", Name);
  return It->second;
}

/// Emits \p Size bytes of code. Within a fragment, LLVM knows the distances
/// between rows at once, and emitZeros would begin a new fragment.
void DebugEmitter::emitCode(uint64_t Size) {
  static constexpr char Instruction[32] = {};
  if (Size <= sizeof(Instruction))
    Out.emitBytes(StringRef(Instruction, Size));
  else
    Out.emitZeros(Size);
}

/// Emits the code of \p Row, with its line. An instruction that the source
/// lacks has the line of its neighbour, but does not begin it.
void DebugEmitter::emitRow(const CodeRow &Row) {
  // A column in a macro with parameters is one of the expanded text.
  const bool HasColumn = Row.Pos.Origin && Row.Pos.Origin->IsVerbatim;
  const unsigned Column =
      HasColumn && Row.Pos.Column <= UINT16_MAX ? Row.Pos.Column : 0;
  Out.emitDwarfLocDirective(
      getFile(Row.Pos.getFileName()), unsigned(Row.Pos.getLine()), Column,
      Row.IsInserted ? 0 : DWARF2_FLAG_IS_STMT, /*Isa=*/0, /*Discriminator=*/0,
      /*FileName=*/"");
  MCDwarfLineEntry::make(&Out, Out.getCurrentSectionOnly());
  emitCode(Row.Size);
}

/// Emits the section \p Code. \returns the symbol at its beginning.
MCSymbol *DebugEmitter::emitSection(const CodeSection &Code) {
  Out.switchSection(Ctx.getELFSection(
      ".code", ELF::SHT_PROGBITS, ELF::SHF_ALLOC | ELF::SHF_EXECINSTR,
      /*EntrySize=*/0, /*Group=*/"", /*IsComdat=*/false, Code.Index,
      /*LinkedToSym=*/nullptr));
  MCSymbol *Begin = Ctx.createTempSymbol();
  Out.emitLabel(Begin);
  uint64_t Position = 0;
  for (const CodeRow &Row : Code.Rows) {
    Out.emitZeros(Row.Offset - Position);
    emitRow(Row);
    Position = Row.Offset + Row.Size;
  }
  Out.emitZeros(Code.Size - Position);
  return Begin;
}

void DebugEmitter::emit(const Object &O, ArrayRef<CodeSection> Code,
                        const StringMap<SourcePos> &Labels,
                        const DebugOptions &Options) {
  constexpr uint16_t DwarfVersion = 5;
  Ctx.setDwarfVersion(DwarfVersion);
  Ctx.setCompilationDir(Options.CompilationDir);
  Ctx.setMCLineTableRootFile(/*CUID=*/0, Options.CompilationDir,
                             Options.MainFile, std::nullopt, std::nullopt);
  std::vector<EmittedSection> Sections;
  for (const CodeSection &S : Code)
    Sections.push_back({&S, emitSection(S), findFunctions(O, S, Labels)});
  InfoEmitter(Out, Options, [this](StringRef Name) {
    return getFile(Name);
  }).emit(Sections);
}

//===----------------------------------------------------------------------===//
// Moving sections
//===----------------------------------------------------------------------===//

/// Returns the index of the symbol of the section \p Index, after adding it if
/// necessary.
static unsigned getSectionSymbol(Object &O, unsigned Index) {
  const auto It = find_if(O.Symbols, [Index](const codeobject::Symbol &S) {
    return S.Type == ELF::STT_SECTION && S.Section == Index;
  });
  if (It != O.Symbols.end())
    return unsigned(It - O.Symbols.begin());
  codeobject::Symbol Symbol;
  Symbol.Type = ELF::STT_SECTION;
  Symbol.Section = Index;
  O.Symbols.push_back(Symbol);
  return unsigned(O.Symbols.size() - 1);
}

static bool isDebugSection(const codeobject::Section &S) {
  return StringRef(S.Name).starts_with(".debug_");
}

/// Moves the debug sections of \p From to \p O. The other sections of \p From
/// stand for those of \p Code.
static void moveSections(Object From, Object &O, ArrayRef<CodeSection> Code) {
  const size_t First = O.Sections.size();
  std::vector<unsigned> Moved(From.Sections.size()); // Indices in O.
  for (auto [I, S] : enumerate(From.Sections)) {
    if (isDebugSection(S)) {
      Moved[I] = unsigned(O.Sections.size());
      O.Sections.push_back(std::move(S));
    } else if (S.Name == ".code") {
      Moved[I] = Code.front().Index;
      Code = Code.drop_front();
    }
  }
  std::vector<unsigned> Symbols(From.Symbols.size()); // Indices in O.
  for (auto [I, S] : enumerate(From.Symbols))
    if (S.Type == ELF::STT_SECTION)
      Symbols[I] = getSectionSymbol(O, Moved[S.Section]);
  for (codeobject::Section &S : drop_begin(O.Sections, First))
    for (codeobject::Relocation &R : S.Relocations)
      R.Symbol = Symbols[R.Symbol];
}

Error clrx::addDebugSections(Object &O, ArrayRef<CodeSection> Code,
                             const StringMap<SourcePos> &Labels,
                             const DebugOptions &Options) {
  if (any_of(O.Sections, isDebugSection))
    return Error::success();
  RelocatableStreamer Streamer(O.Flags, O.ABIVersion);
  DebugEmitter Emitter(Streamer.get());
  Emitter.emit(O, Code, Labels, Options);
  Expected<StringRef> Bytes = Streamer.finish();
  if (!Bytes)
    return Bytes.takeError();
  Expected<Object> From = codeobject::readObject(*Bytes);
  if (!From)
    return From.takeError();
  moveSections(std::move(*From), O, Code);
  return Error::success();
}
