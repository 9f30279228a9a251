//===- Parts.h - Parts of a module's file -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of a Module that are made before its file is laid out.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCM_PARTS_H
#define CLRX_LIB_ROCM_PARTS_H

#include "ROCm/Lowering.h"
#include "llvm/Support/MathExtras.h"

namespace clrx::rocm {

/// The contents of sections, including the kernels' headers or descriptors.
struct Contents {
  std::string Code;
  std::string GlobalData;
  /// Parts of each kernel of the module; none without a configuration.
  std::vector<std::optional<KernelParts>> Kernels;
};

/// Makes the contents of \p M. \returns an error if a section has no room for a
/// header or descriptor.
llvm::Expected<Contents> makeContents(const Module &M);

/// Returns \p Printfs with an id for each format: those without one get the
/// smallest free numbers. \returns an error if two formats have the same id.
llvm::Expected<std::vector<PrintfFormat>>
numberPrintfs(llvm::ArrayRef<PrintfFormat> Printfs);

/// Returns the value -2, which clrxasm treats as "not given" in numbers of
/// metadata.
inline uint64_t getUnsetNumber(KernelField Field) {
  const unsigned Bits = getKernelFieldInfo(Field).Bits;
  return llvm::maskTrailingOnes<uint64_t>(Bits) - 1;
}

/// Returns true if \p Numbers have a value for \p Field other than -1 and -2.
inline bool isSpecified(const KernelConfig &Numbers, KernelField Field) {
  const uint64_t Unset = getUnsetNumber(Field);
  return Numbers.getOr(Field, Unset) < Unset;
}

/// Returns the T at \p Offset of \p Bytes, with zeros after their end.
template <class T> T readAt(llvm::StringRef Bytes, uint64_t Offset) {
  T Result = {};
  const llvm::StringRef Found =
      Bytes.drop_front(std::min<uint64_t>(Offset, Bytes.size()))
          .take_front(sizeof(T));
  if (!Found.empty())
    memcpy(&Result, Found.data(), Found.size());
  return Result;
}

/// Returns a header that has the fields of \p D only.
AmdKernelCode makeHeader(const KernelDescriptor &D);

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCM_PARTS_H
