//===- Linker.h - An object on its way to a loader --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Links one object to a shared object, as `ld.lld -shared --no-undefined` does:
// the same sections in the same order at the same addresses, the same tables.
// What no compiler for HSA makes is left out: thread-local data, common
// symbols, symbol versions, symbols that the linker defines, and the editing of
// .eh_frame.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECT_LINKER_H
#define CLRX_LIB_CODEOBJECT_LINKER_H

#include "MergedSection.h"
#include "clrx/CodeObject/Object.h"
#include "clrx/Elf/ElfParts.h"
#include "clrx/Elf/ElfTables.h"
#include <list>

namespace clrx::codeobject {

struct OutputSection;

/// A section of the object, and where it went.
struct InputSection {
  const Section *From = nullptr;
  OutputSection *To = nullptr; ///< Null if it was left out.
  uint64_t Offset = 0;         ///< In To, if it was not merged.
  MergedSection *Merged = nullptr;
  unsigned Number = 0; ///< In Merged.

  /// Where the byte at \p At of the section is in To.
  uint64_t getOffset(uint64_t At) const {
    return Merged ? Merged->getOffset(Number, At) : Offset + At;
  }
};

/// A section of the file.
struct OutputSection : ElfSection {
  /// One of its parts: one of these.
  struct Part {
    InputSection *Input;
    MergedSection *Merged;
  };

  std::vector<Part> Parts; ///< Of the object's sections.
  unsigned Index = 0;      ///< In the file; before it is known, any order.
  unsigned Rank = 0;       ///< Sections stand by it.
  bool IsRelRo = false;    ///< The loader makes it read-only.

  bool isAllocated() const { return Flags & llvm::ELF::SHF_ALLOC; }
};

/// Sets IsRelRo, if it is not yet, and Rank.
void classify(OutputSection &S);

/// Whether another object may define \p S instead.
bool isPreemptible(const Symbol &S);

/// A program header over sections.
struct LinkedSegment {
  uint32_t Type, Flags;
  uint64_t Alignment = 0;
  OutputSection *First = nullptr, *Last = nullptr; ///< Null: there are none.
  bool HasHeaders = false; ///< The file's, in front of First.

  void add(OutputSection &S);
  bool isEmptyLoad() const;
};

/// A relocation for the loader.
struct DynamicRelocation {
  const OutputSection *Section;
  uint64_t Offset; ///< In Section.
  uint32_t Type;   ///< R_AMDGPU_RELATIVE64 or R_AMDGPU_ABS64
  unsigned Symbol; ///< Index in Object::Symbols.
  int64_t Addend;
};

class Linker {
public:
  explicit Linker(const Object &O) : O(O), Image(/*Is64Bit=*/true) {}

  llvm::Error link(llvm::raw_ostream &OS);

private:
  static constexpr unsigned None = ~0u;
  static constexpr uint64_t PageSize = 0x1000;

  const Object &O;
  ElfImage Image;

  Section Comment;                  ///< Says who linked.
  std::vector<InputSection> Inputs; ///< The object's by index, and Comment.
  std::list<MergedSection> Merged;
  std::list<OutputSection> Outputs;
  std::vector<OutputSection *> Order; ///< Outputs as they are in the file.
  std::vector<uint32_t> SectionNames; ///< Offsets of their names, by Index.
  /// Sections that the linker adds; they are the rows of TableRows.
  enum Table : uint8_t {
    DynSym,
    GnuHash,
    Hash,
    DynStr,
    Dynamic,
    Got,
    RelaDyn,
    RelRoPadding,
    SymTab,
    ShStrTab,
    StrTab,
    NumTables
  };
  static const ElfPart<Linker> TableRows[NumTables];
  OutputSection *Tables[NumTables] = {}; ///< Null: the file lacks the table.
  std::vector<LinkedSegment> Segments;
  uint64_t HeaderSize = 0; ///< Of the ELF header and the program headers.

  /// \name Symbols, as indices in Object::Symbols; None: _DYNAMIC
  /// @{
  std::vector<unsigned> StaticSymbols, DynamicSymbols;
  std::vector<uint32_t> StaticNames, DynamicNames; ///< Offsets of their names.
  unsigned NumLocalSymbols = 0;     ///< Of StaticSymbols, the first.
  unsigned NumUnhashed = 0;         ///< Of DynamicSymbols, the first.
  std::vector<unsigned> GotSymbols; ///< One for each entry of .got.
  /// @}
  std::vector<unsigned> GotIndex; ///< By symbol; None: it has no entry.
  std::vector<DynamicRelocation> DynamicRelocations;

  /// \name LinkedSections.cpp
  /// @{
  llvm::Error checkSections() const;
  llvm::Error placeSections();
  void addPart(OutputSection &Out, InputSection &In);
  void sortLinked();
  OutputSection *findOutput(llvm::StringRef Name);
  /// @}

  /// \name LinkedSymbols.cpp
  /// @{
  llvm::Error checkSymbols() const;
  bool isUndefined(const Symbol &S) const;
  bool isAbsolute(const Symbol &S) const;
  bool isKept(const Symbol &S) const;
  uint64_t getAddress(const Symbol &S, int64_t Addend) const;
  std::vector<unsigned> getGlobals() const;
  void collectStaticSymbols();
  void collectDynamicSymbols();
  unsigned getNumBuckets() const;
  ElfSymbol makeSymbol(unsigned Index) const;
  std::vector<ElfSymbol> makeSymbols(llvm::ArrayRef<unsigned> Indices) const;
  std::string encodeSymbols(llvm::ArrayRef<unsigned> Indices,
                            llvm::ArrayRef<uint32_t> Names) const;
  void fillGnuHash(ElfSection &S);
  /// @}

  /// \name LinkedRelocations.cpp
  /// @{
  llvm::Error scanRelocations();
  llvm::Error scanRelocation(const InputSection &In, const Relocation &R);
  bool hasPiece(const Relocation &R) const;
  llvm::Error scanAbsolute(const InputSection &In, const Relocation &R);
  void collectGot();
  void relocateGot();
  llvm::Error relocate();
  llvm::Error relocate(const InputSection &In, const Relocation &R);
  bool isRelocatedByLoader(const Symbol &S) const;
  void fillGot(ElfSection &S);
  void fillRelaDyn(ElfSection &S);
  /// @}

  /// \name LinkedTables.cpp
  /// @{
  OutputSection &table(Table T) { return *Tables[T]; }
  const OutputSection &table(Table T) const { return *Tables[T]; }
  bool hasGot() const { return !GotSymbols.empty(); }
  bool hasRelaDyn() const;
  void addTables();
  void addRelaDynEntries(std::vector<ElfDynamicEntry> &Entries) const;
  std::vector<ElfDynamicEntry> makeDynamicEntries();
  void fillDynSym(ElfSection &S);
  void fillHash(ElfSection &S);
  void fillDynamic(ElfSection &S);
  void fillSymTab(ElfSection &S);
  void linkTables();
  void fillTables();
  /// @}

  /// \name LinkedLayout.cpp
  /// @{
  void sortOutputs();
  void makeSegments();
  void makeLoadSegments();
  void makeRelRoSegments();
  void makeNoteSegments();
  void assignAddresses();
  const LinkedSegment *findLoad(const OutputSection &S) const;
  void assignOffsets();
  ElfSegment makeSegment(const LinkedSegment &S) const;
  void fillImage();
  /// @}
};

} // namespace clrx::codeobject

#endif // CLRX_LIB_CODEOBJECT_LINKER_H
