//===- ReaderImpl.h - Bytes to AmdCL2 modules -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the reader of binaries. It is one class in four files:
//   Reader.cpp             kernels, data, the module
//   DriverDetection.cpp    the driver and the device of the file
//   ExtraParts.cpp         sections and symbols that the format does not define
//   ReadRelocations.cpp    samplers, relocations of code
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_READERIMPL_H
#define CLRX_LIB_AMDCL2_READERIMPL_H

#include "Catalyst/ExtraParts.h"
#include "clrx/AmdCL2/Reader.h"
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
  const ElfFile::Section *HSAText = nullptr; ///< In the inner ELF; null if it
                                             ///< is missing.
  /// Location of a kernel's code in .hsatext.
  struct CodeLocation {
    uint64_t Begin;
    unsigned Kernel; ///< Index of the kernel in the module.
  };
  std::vector<CodeLocation> CodeLocations; ///< Sorted by Begin after all
                                           ///< kernels are read.
  uint64_t NextCodeBase = 0; ///< Sum of the sizes of the setups and of the
                             ///< padded codes so far.
  catalyst::PartCounter ReadParts;
  /// Index of the first kernel of each name.
  llvm::DenseMap<llvm::StringRef, unsigned> KernelsByName;
  /// Section indices of the elements of OuterSections and InnerSections.
  std::vector<unsigned> OuterExtras, InnerExtras;
  /// Row of the oldest driver that could have written the file.
  const DriverInfo *Detected = nullptr;
  uint32_t MachineMajor = 0; ///< Major version in note 3 of the inner ELF.

  // Identification.
  void detectVersion();
  llvm::Error detectDevice();
  llvm::Error readMachineVersion(std::optional<MachineVersion> &Version);

  bool hasTargetName(const DriverInfo &D) const;
  bool fits(GPU Device, uint32_t Version) const;
  std::vector<GPU> rankDevices() const;
  bool findDriver(llvm::function_ref<bool(GPU Device, uint32_t Version)> Fits);
  void chooseDriver();
  void settleDriverVersion();

  // Contents.
  void readComment();
  llvm::Error readKernels();
  llvm::Error readKernel(llvm::StringRef Name, llvm::StringRef Metadata);
  llvm::Error readOldKernel(Kernel &K);
  llvm::Error readNewKernel(Kernel &K);
  void readData();
  void readExtraSections();
  std::optional<unsigned> findOuterExtra(const ElfFile::Symbol &S) const;
  void readOuterSymbols();
  std::optional<llvm::StringRef> getDriverData(const ElfFile::Symbol &S) const;
  void readInnerSymbols();
  bool placeSymbol(const ElfFile::Symbol &S, ExtraSymbol &Result) const;
  const CodeLocation *findCode(uint64_t Offset, bool IncludesEnd) const;
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

/// Returns the part of \p Name between \p Prefix and \p Suffix.
std::optional<llvm::StringRef>
getMiddle(llvm::StringRef Name, llvm::StringRef Prefix, llvm::StringRef Suffix);

/// Returns the name of the kernel whose metadata an outer symbol locates.
std::optional<llvm::StringRef> getMetadataKernel(llvm::StringRef Symbol);

/// Returns the data section of the inner ELF with this name.
std::optional<SymbolSection> getDataSection(llvm::StringRef Section);

/// Returns the id in the name of a sampler's symbol.
std::optional<uint32_t> getSamplerId(llvm::StringRef Symbol);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_READERIMPL_H
