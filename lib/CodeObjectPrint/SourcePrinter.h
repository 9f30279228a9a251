//===- SourcePrinter.h - Code objects in LLVM's syntax ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints HSA code objects as sources with '.dialect llvm'. Symbols.cpp prints
// symbols and relocations, and SourcePrinter.cpp prints sections.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTPRINT_SOURCEPRINTER_H
#define CLRX_LIB_CODEOBJECTPRINT_SOURCEPRINTER_H

#include "DescriptorReader.h"
#include "LLVMBridge/LLVMDisassembler.h"
#include "clrx/CodeObject/Reader.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <set>

namespace clrx {
namespace codeobject {

/// Text form of a relocation.
struct RelocationText {
  uint32_t Type;
  uint8_t Size;                  ///< Size in bytes.
  llvm::StringLiteral Specifier; ///< Specifier of the symbol.
  bool IsDistance;               ///< True if "-." follows the symbol in data.
};

/// Returns the text form of relocations of \p Type, or null if there is none.
const RelocationText *findText(uint32_t Type);

// Names of sections that a linker also adds.
constexpr llvm::StringLiteral Got = ".got", Comment = ".comment";

/// Returns true if \p S of \p O belongs in a source.
bool isOfSource(const LoadedObject &O, const ElfFile::Section &S);

/// Returns \p Name, in quotes if they are needed.
std::string quoteName(llvm::StringRef Name);

/// A symbol and its offset in a section.
using SymbolAt = std::pair<uint64_t, const ElfFile::Symbol *>;

class CodeObjectPrinter {
public:
  CodeObjectPrinter(const LoadedObject &O, LLVMDisassembler &Disassembler,
                    llvm::raw_ostream &OS)
      : O(O), File(O.File), Disassembler(Disassembler),
        Descriptors(*O.Target, O.Version), OS(OS) {}

  llvm::Error print();

private:
  const LoadedObject &O;
  const ElfFile &File;
  LLVMDisassembler &Disassembler;
  DescriptorReader Descriptors;
  llvm::raw_ostream &OS;
  std::vector<std::vector<SymbolAt>>
      Symbols; ///< Symbols of each section, ascending.
  /// Relocations of each section by offset.
  std::vector<std::map<uint64_t, ElfRelocation>> Relocations;
  /// Symbols of code that the blocks of their kernels make protected.
  llvm::DenseSet<const ElfFile::Symbol *> ProtectedByBlocks;

  // The current section.
  unsigned Index = 0;
  llvm::StringRef Content;
  std::set<uint64_t> Targets; ///< Branch targets that are instructions.

  uint64_t getOffset(const ElfFile::Symbol &S) const;
  void sortSymbols();
  void sortRelocations();
  void printTarget();
  bool isPrinted(const ElfFile::Symbol &S) const;
  void printBindings();
  void printGot();
  void printComment(const ElfFile::Section &S);
  void printOtherSymbols();
  void printAttributes(const ElfFile::Symbol &S);
  void printSection();
  void printSectionHeader(const ElfFile::Section &S);
  void printLabels(uint64_t Offset);
  const ElfFile::Symbol *findLocal(uint64_t Offset) const;
  std::string getLabel(uint64_t Offset) const;
  uint64_t getEnd(uint64_t Offset) const;
  void findTargets();
  uint64_t printInstruction(uint64_t Offset, uint64_t End);
  std::string getInstruction(uint64_t Offset, const ElfRelocation *R);
  uint64_t printRun(uint64_t Offset, uint64_t End);
  void printCode();
  uint64_t printRelocation(uint64_t Offset, uint64_t End,
                           const ElfRelocation &R);
  std::string getValue(uint64_t Address) const;
  std::string getValue(const ElfRelocation &R, llvm::StringRef Specifier) const;
  const ElfRelocation *findRelocation(uint64_t Begin, uint64_t End) const;
  const LoadedKernel *findKernel(uint64_t Offset) const;
  const ElfFile::Symbol *findOnlySymbol(Location P) const;
  bool isPlain(const LoadedKernel &K) const;
  void findProtectedByBlocks();
  bool printDescriptor(uint64_t Offset);
  void printSectionData();
  llvm::Error printMetadata();
};

} // namespace codeobject
} // namespace clrx

#endif // CLRX_LIB_CODEOBJECTPRINT_SOURCEPRINTER_H
