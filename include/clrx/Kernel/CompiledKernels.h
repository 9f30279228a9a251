//===- CompiledKernels.h - Kernels that a compiler printed ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The directives about kernels in what LLVM prints for amdhsa and mesa3d. They
// end up in what a container's own pseudo-ops fill: configurations, arguments.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_COMPILEDKERNELS_H
#define CLRX_KERNEL_COMPILEDKERNELS_H

#include "clrx/LLVMSource/KernelBlocks.h"
#include "clrx/LLVMSource/Metadata.h"
#include "clrx/Language/AsmHost.h"
#include "llvm/ADT/StringMap.h"
#include <deque>

namespace clrx {

/// What a container does for compiled kernels. Functions that return bool
/// return true on error and have reported it.
class CompiledKernelOwner {
public:
  virtual ~CompiledKernelOwner() = default;

  /// Compiled kernels will come; \p Loc is the first directive about them.
  virtual bool startCompiled(llvm::SMLoc Loc) = 0;
  /// Declares the kernel \p Name, which may exist, with a configuration that
  /// makes its header. Ends in any section. \p Number counts from 0.
  virtual bool declareCompiled(llvm::StringRef Name, llvm::SMLoc Loc,
                               unsigned &Number) = 0;
  /// Goes to the code.
  virtual bool enterCode(llvm::SMLoc Loc) = 0;
  /// Bytes between a kernel's label and the compiler's instructions.
  virtual uint64_t getRoomForHeader() const = 0;
  /// \name At the end of the source, in this order
  /// @{

  /// Takes over what metadata at \p Pos says of a kernel, as far as the source
  /// says nothing: arguments of the source stay alone.
  virtual void addMetadata(unsigned Number, const hsa::KernelMetadata &Kernel,
                           SourcePos Pos) = 0;
  /// The same for the fields of a kernel's block at \p Pos.
  virtual void addFields(unsigned Number, const KernelConfig &Fields,
                         SourcePos Pos) = 0;
  /// @}
};

/// The text between the .amdgpu_metadata at \p Loc and its end, whose
/// statements are read; it lives as long as the file. \returns nothing on
/// error, reported.
std::optional<llvm::StringRef> readMetadataText(AsmHost &Host, llvm::SMLoc Loc);

class CompiledKernels {
public:
  CompiledKernels(AsmHost &Host, CompiledKernelOwner &Owner)
      : Host(Host), Report(Host.getReporter()), Owner(Owner) {}

  /// See Container.
  /// @{
  bool parseDirective(llvm::StringRef Name, llvm::SMLoc Loc);
  bool isReading() const { return IsReading; }
  uint64_t getRoomBehind(llvm::StringRef Label);
  /// @}

  /// Returns true if a compiler printed the kernel \p Name.
  bool hasKernel(llvm::StringRef Name) const {
    return KernelsByName.contains(Name);
  }

  /// At the end of the source, when all symbols have their values: gives the
  /// owner what was read.
  void finish();

private:
  struct Kernel {
    std::string Name;
    unsigned Number; ///< The owner's.
    SourcePos Declared;
    bool HasLabel = false;
    std::optional<KernelBlock> Block = {};
    SourcePos BlockPos = {};
    hsa::KernelMetadata Metadata = {}; ///< Without arguments where there is none.
    SourcePos MetadataPos = {};
  };

  AsmHost &Host;
  Reporter &Report;
  CompiledKernelOwner &Owner;
  bool IsReading = false;
  std::deque<Kernel> Kernels;
  llvm::StringMap<Kernel *> KernelsByName;
  Kernel *Open = nullptr; ///< Whose .amdhsa_kernel is being read.
  Kernel *Last = nullptr; ///< Whose label came last.

  bool start(llvm::SMLoc Loc);
  bool declare(llvm::StringRef Name, llvm::SMLoc Loc);
  bool parseName(llvm::StringRef &Name);

  /// \name Directives; true on error, reported
  /// @{
  bool parseTarget(llvm::SMLoc Loc);
  bool skipVersion(llvm::SMLoc Loc);
  bool parseKernelName(llvm::SMLoc Loc);
  bool openBlock(llvm::SMLoc Loc);
  bool closeBlock(llvm::SMLoc Loc);
  bool parseBlockDirective(llvm::StringRef Name, llvm::SMLoc Loc);
  bool readKernelCode(llvm::SMLoc Loc);
  bool readMetadata(llvm::SMLoc Loc);
  /// @}

  bool checkTarget(llvm::StringRef Target, llvm::SMLoc Loc);
  void describe(Kernel &K, KernelBlock Block, llvm::SMLoc Loc);
  bool checkValue(const BlockRow &Row, int64_t Value, SourcePos Pos);
  bool parseValue(Kernel &K, llvm::ArrayRef<BlockRow> Rows,
                  llvm::StringRef Name, llvm::SMLoc Loc);
  bool checkArguments(const hsa::KernelMetadata &K, SourcePos Pos);
  void checkStack(const Kernel &K);
};

} // namespace clrx

#endif // CLRX_KERNEL_COMPILEDKERNELS_H
