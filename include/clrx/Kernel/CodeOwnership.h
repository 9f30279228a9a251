//===- CodeOwnership.h - Which kernel code belongs to -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which kernels code belongs to: labels of a common section, or the kernels'
// own sections, and .kcode regions say so, and register counts and .wave32
// follow.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_CODEOWNERSHIP_H
#define CLRX_KERNEL_CODEOWNERSHIP_H

#include "clrx/Analysis/RegisterCounter.h"
#include "clrx/Language/AsmHost.h"
#include "llvm/ADT/SmallBitVector.h"
#include <deque>

namespace clrx {

/// Counts the registers of code for the kernels it belongs to: those of an open
/// .kcode region, else the one whose label came last.
class CodeOwnership {
public:
  /// The instruction set is that of the target as it is now.
  explicit CodeOwnership(AsmHost &Host);
  /// Elsewhere, so that containers need nothing of the counter.
  ~CodeOwnership();

  /// Adds a kernel without code. \returns its number, counting from 0.
  unsigned addKernel();
  unsigned getNumKernels() const { return Kernels.size(); }

  /// Code now belongs to \p Kernel. Ignored in a region that has kernels.
  void enterKernel(unsigned Kernel);

  /// .wave32 or .nowave32 was read. Each kernel remembers its own setting; in a
  /// region the statement holds until the region's end.
  void setWave32(bool On);
  /// The same for \p Kernel, outside of its code. Ignored if its code is being
  /// read: a kernel goes by its code.
  void setWave32(unsigned Kernel, bool On);
  /// What was said last for \p Kernel.
  bool isWave32(unsigned Kernel) const { return Kernels[Kernel].Wave32; }

  /// The kernel that code belongs to outside of regions, if any.
  std::optional<unsigned> getOwner() const { return Current; }

  bool isInRegion() const { return !Regions.empty(); }
  /// The kernels that a new region starts from: those of the region around
  /// it, and none outside of regions. One bit for each kernel so far.
  llvm::SmallBitVector getInheritedSelection() const;
  /// Opens a region whose code belongs to \p Selection. \returns true, opening
  /// nothing, if these kernels differ in .wave32.
  bool openRegion(llvm::SmallBitVector Selection);
  /// Closes the innermost region. There must be one.
  void closeRegion();
  /// \name Instead of enterKernel where kernels have sections of their own
  /// Their code is counted from where a section was entered; .kcode and
  /// .kcodeend hand that to the kernels of the region up to there, and start
  /// anew.
  /// @{

  /// Whether it is so; not by default. Called before there are kernels.
  void setHasOwnSections(bool On) { HasOwnSections = On; }
  /// The source enters the section of \p Kernel, or one that is no kernel's.
  void enterSection(std::optional<unsigned> Kernel);
  /// What was counted becomes that of \p Kernel.
  void leaveSection(unsigned Kernel) { Kernels[Kernel].Usage = RegionUsage; }
  /// @}

  /// At the end of the source: closes what is open. \p Current is the kernel
  /// whose own section the source ends in.
  void finish(std::optional<unsigned> Current = std::nullopt);

  RegisterUsage &getUsage(unsigned Kernel) { return Kernels[Kernel].Usage; }
  /// What nobody counts uses that, too. Called when the source has ended.
  void addUsage(unsigned Kernel, const RegisterUsage &Usage) {
    Kernels[Kernel].Added.merge(Usage);
    Kernels[Kernel].Usage.merge(Usage);
  }
  /// Sees the instructions. Whom they count for may be changed until the next
  /// call here.
  RegisterCounter &getCounter() { return Counter; }

private:
  struct Kernel {
    RegisterUsage Usage;
    RegisterUsage Added; ///< Of addUsage.
    bool Wave32 = false;
  };

  AsmHost &Host;
  RegisterCounter Counter;
  bool HasWave32;     ///< Else .wave32 means nothing.
  bool HasDialect;    ///< The processor does.
  bool DefaultWave32; ///< Of new kernels and code of nobody; without a dialect
                      ///< what LLVM, or the source in front of them, says.
  std::deque<Kernel> Kernels; ///< Its elements stay where they are.
  std::optional<unsigned> Current;
  llvm::SmallVector<llvm::SmallBitVector, 2> Regions; ///< Innermost last.
  RegisterUsage RegionUsage; ///< Of the innermost region since its start or
                             ///< since the last nested region.
  bool HasOwnSections = false;

  void collect();
  void updateHost();
};

} // namespace clrx

#endif // CLRX_KERNEL_CODEOWNERSHIP_H
