//===- KernelContainer.h - Container with configured kernels ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The base of parser extensions of containers whose kernels are configured.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_KERNELCONTAINER_H
#define CLRX_KERNEL_KERNELCONTAINER_H

#include "clrx/Elf/ElfImage.h"
#include "clrx/Kernel/CodeOwnership.h"
#include "clrx/Kernel/PseudoOp.h"
#include "clrx/Kernel/PseudoOpOperands.h"
#include "clrx/Language/Container.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

/// What the parsers of containers with configured kernels have in common:
/// dispatch by rows, and the pseudo-ops that mean the same in all.
class KernelContainer : public Container {
public:
  /// Registers the shared rows and the container's own.
  void Initialize(llvm::MCAsmParser &Parser) override;
  void wave32Changed(bool On) override { Ownership.setWave32(On); }

  /// \name Handlers of shared rows
  /// @{
  bool parseDirectiveDriverVersion(llvm::StringRef, llvm::SMLoc);
  bool parseDirectiveGetDriverVersion(llvm::StringRef, llvm::SMLoc);
  virtual bool parseDirectiveKCode(llvm::StringRef, llvm::SMLoc);
  virtual bool parseDirectiveKCodeEnd(llvm::StringRef, llvm::SMLoc);
  /// @}

  /// The handler of a row whose statement \p Handler of \p T reads.
  template <class T, bool (T::*Handler)(llvm::StringRef, llvm::SMLoc)>
  static constexpr llvm::MCAsmParser::DirectiveHandler getHandler() {
    return &HandleDirective<T, Handler>;
  }

protected:
  CodeOwnership Ownership;
  KernelConfig FileConfig; ///< Of rows that are legal anywhere.
  /// Of .driver_version; 0: the oldest.
  uint32_t DriverVersion;

  /// \p OwnOps must outlive the container.
  KernelContainer(AsmHost &Host, llvm::ArrayRef<PseudoOp> OwnOps)
      : Container(Host), Ownership(Host),
        DriverVersion(Host.getLoaderVersions().Driver), OwnOps(OwnOps) {}

  /// Checks that \p Op may stand here; for every row, before its operands.
  /// \returns true on error, reported at \p Loc.
  virtual bool checkScope(const PseudoOp &Op, llvm::SMLoc Loc) = 0;
  /// Where \p Op, a row with a scope, stores its operands; called when its
  /// scope was right.
  virtual KernelConfig &getConfigFor(const PseudoOp &Op) = 0;
  /// What .driver_version sets for 0.
  virtual uint32_t getDefaultDriverVersion() const { return 0; }

  /// Declares the kernel \p Name, unless it is declared. \returns its number,
  /// counting from 0, and whether it is new.
  std::pair<unsigned, bool> declareKernel(llvm::StringRef Name);
  std::optional<unsigned> findKernel(llvm::StringRef Name) const;

  OperandReader operands() { return OperandReader(Host); }

  /// Reports that \p Name is not legal here and, as a note, how to get to where
  /// it is. Returns true.
  bool reportPlace(llvm::StringRef Name, const ScopeWords &Words,
                   bool IsInKernel, llvm::SMLoc Loc);

  /// Reports control directives of \p Kernel, the content of \p S that begins
  /// at \p Begin, if they have not the size of their field of
  /// amd_kernel_code_t.
  void checkControlDirectives(llvm::StringRef Kernel, const Section &S,
                              SourcePos Begin);

  /// A section of the source's own, without its content.
  static ElfSection makeExtraSection(llvm::StringRef Name,
                                     const SectionAttributes &Attrs);

private:
  llvm::ArrayRef<PseudoOp> OwnOps;
  llvm::StringMap<const PseudoOp *> OpsByName;
  llvm::StringMap<unsigned> KernelNumbers; ///< As in Ownership.

  bool parsePseudoOp(llvm::StringRef Name, llvm::SMLoc Loc);
  bool isInCode() const;
  bool parseKCodeItem(llvm::SmallBitVector &Selection);
};

} // namespace clrx

#endif // CLRX_KERNEL_KERNELCONTAINER_H
