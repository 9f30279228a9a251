//===- CompiledKernels.h - Kernels that a compiler printed ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the kernel directives in LLVM's assembly output for amdhsa and mesa3d.
// The results go to the configurations and arguments that a container's own
// pseudo-ops also fill.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNEL_COMPILEDKERNELS_H
#define CLRX_LIB_KERNEL_COMPILEDKERNELS_H

#include "LLVMSource/KernelBlocks.h"
#include "LLVMSource/Metadata.h"
#include "Language/AsmHost.h"
#include "llvm/ADT/StringMap.h"
#include <deque>

namespace clrx {

/// The container's interface for compiled kernels. Functions that return bool
/// return true on error and have reported it.
class CompiledKernelOwner {
public:
  virtual ~CompiledKernelOwner() = default;

  /// Prepares for compiled kernels. \p Loc is the first directive about them.
  virtual bool startCompiled(llvm::SMLoc Loc) = 0;
  /// Declares the kernel \p Name and gives it a configuration for its header.
  /// The kernel may exist already. The current section may change. \p Number is
  /// set to the kernel's index.
  virtual bool declareCompiled(llvm::StringRef Name, llvm::SMLoc Loc,
                               unsigned &Number) = 0;
  /// Switches to the section of code.
  virtual bool enterCode(llvm::SMLoc Loc) = 0;
  /// Returns the number of bytes between a kernel's label and the compiler's
  /// instructions.
  virtual uint64_t getHeaderGap() const = 0;
  /// \name At the end of the source, in this order
  /// @{

  /// Applies the metadata at \p Pos to a kernel. Values that the source sets
  /// take precedence; arguments of the source replace all arguments of the
  /// metadata.
  virtual void addMetadata(unsigned Number, const hsa::KernelMetadata &Kernel,
                           SourcePos Pos) = 0;
  /// Applies the fields of a kernel's block at \p Pos.
  virtual void addFields(unsigned Number, const KernelConfig &Fields,
                         SourcePos Pos) = 0;
  /// @}
};

/// Reads the statements between the .amdgpu_metadata at \p Loc and its end.
/// \returns their text, which lives as long as the file, or std::nullopt after
/// reporting an error.
std::optional<llvm::StringRef> readMetadataText(AsmHost &Host, llvm::SMLoc Loc);

class CompiledKernels {
public:
  CompiledKernels(AsmHost &Host, CompiledKernelOwner &Owner)
      : Host(Host), Report(Host.getReporter()), Owner(Owner) {}

  /// These functions implement those of Container.
  /// @{
  bool parseDirective(llvm::StringRef Name, llvm::SMLoc Loc);
  bool isReading() const { return IsReading; }
  uint64_t getGapAfter(llvm::StringRef Label);
  /// @}

  /// Returns true if a compiler printed the kernel \p Name.
  bool hasKernel(llvm::StringRef Name) const {
    return KernelsByName.contains(Name);
  }

  /// Passes the results to the owner. Called at the end of the source, when all
  /// symbols have their values.
  void finish();

private:
  struct Kernel {
    std::string Name;
    unsigned Number; ///< Index of the kernel in the owner.
    SourcePos Declared;
    bool HasLabel = false;
    std::optional<KernelBlock> Block = {};
    SourcePos BlockPos = {};
    hsa::KernelMetadata Metadata = {}; ///< Has no arguments without metadata.
    SourcePos MetadataPos = {};
  };

  AsmHost &Host;
  Reporter &Report;
  CompiledKernelOwner &Owner;
  bool IsReading = false;
  std::deque<Kernel> Kernels;
  llvm::StringMap<Kernel *> KernelsByName;
  Kernel *Open = nullptr; ///< Kernel of the current .amdhsa_kernel block.
  Kernel *Last = nullptr; ///< Kernel with the last label.

  bool start(llvm::SMLoc Loc);
  bool declare(llvm::StringRef Name, llvm::SMLoc Loc);
  bool parseName(llvm::StringRef &Name);

  /// \name Parsers of directives, which return true after reporting an error
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

  void describe(Kernel &K, KernelBlock Block, llvm::SMLoc Loc);
  bool checkValue(const BlockRow &Row, int64_t Value, SourcePos Pos);
  bool parseValue(Kernel &K, llvm::ArrayRef<BlockRow> Rows,
                  llvm::StringRef Name, llvm::SMLoc Loc);
  bool checkArguments(const hsa::KernelMetadata &K, SourcePos Pos);
  void checkStack(const Kernel &K);
};

/// Parses the operand of .amdgcn_target. \returns true after reporting an
/// error, for example if the target is not the device.
bool parseCompilerTarget(AsmHost &Host, Reporter &Report, llvm::SMLoc Loc);

} // namespace clrx

#endif // CLRX_LIB_KERNEL_COMPILEDKERNELS_H
