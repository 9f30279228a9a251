//===- BinaryContainer.h - Description of a container's binaries *- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A container describes its binaries in one row of functions. The disassembler
// and the reports walk the rows; each container defines its own row.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_BINARYCONTAINER_H
#define CLRX_LIB_KERNELMODEL_BINARYCONTAINER_H

#include "Elf/NestedElf.h"
#include "KernelModel/KernelViews.h"
#include "Print/CodePrinter.h"
#include "clrx/KernelModel/BinaryContents.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Indices of the kernels whose metadata, entries or headers differ between two
/// binaries; std::nullopt if the binaries cannot be compared.
using ChangedKernels = std::optional<std::vector<unsigned>>;

/// Description of a container's binaries.
struct BinaryContainer {
  llvm::StringLiteral Name;  ///< Name in command-line options.
  llvm::StringLiteral Title; ///< Name in messages.
  /// Returns true if \p Binary looks like a file of the container. Null if
  /// nothing marks the container's files.
  bool (*IsBinary)(llvm::StringRef Binary);
  /// Writes the source of \p Binary. Records the contents of an exact source in
  /// \p Printed.
  llvm::Error (*PrintSource)(llvm::StringRef Binary,
                             const SourcePrintOptions &Options,
                             llvm::raw_ostream &OS, PrintedCode *Printed);
  /// Returns the ELF files in \p Binary that can be read, the outer one first.
  /// Their strings point into \p Binary.
  std::vector<NestedElf> (*ReadElfs)(llvm::StringRef Binary);
  /// Returns the device that \p Binary is for.
  llvm::Expected<GPU> (*FindDevice)(llvm::StringRef Binary,
                                    const SourcePrintOptions &Options);
  llvm::Expected<BinaryContents> (*ReadContents)(
      llvm::StringRef Binary, const SourcePrintOptions &Options);
  /// Returns the code of the kernel with the index \p Kernel in
  /// BinaryContents::Kernels, without a header.
  llvm::Expected<std::string> (*ReadCode)(llvm::StringRef Binary,
                                          const SourcePrintOptions &Options,
                                          unsigned Kernel);
  /// Compares the kernels of \p Produced with those of \p Expected. Null if the
  /// sources of the container have no configurations.
  ChangedKernels (*FindChangedKernels)(llvm::StringRef Produced,
                                       llvm::StringRef Expected) = nullptr;
  /// Writes the readable source of \p Binary. If this is null, PrintSource
  /// writes it.
  llvm::Error (*PrintReadable)(llvm::StringRef Binary,
                               llvm::raw_ostream &OS) = nullptr;
  /// True if PrintReadable also writes the exact source. Otherwise PrintSource
  /// does.
  bool HasReadableExact = false;
  /// True if a bundle's entries for GPUs are binaries of the container.
  bool ComesInBundles = false;
};

/// Compares the kernels of two modules. \p IsSame returns true if kernel \p I
/// has the same parts in both.
template <class Module>
ChangedKernels compareKernels(
    llvm::Expected<Module> Produced, llvm::Expected<Module> Expected,
    llvm::function_ref<bool(const Module &, const Module &, unsigned I)>
        IsSame) {
  ChangedKernels Changed;
  if (Produced && Expected &&
      Produced->Kernels.size() == Expected->Kernels.size()) {
    Changed.emplace();
    for (unsigned I = 0; I != Produced->Kernels.size(); ++I)
      if (!IsSame(*Produced, *Expected, I))
        Changed->push_back(I);
  }
  for (llvm::Expected<Module> *M : {&Produced, &Expected})
    if (!*M)
      consumeError(M->takeError());
  return Changed;
}

/// Returns the device of \p M.
template <class Module>
llvm::Expected<GPU> getDevice(llvm::Expected<Module> M) {
  if (!M)
    return M.takeError();
  return M->Device;
}

/// Returns the size of the code from each kernel to the next one, or to the
/// end of \p M.Code.
template <class Module> std::vector<uint64_t> getExtents(const Module &M) {
  std::vector<uint64_t> Bounds = {M.Code.size()};
  for (const auto &K : M.Kernels)
    Bounds.push_back(std::min<uint64_t>(K.Offset, M.Code.size()));
  llvm::sort(Bounds);
  std::vector<uint64_t> Sizes;
  for (const auto &K : M.Kernels) {
    const auto End = llvm::upper_bound(Bounds, K.Offset);
    Sizes.push_back(End == Bounds.end() ? 0 : *End - K.Offset);
  }
  return Sizes;
}

/// Returns the code of the kernel \p Index of \p M up to the next kernel,
/// without the header of \p HeaderSize bytes. There is no header if the code is
/// shorter.
template <class Module>
std::string getKernelCode(const Module &M, unsigned Index,
                          uint64_t HeaderSize) {
  const uint64_t Size = getExtents(M)[Index];
  return llvm::StringRef(M.Code)
      .substr(M.Kernels[Index].Offset, Size)
      .drop_front(Size >= HeaderSize ? HeaderSize : 0)
      .str();
}

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_BINARYCONTAINER_H
