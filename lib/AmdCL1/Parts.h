//===- Parts.h - Steps from a module to bytes -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the steps of the writer.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1_PARTS_H
#define CLRX_LIB_AMDCL1_PARTS_H

#include "KernelModel/RegisterCounts.h"
#include "clrx/AmdCL1/Module.h"

namespace clrx::amdcl1 {

/// Id of a resource that does not exist.
constexpr uint32_t NoId = UINT32_MAX;

/// Resource ids of a kernel, from the configuration or from the driver's rules.
struct KernelIds {
  uint32_t UAV, CB, Printf, Private; ///< NoId if there is none.
  std::vector<uint32_t> Args; ///< Ids of the arguments; 0 for arguments without
                              ///< an id.
};

/// Returns the bit that marks global data as used, in the first word of the
/// mask of UAVs.
inline unsigned getConstDataBit(uint32_t CBId) {
  constexpr unsigned BitWithoutCB = 30;
  return CBId == NoId ? BitWithoutCB : CBId % 32;
}

/// The data from which the parts of a configured kernel are made.
struct LoweredKernel {
  const Module &M;
  const Kernel &K;
  const Configuration &C;
  const DriverFacts &Driver;
  uint32_t UniqueId;
  KernelIds Ids;
  RegisterCounts Registers;
  uint32_t PgmRsrc2;
  uint32_t PrivateSize;          ///< uavprivate
  std::vector<uint32_t> Offsets; ///< Offsets of the arguments, and the end of
                                 ///< the last one.

  bool usesPrintf() const { return C.Fields.isOn(KernelField::UsePrintf); }
  /// Returns the size of scratch memory in words of 32 bits. The size in bytes,
  /// rounded up, wraps modulo 2^32.
  uint32_t getScratchWords() const {
    return (uint32_t(C.Fields.getOr(KernelField::ScratchSize, 0)) + 3) / 4;
  }
};

/// Returns true if \p A is an image with \p Access.
inline bool isImageFor(const Argument &A, ImageAccess Access) {
  return A.isValueOf(ArgClass::Image) && A.Access == Access;
}

/// Returns true if \p A is a buffer in the table of UAVs.
bool isUAV(const Argument &A, const DriverFacts &Driver);

/// Returns the size of a value, or of a pointer's target, in bytes. Each
/// element takes at least \p MinElementSize bytes, and vectors of 3 have 4
/// elements.
uint32_t getSize(const Argument &A, uint32_t MinElementSize = 0);

/// Assigns the ids for \p C. \returns an error if an id is taken twice or out
/// of range.
llvm::Expected<KernelIds> assignIds(const Module &M, const Configuration &C);

std::string generateMetadata(const LoweredKernel &K);
std::vector<CALNote> generateNotes(const LoweredKernel &K);

/// Returns the symbols of the resources in \p Notes: inputs, samplers, UAVs and
/// constant buffers. The value of a symbol is the index of the entry in a note,
/// and its section index is the type of that note. Observed in files of
/// Catalyst 923.1.
std::vector<ElfSymbol> makeResourceSymbols(llvm::ArrayRef<CALNote> Notes);

/// Builds and lays out the inner ELF of \p K, whose parts are finished. The
/// image refers to \p K.
ElfImage buildInnerImage(const Kernel &K, uint32_t DeviceCode);

/// Builds and lays out the outer ELF of \p M, whose .text is \p Text. \p
/// TextOffsets has the offsets of the kernels in .text, followed by its end.
ElfImage buildOuterImage(const Module &M, llvm::ArrayRef<uint64_t> TextOffsets,
                         DeferredContent Text, uint16_t Machine);

/// Adds \p Symbols to \p Result. \p FirstExtra is the index of the first
/// section of the source. In an inner ELF, the kernel's sections precede it.
void addExtraSymbols(llvm::ArrayRef<ExtraSymbol> Symbols, unsigned FirstExtra,
                     std::vector<ElfSymbol> &Result);

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1_PARTS_H
