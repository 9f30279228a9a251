//===- ControlDirectives.h - Sections of control directives -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a source puts into the control directives of kernels' headers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_CONTROLDIRECTIVES_H
#define CLRX_KERNEL_CONTROLDIRECTIVES_H

#include "clrx/Kernel/ModuleContainer.h"
#include "llvm/ADT/MapVector.h"

namespace clrx {

/// Reports control directives of \p Kernel, the content of \p S that begins at
/// \p Begin, if they have not the size of their field of amd_kernel_code_t.
void checkControlDirectives(Reporter &Report, llvm::StringRef Kernel,
                            const Section &S, SourcePos Begin);

/// A section for each kernel that has some.
class ControlDirectiveSections {
public:
  explicit ControlDirectiveSections(AsmHost &Host) : Host(Host) {}

  bool empty() const { return Sections.empty(); }
  /// Where the first section was opened; there must be one.
  SourcePos getBegin() const { return Sections.front().second.Begin; }

  /// The section of \p Kernel, which is created unless it is there; \p Loc is
  /// the pseudo-op.
  Section *open(unsigned Kernel, llvm::SMLoc Loc);

  /// Reports those that have not the right size. \p Kernels are the Module's,
  /// as below.
  template <class KernelList> void check(const KernelList &Kernels) const {
    for (const auto &[Kernel, E] : Sections)
      checkControlDirectives(Host.getReporter(), Kernels[Kernel].Name, *E.Sec,
                             E.Begin);
  }

  /// Gives those \p Kernels that are configured the contents, as laid out in
  /// \p Asm, or, if that is null, as they are so far.
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
    SourcePos Begin; ///< The first .control_directive.
  };

  AsmHost &Host;
  /// By the kernel's number, in order of creation.
  llvm::MapVector<unsigned, Entry> Sections;
};

} // namespace clrx

#endif // CLRX_KERNEL_CONTROLDIRECTIVES_H
