//===- KernelOutput.h - File that the kernels of a source go to -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sources of ROCm binaries and of code objects have the same pseudo-ops, so
// one parser reads both kinds of source. A KernelOutput writes the file: there
// is one class for ROCm binaries and one for code objects.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTASM_KERNELOUTPUT_H
#define CLRX_LIB_CODEOBJECTASM_KERNELOUTPUT_H

#include "Language/Container.h"
#include "clrx/ROCm/Module.h"
#include "llvm/Support/Error.h"

namespace clrx::rocm {

/// The file that the kernels of a source go to. Functions that return bool
/// return true on error and have reported it.
class KernelOutput {
public:
  virtual ~KernelOutput() = default;

  /// \name Statements
  /// @{
  /// See Container::keepsSections.
  virtual bool keepsSections() const = 0;
  /// Returns the section \p Name, and creates it if necessary.
  virtual Section *openSection(llvm::StringRef Name,
                               const SectionAttributes &Attrs,
                               llvm::SMLoc Loc) = 0;
  /// Returns the section with the next slot of the offset table, and the slot's
  /// offset in it in bytes.
  virtual std::pair<Section *, uint64_t> openGotSlot() = 0;
  /// Remembers the first use of each symbol, for errors about undefined
  /// symbols.
  virtual void noteUse(const RelocationRequest &) {}
  virtual void addRelocation(const RelocationRequest &R, uint64_t Offset) = 0;
  /// Returns the largest operand of .shared_vgprs.
  virtual uint64_t getMaxSharedVGPRs() const = 0;
  /// Returns true if .arg accepts the kinds of arguments that only code objects
  /// have.
  virtual bool takesLLVMArguments() const = 0;
  /// Returns the number of bytes between the label of \p K and its code.
  virtual uint64_t getHeaderSize(const Kernel &K) const = 0;
  /// @}

  /// \name The end of the source
  /// @{
  /// See Container::assignAddresses.
  virtual bool assignAddresses() { return false; }
  /// Checks the complete source.
  virtual bool finish() = 0;
  /// Adds resources to \p Views, the result of viewKernels. Called after
  /// finish().
  virtual void viewResources(llvm::MutableArrayRef<KernelView> Views) = 0;
  virtual llvm::Error write(const llvm::MCAssembler &Asm,
                            llvm::raw_ostream &OS) = 0;
  /// @}
};

} // namespace clrx::rocm

#endif // CLRX_LIB_CODEOBJECTASM_KERNELOUTPUT_H
