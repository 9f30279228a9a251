//===- ReaderImpl.h - Bytes to AmdCL2 modules -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class, four files:
//   Reader.cpp             the whole, kernels, data
//   DriverDetection.cpp    which driver and device a file is for
//   ExtraParts.cpp         sections and symbols that the format does not define
//   ReadRelocations.cpp    samplers, relocations of code
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_READERIMPL_H
#define CLRX_LIB_AMDCL2_READERIMPL_H

#include "clrx/AmdCL2/Reader.h"
#include "clrx/Catalyst/ExtraParts.h"
#include "clrx/Elf/ElfFile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx::amdcl2 {

class Reader {
public:
  Reader(llvm::StringRef Binary, const ReadOptions &Options)
      : Binary(Binary), Options(Options), ReadParts(Binary) {}

  llvm::Expected<Module> read();

private:
  llvm::StringRef Binary;
  const ReadOptions &Options;
  Module M;
  ElfFile Outer, Inner;
  const ElfFile::Section *HSAText = nullptr; ///< Of the inner ELF.
  /// Where the code of a kernel is in it.
  struct CodePlace {
    uint64_t Begin;
    unsigned Kernel; ///< Index in the module.
  };
  std::vector<CodePlace> CodePlaces; ///< By place, when kernels are read.
  uint64_t NextCodeBase = 0; ///< What the next kernel's relocations count from.
  catalyst::PartCounter ReadParts;
  /// Index of the first kernel of each name.
  llvm::DenseMap<llvm::StringRef, unsigned> KernelsByName;
  /// Indices of the sections in the modules' OuterSections and InnerSections.
  std::vector<unsigned> OuterExtras, InnerExtras;
  /// Row of the oldest driver that could have written the file.
  const DriverInfo *Detected = nullptr;
  uint32_t MachineMajor = 0; ///< In the inner ELF's note 3.

  // What it is.
  void detectVersion();
  llvm::Error detectDevice();
  llvm::Error readMachineVersion(std::optional<MachineVersion> &Version);

  bool hasTargetName(const DriverInfo &D) const;
  bool fits(GPU Device, uint32_t Version) const;
  std::vector<GPU> rankDevices() const;
  bool findDriver(llvm::function_ref<bool(GPU Device, uint32_t Version)> Fits);
  void chooseDriver();
  void settleDriverVersion();

  // What it holds.
  void readComment();
  llvm::Error readKernels();
  llvm::Error readKernel(llvm::StringRef Name, llvm::StringRef Metadata);
  llvm::Error readOldKernel(Kernel &K);
  llvm::Error readNewKernel(Kernel &K);
  void readData();
  void readOuterOrder(llvm::ArrayRef<llvm::StringRef> Defined);
  void readExtraSections();
  std::optional<unsigned> findOuterExtra(const ElfFile::Symbol &S) const;
  void readOuterSymbols();
  std::optional<llvm::StringRef> getDriverData(const ElfFile::Symbol &S) const;
  void readInnerSymbols();
  bool placeSymbol(const ElfFile::Symbol &S, ExtraSymbol &Result) const;
  const CodePlace *findCode(uint64_t Offset, bool IncludesEnd) const;
  bool placeInCode(ExtraSymbol &S) const;
  void readKernelSamplers();
  void dropDefaultSamplerOffsets();
  bool isPlacedByDefault() const;
  bool areSymbolsInKernels() const;
  llvm::Expected<uint64_t> getSampler(const ElfRelocation &R,
                                      size_t Number) const;
  llvm::Error readSamplerRelocations();
  llvm::Error readCodeRelocations();
  llvm::Error addCodeRelocation(const ElfRelocation &R);
};

/// What \p Name has between \p Prefix and \p Suffix.
std::optional<llvm::StringRef>
getMiddle(llvm::StringRef Name, llvm::StringRef Prefix, llvm::StringRef Suffix);

/// The kernel that an outer symbol is the metadata of.
std::optional<llvm::StringRef> getMetadataKernel(llvm::StringRef Symbol);

/// The data section of the inner ELF that has this name.
std::optional<SymbolPlace> getDataPlace(llvm::StringRef Section);

/// The id in the name of a sampler's symbol.
std::optional<uint32_t> getSamplerId(llvm::StringRef Symbol);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_READERIMPL_H
