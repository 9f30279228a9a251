//===- ModuleContainer.h - Container with a Module --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The base of all parser extensions: the way from what MC has laid out to the
// file.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_MODULECONTAINER_H
#define CLRX_KERNEL_MODULECONTAINER_H

#include "clrx/Elf/ElfImage.h"
#include "clrx/KernelModel/ModuleError.h"
#include "clrx/Language/Container.h"
#include <utility>
#include <vector>

namespace clrx {

/// A container whose parser makes a Module, plain data, of the source. The
/// object writer that MC calls at the end completes the Module with relocations
/// and the contents of sections, and writes it.
class ModuleContainer : public Container {
public:
  std::unique_ptr<llvm::MCObjectWriter>
  createObjectWriter(llvm::raw_pwrite_stream &OS) final;

  /// Adds the relocation \p R, which checkRelocation let through, of the word
  /// at
  /// \p Offset of its place. \returns what the word holds.
  virtual uint32_t addRelocation(const RelocationRequest &R, uint64_t Offset) {
    llvm_unreachable("the container has no relocations");
  }

  /// Completes the Module with the contents of sections, now laid out in \p
  /// Asm, and writes it. An error is reported where the part of the Module
  /// comes from that it is about.
  virtual llvm::Error writeModule(const llvm::MCAssembler &Asm,
                                  llvm::raw_ostream &OS) = 0;

  /// The content of \p S as \p Asm has laid it out. Null: before that; what
  /// waits for a value is 0.
  static std::string getContent(const Section &S, const llvm::MCAssembler *Asm);
  /// Sets the content, or the size of a section without one.
  static void setContent(ElfSection &Result, const Section &S,
                         const llvm::MCAssembler *Asm);

protected:
  using Container::Container;

  /// Remembers that \p Part of the Module, as errors name it, comes from
  /// \p Pos.
  void remember(ModulePart Part, SourcePos Pos) {
    Places.push_back({Part, Pos});
  }
  /// What is remembered; invalid: nothing.
  SourcePos getPlaceOf(ModulePart Part) const;
  /// Reports \p E, of the Module, at what is nearest to the part that it is
  /// about. \returns true.
  bool reportModuleError(llvm::Error E);

private:
  class ObjectWriter;
  /// In the source's order; the last one of a part counts.
  std::vector<std::pair<ModulePart, SourcePos>> Places;

  SourcePos locate(ModulePart Part) const;
};

} // namespace clrx

#endif // CLRX_KERNEL_MODULECONTAINER_H
