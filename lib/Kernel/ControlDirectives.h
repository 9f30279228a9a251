//===- ControlDirectives.h - Sections of control directives -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the control directives that a source gives for kernels' headers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNEL_CONTROLDIRECTIVES_H
#define CLRX_LIB_KERNEL_CONTROLDIRECTIVES_H

#include "Kernel/ModuleContainer.h"
#include "llvm/ADT/MapVector.h"

namespace clrx {

/// Checks that the control directives of \p Kernel have the size of their field
/// of amd_kernel_code_t. They are the content of \p S, which begins at \p
/// Begin.
void checkControlDirectives(Reporter &Report, llvm::StringRef Kernel,
                            const Section &S, SourcePos Begin);

/// The sections of control directives, one for each kernel that has any.
class ControlDirectiveSections {
public:
  explicit ControlDirectiveSections(AsmHost &Host) : Host(Host) {}

  bool empty() const { return Sections.empty(); }
  /// Returns the position at which the first section was opened; there must be
  /// one.
  SourcePos getBegin() const { return Sections.front().second.Begin; }

  /// Returns the section of \p Kernel and creates it if necessary. \p Loc is
  /// the pseudo-op.
  Section *open(unsigned Kernel, llvm::SMLoc Loc);

  /// Reports sections of wrong size. \p Kernels are those of the Module, as for
  /// the next function.
  template <class KernelList> void check(const KernelList &Kernels) const {
    for (const auto &[Kernel, E] : Sections)
      checkControlDirectives(Host.getReporter(), Kernels[Kernel].Name, *E.Sec,
                             E.Begin);
  }

  /// Copies the content of each section to the configuration of its kernel in
  /// \p Kernels, if there is one. The content is laid out in \p Asm. If \p Asm
  /// is null, copies the current content.
  template <class KernelList>
  void addContents(KernelList &Kernels, const llvm::MCAssembler *Asm) const {
    for (const auto &[Kernel, E] : Sections)
      if (Kernels[Kernel].Config)
        Kernels[Kernel].Config->ControlDirectives =
            ModuleContainer::getContent(*E.Sec, Asm);
  }

private:
  struct Entry {
    Section *Sec = nullptr;
    SourcePos Begin; ///< Position of the first .control_directive.
  };

  AsmHost &Host;
  /// Sections by kernel index, in order of creation.
  llvm::MapVector<unsigned, Entry> Sections;
};

} // namespace clrx

#endif // CLRX_LIB_KERNEL_CONTROLDIRECTIVES_H
