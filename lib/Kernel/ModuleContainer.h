//===- ModuleContainer.h - Container with a Module --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The base class of all parser extensions. It turns the sections that MC has
// laid out into the output file.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNEL_MODULECONTAINER_H
#define CLRX_LIB_KERNEL_MODULECONTAINER_H

#include "KernelModel/ModuleError.h"
#include "Language/Container.h"
#include "clrx/Elf/ElfImage.h"
#include <utility>
#include <vector>

namespace clrx {

/// A container whose parser builds a Module, which is plain data. At the end,
/// MC calls the object writer, which adds relocations and the contents of
/// sections to the Module and writes it.
class ModuleContainer : public Container {
public:
  std::unique_ptr<llvm::MCObjectWriter>
  createObjectWriter(llvm::raw_pwrite_stream &OS) final;

  /// Adds the relocation \p R, which checkRelocation accepted, for the word at
  /// \p Offset in its section. \returns the initial value of the word.
  virtual uint32_t addRelocation(const RelocationRequest &R, uint64_t Offset) {
    llvm_unreachable("the container has no relocations");
  }

  /// Adds the contents of sections, as laid out in \p Asm, to the Module and
  /// writes it. Errors are reported at the source position of the part that
  /// they name.
  virtual llvm::Error writeModule(const llvm::MCAssembler &Asm,
                                  llvm::raw_ostream &OS) = 0;

  /// Returns the content of \p S as laid out in \p Asm. If \p Asm is null,
  /// returns the content before layout, in which pending values are 0.
  static std::string getContent(const Section &S, const llvm::MCAssembler *Asm);
  /// Sets the content of a section, or the size of a section without content.
  static void setContent(ElfSection &Result, const Section &S,
                         const llvm::MCAssembler *Asm);

protected:
  using Container::Container;

  /// Remembers \p Pos as the source position of \p Part of the Module.
  void remember(ModulePart Part, SourcePos Pos) {
    Positions.push_back({Part, Pos});
  }
  /// Returns the remembered position; invalid if there is none.
  SourcePos getPosOf(ModulePart Part) const;
  /// Returns the position of \p Part, or of the part that contains it. If the
  /// source does not name the part, this is the position of the first kernel,
  /// and without kernels, the end of the source.
  SourcePos locate(ModulePart Part) const;
  /// Reports the error \p E of the Module at the remembered position that is
  /// closest to its part. \returns true.
  bool reportModuleError(llvm::Error E);

private:
  class ObjectWriter;
  /// Positions in source order; the last one of each part is used.
  std::vector<std::pair<ModulePart, SourcePos>> Positions;
};

} // namespace clrx

#endif // CLRX_LIB_KERNEL_MODULECONTAINER_H
