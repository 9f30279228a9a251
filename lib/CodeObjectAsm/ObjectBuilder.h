//===- ObjectBuilder.h - Code objects as sections and symbols ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a codeobject::Object of what a source has in the end. Its functions are
// called in their order.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTASM_OBJECTBUILDER_H
#define CLRX_LIB_CODEOBJECTASM_OBJECTBUILDER_H

#include "clrx/CodeObjectAsm/ObjectSections.h"
#include "clrx/CodeObject/Object.h"
#include "clrx/Expr/SymbolTable.h"
#include "clrx/LLVMBridge/KernelDescriptors.h"
#include "clrx/ROCm/Format.h"
#include "llvm/ADT/StringMap.h"

namespace clrx::rocm {

class ObjectBuilder {
public:
  /// \p Sections must outlive the builder.
  ObjectBuilder(const AmdHsaObject &Facts, const ObjectSections &Sections);

  /// An empty section for descriptors, in front of the source's. \returns its
  /// index.
  unsigned addDescriptorSection();
  /// Those of the source, with what \p Asm has for them.
  void addSections(const llvm::MCAssembler &Asm);
  /// The index of \p S, one of the source's.
  unsigned getIndex(const ExprSection *S) const {
    return First + *Sections.find(S);
  }

  /// Raises the alignment of a section.
  void align(unsigned Section, uint64_t Alignment);

  void addSymbol(const SymbolInfo &Info);
  void addSymbol(codeobject::Symbol S);

  /// Gives the kernel at the symbol \p Name, if there is one, its \p
  /// Descriptor, at \p Offset of the section \p Section, and a symbol for that.
  void describeKernel(llvm::StringRef Name, unsigned Section, uint64_t Offset,
                      llvm::StringRef Descriptor);
  /// The note of \p Metadata, unless that is empty.
  void addNote(llvm::StringRef Metadata);

  /// \p FindGotSymbol says whose entry of the offset table a section stands
  /// for.
  void addRelocations(
      llvm::function_ref<llvm::StringRef(const Section *)> FindGotSymbol);

  /// Gives the symbol \p Name, which there is, a slot in the offset table.
  void addGotSymbol(llvm::StringRef Name) {
    O.GotSymbols.push_back(SymbolsByName.lookup(Name));
  }

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
