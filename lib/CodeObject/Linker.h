//===- Linker.h - Links an object for a loader ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Links one object into a shared object, as `ld.lld -shared --no-undefined`
// does: the same sections in the same order at the same addresses, the same
// tables. Features that no compiler for HSA uses are missing: thread-local
// data, common symbols, symbol versions, symbols that the linker defines (other
// than _DYNAMIC), and the editing of .eh_frame.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECT_LINKER_H
#define CLRX_LIB_CODEOBJECT_LINKER_H

#include "Elf/ElfParts.h"
#include "Elf/ElfTables.h"
#include "MergedSection.h"
#include "clrx/CodeObject/Object.h"
#include <list>

namespace clrx::codeobject {

struct OutputSection;

/// A section of the object, and its position in the output.
struct InputSection {
  const Section *From = nullptr;
  OutputSection *To = nullptr; ///< Null if it was left out.
  uint64_t Offset = 0;         ///< Offset in To, if it was not merged.
  MergedSection *Merged = nullptr;
  unsigned Number = 0; ///< Number in Merged.

  /// Returns the offset in To of the byte at \p At in the section.
  uint64_t getOffset(uint64_t At) const {
    return Merged ? Merged->getOffset(Number, At) : Offset + At;
  }
};

/// A section of the output.
struct OutputSection : ElfSection {
  /// A part of the section: an input section or a merged section. The pointer
  /// to the other kind is null.
  struct Part {
    InputSection *Input;
    MergedSection *Merged;
  };

  std::vector<Part> Parts; ///< Parts that come from the object.
  unsigned Index = 0;      ///< Index in the file, once it is known.
  unsigned Rank = 0;       ///< Sections are sorted by rank.
  bool IsRelRo = false;    ///< True if the loader makes it read-only.

  bool isAllocated() const { return Flags & llvm::ELF::SHF_ALLOC; }
};

/// Sets Rank, and sets IsRelRo if the section becomes read-only.
void classify(OutputSection &S);

/// Returns true if another object may define \p S instead.
bool isPreemptible(const Symbol &S);

/// A program header and its sections.
struct LinkedSegment {
  uint32_t Type, Flags;
  uint64_t Alignment = 0;
  OutputSection *First = nullptr, *Last = nullptr; ///< Null if there are none.
  bool HasHeaders = false; ///< True if the file's headers precede First.

  void add(OutputSection &S);
  bool isEmptyLoad() const;
};

/// A relocation for the loader.
struct DynamicRelocation {
  const OutputSection *Section;
  uint64_t Offset; ///< Offset in Section.
  uint32_t Type;   ///< R_AMDGPU_RELATIVE64 or R_AMDGPU_ABS64
  unsigned Symbol; ///< Index in Object::Symbols.
  int64_t Addend;
};

/// Links one object. The function link calls the other steps in order.
class Linker {
public:
  explicit Linker(const Object &O) : O(O), Image(/*Is64Bit=*/true) {}

  llvm::Error link(llvm::raw_ostream &OS);

private:
  static constexpr unsigned None = ~0u;
  static constexpr uint64_t PageSize = 0x1000;

  const Object &O;
  ElfImage Image;

  Section Comment;                  ///< Holds the name of the linker.
  std::vector<InputSection> Inputs; ///< Sections of the object, and Comment.
  std::list<MergedSection> Merged;
  std::list<OutputSection> Outputs;
  std::vector<OutputSection *> Order; ///< Outputs in the order of the file.
  std::vector<uint32_t> SectionNames; ///< Offsets of section names, by Index.
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
  OutputSection *Tables[NumTables] = {}; ///< Null if the file lacks the table.
  std::vector<LinkedSegment> Segments;
  uint64_t HeaderSize = 0; ///< Size of the ELF header and program headers.

  /// \name Symbols, as indices in Object::Symbols; None: _DYNAMIC
  /// @{
  std::vector<unsigned> StaticSymbols, DynamicSymbols;
  std::vector<uint32_t> StaticNames, DynamicNames; ///< Offsets of their names.
  unsigned NumLocalSymbols = 0; ///< Number of local symbols, first in .symtab.
  unsigned NumUnhashed = 0;     ///< Number without a hash, first in .dynsym.
  std::vector<unsigned> GotSymbols; ///< One for each entry of .got.
  /// @}
  std::vector<unsigned> GotIndex; ///< Entry of each symbol; None: no entry.
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
