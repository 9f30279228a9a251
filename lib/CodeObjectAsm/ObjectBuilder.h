//===- ObjectBuilder.h - Sections and symbols of code objects ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds a codeobject::Object from a complete source. Call the functions that
// add something in the order of their declarations.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTASM_OBJECTBUILDER_H
#define CLRX_LIB_CODEOBJECTASM_OBJECTBUILDER_H

#include "CodeObjectAsm/ObjectSections.h"
#include "Expr/SymbolTable.h"
#include "LLVMBridge/KernelDescriptors.h"
#include "clrx/CodeObject/Object.h"
#include "clrx/ROCm/Format.h"
#include "llvm/ADT/StringMap.h"

namespace clrx::rocm {

class ObjectBuilder {
public:
  /// \p Sections must outlive the builder.
  ObjectBuilder(const AmdHsaObject &Facts, const ObjectSections &Sections);

  /// Adds an empty section for descriptors. It precedes the sections of the
  /// source. \returns its index.
  unsigned addDescriptorSection();
  /// Adds the sections of the source with their contents in \p Asm.
  void addSections(const llvm::MCAssembler &Asm);
  /// Returns the index of \p S, a section of the source.
  unsigned getIndex(const ExprSection *S) const {
    return First + *Sections.find(S);
  }

  /// Raises the alignment of a section.
  void align(unsigned Section, uint64_t Alignment);

  void addSymbol(const SymbolInfo &Info);
  void addSymbol(codeobject::Symbol S);

  /// Writes the \p Descriptor of the kernel \p Name at \p Offset in the section
  /// \p Section. Adds a symbol for the descriptor and a relocation for the
  /// distance to the code. Does nothing if there is no symbol \p Name.
  void describeKernel(llvm::StringRef Name, unsigned Section, uint64_t Offset,
                      llvm::StringRef Descriptor);
  /// Adds the note of \p Metadata, unless that is empty.
  void addNote(llvm::StringRef Metadata);

  /// Adds the relocations. A section that the object does not have stands for a
  /// slot of the offset table. \p FindGotSymbol returns the name of the slot's
  /// symbol.
  void addRelocations(
      llvm::function_ref<llvm::StringRef(const Section *)> FindGotSymbol);

  /// Returns the names of the symbols that the object uses but does not define.
  /// Must follow addRelocations.
  std::vector<llvm::StringRef> getUndefined() const;

  /// Adds a slot in the offset table for the symbol \p Name, which must exist.
  void addGotSymbol(llvm::StringRef Name) {
    O.GotSymbols.push_back(SymbolsByName.lookup(Name));
  }

  /// Returns the section of the source for each section of the object; null for
  /// sections that the source does not have.
  std::vector<const ExprSection *> getOrigins() const;

  codeobject::Object take() { return std::move(O); }

private:
  const ObjectSections &Sections;
  codeobject::Object O;
  unsigned First = 0; ///< Index of the source's first section.
  llvm::StringMap<unsigned> SymbolsByName;
  llvm::DenseMap<unsigned, unsigned> SectionSymbols; ///< By section.

  unsigned addSection(llvm::StringRef Name, uint32_t Type, uint64_t Flags,
                      uint64_t Alignment, std::string Content);
  unsigned getSectionSymbol(unsigned Index);
};

} // namespace clrx::rocm

#endif // CLRX_LIB_CODEOBJECTASM_OBJECTBUILDER_H
