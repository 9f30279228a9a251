//===- Parts.h - Steps from a module to bytes -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//
// What the files of this room share while they write.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1_PARTS_H
#define CLRX_LIB_AMDCL1_PARTS_H

#include "clrx/AmdCL1/Module.h"
#include "clrx/KernelModel/RegisterCounts.h"

namespace clrx::amdcl1 {

/// Instead of an id: there is none.
constexpr uint32_t NoId = UINT32_MAX;

/// The ids that a configuration gives, or else the driver's.
struct KernelIds {
  uint32_t UAV, CB, Printf, Private; ///< NoId: none.
  std::vector<uint32_t> Args;        ///< Of each argument; 0 where none is.
};

/// The bit of the first mask of UAVs that says that global data is used.
inline unsigned getConstDataBit(uint32_t CBId) {
  constexpr unsigned BitWithoutCB = 30;
  return CBId == NoId ? BitWithoutCB : CBId % 32;
}

/// All that the parts of a configured kernel are made of.
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
  std::vector<uint32_t> Offsets; ///< Of each argument, and the end of all.

  bool usesPrintf() const { return C.Fields.isOn(KernelField::UsePrintf); }
  /// Scratch memory in words of 32 bits; the sum is modulo 2^32.
  uint32_t getScratchWords() const {
    return (uint32_t(C.Fields.getOr(KernelField::ScratchSize, 0)) + 3) / 4;
  }
};

/// Whether \p A is an image for this.
inline bool isImageFor(const Argument &A, ImageAccess Access) {
  return A.isValueOf(ArgClass::Image) && A.Access == Access;
}

/// Whether \p A is a buffer in the table of UAVs.
bool isUAV(const Argument &A, const DriverFacts &Driver);

/// Of a value, or of what a pointer points to, in bytes: elements of at least
/// \p MinElementSize. Vectors of 3 have 4 elements.
uint32_t getSize(const Argument &A, uint32_t MinElementSize = 0);

/// The ids of \p C. \returns an error if one is taken twice or out of range.
llvm::Expected<KernelIds> assignIds(const Module &M, const Configuration &C);

std::string generateMetadata(const LoweredKernel &K);
std::vector<CALNote> generateNotes(const LoweredKernel &K);

/// The inner ELF of \p K, which has finished parts and to which it refers, laid
/// out.
ElfImage buildInnerImage(const Kernel &K, uint32_t DeviceCode);

/// The outer ELF of \p M around \p Text, likewise. \p TextOffsets has the
/// places of the kernels there, and the end.
ElfImage buildOuterImage(const Module &M, llvm::ArrayRef<uint64_t> TextOffsets,
                         LateContent Text, uint16_t Machine);

/// Adds \p Symbols to \p Result; those of the source's sections count from
/// section \p FirstExtra.
void addExtraSymbols(llvm::ArrayRef<ExtraSymbol> Symbols, unsigned FirstExtra,
                     std::vector<ElfSymbol> &Result);

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1_PARTS_H
