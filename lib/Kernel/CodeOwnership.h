//===- CodeOwnership.h - Owners of kernel code ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tracks which kernels own the code that is being assembled. Labels in a common
// section, the kernels' own sections, and .kcode regions decide that. Register
// counts and .wave32 follow the owners.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNEL_CODEOWNERSHIP_H
#define CLRX_LIB_KERNEL_CODEOWNERSHIP_H

#include "Analysis/RegisterCounter.h"
#include "Language/AsmHost.h"
#include "llvm/ADT/SmallBitVector.h"
#include <deque>

namespace clrx {

/// Counts the registers of code for its owners: the kernels of the open .kcode
/// region or, without a region, the kernel with the last label.
class CodeOwnership {
public:
  /// Uses the instruction set of the current target.
  explicit CodeOwnership(AsmHost &Host);
  /// Defined in the source file, so that containers do not depend on the
  /// counter.
  ~CodeOwnership();

  /// Adds a kernel without code. \returns its index.
  unsigned addKernel();
  unsigned getNumKernels() const { return Kernels.size(); }

  /// Makes \p Kernel the owner of the next code. Has no effect in a region that
  /// has kernels.
  void enterKernel(unsigned Kernel);

  /// Handles .wave32 and .nowave32. Each kernel keeps its own setting. In a
  /// region, the statement has an effect until the region's end.
  void setWave32(bool On);
  /// Sets .wave32 for \p Kernel outside its code. Outside regions, this has no
  /// effect while \p Kernel owns the code, because statements in the code take
  /// precedence.
  void setWave32(unsigned Kernel, bool On);
  /// Returns the last .wave32 setting of \p Kernel.
  bool isWave32(unsigned Kernel) const { return Kernels[Kernel].Wave32; }

  /// Returns the owner of code outside regions, if there is one.
  std::optional<unsigned> getOwner() const { return Current; }

  bool isInRegion() const { return !Regions.empty(); }
  /// Returns the initial owners of a new region, one bit for each kernel so
  /// far: those of the enclosing region, or none outside regions.
  llvm::SmallBitVector getInheritedSelection() const;
  /// Opens a region that the kernels of \p Selection own. \returns true,
  /// without opening it, if these kernels differ in .wave32.
  bool openRegion(llvm::SmallBitVector Selection);
  /// Closes the innermost region. There must be one.
  void closeRegion();
  /// \name For containers in which kernels have their own sections
  /// These functions replace enterKernel. Counting starts when a section is
  /// entered. .kcode and .kcodeend assign the count so far to the kernels of
  /// the region and restart it.
  /// @{

  /// Selects this mode, which is off by default. Call it before any kernel is
  /// added.
  void setHasOwnSections(bool On) { HasOwnSections = On; }
  /// Enters the section of \p Kernel, or a section without a kernel.
  void enterSection(std::optional<unsigned> Kernel);
  /// Assigns the count so far to \p Kernel.
  void leaveSection(unsigned Kernel) { Kernels[Kernel].Usage = RegionUsage; }
  /// @}

  /// Closes open regions at the end of the source. \p Current is the kernel in
  /// whose own section the source ends.
  void finish(std::optional<unsigned> Current = std::nullopt);

  RegisterUsage &getUsage(unsigned Kernel) { return Kernels[Kernel].Usage; }
  /// Adds registers that the counter does not see. Called after the source has
  /// ended.
  void addUsage(unsigned Kernel, const RegisterUsage &Usage) {
    Kernels[Kernel].Added.merge(Usage);
    Kernels[Kernel].Usage.merge(Usage);
  }

private:
  struct Kernel {
    RegisterUsage Usage;
    RegisterUsage Added; ///< Sum of all addUsage calls.
    bool Wave32 = false;
  };

  AsmHost &Host;
  RegisterCounter Counter;
  bool HasWave32;     ///< False if .wave32 has no effect.
  bool HasDialect;    ///< True if the processor has a CLRX dialect.
  bool DefaultWave32; ///< Setting for new kernels and code without owner.
                      ///< Always false if HasDialect is true.
  std::deque<Kernel> Kernels; ///< A deque, because elements must not move.
  std::optional<unsigned> Current;
  llvm::SmallVector<llvm::SmallBitVector, 2> Regions; ///< Innermost last.
  RegisterUsage RegionUsage; ///< Usage in the innermost region since its start
                             ///< or since the last nested region.
  bool HasOwnSections = false;

  void collect();
  void updateHost();
};

} // namespace clrx

#endif // CLRX_LIB_KERNEL_CODEOWNERSHIP_H
