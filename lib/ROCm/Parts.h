//===- Parts.h - Between a module and its bytes -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is made of a Module before its file is laid out.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCM_PARTS_H
#define CLRX_LIB_ROCM_PARTS_H

#include "clrx/ROCm/Lowering.h"

namespace clrx::rocm {

/// The contents of sections with the kernels' headers or descriptors.
struct Contents {
  std::string Code;
  std::string GlobalData;
  /// Of the kernels of the module; nothing for those without a configuration.
  std::vector<std::optional<KernelParts>> Kernels;
};

/// \returns an error if a header or descriptor leaves its section.
llvm::Expected<Contents> makeContents(const Module &M);

/// The ids of \p Printfs: for a format without one, the smallest that is free.
/// \returns an error if two formats have the same.
llvm::Expected<std::vector<uint32_t>>
numberPrintfs(llvm::ArrayRef<PrintfFormat> Printfs);

/// The entry of \p P, whose text is \p Format with its colons escaped.
std::string makePrintfEntry(const PrintfFormat &P, uint32_t Id,
                            llvm::StringRef Format);

/// The numbers of a kernel's metadata; of what nothing is known, all are -2.
struct MetadataNumbers {
  uint64_t KernargSize = -2;
  uint64_t GroupSize = -2;
  uint64_t PrivateSize = -2;
  uint64_t KernargAlign = -2;
  uint32_t WavefrontSize = -2;
  uint32_t SGPRs = -2;
  uint32_t VGPRs = -2;
  uint32_t SpilledSGPRs = -2;
  uint32_t SpilledVGPRs = -2;
  uint64_t MaxFlatGroupSize = -2;
};

/// Whether a number of metadata, which may be -1 or -2, says something.
template <class T> bool isGiven(T Number) { return Number < T(-2); }

/// What the source says of \p K, and its parts if it has a configuration.
MetadataNumbers getNumbers(const KernelMetadata &K,
                           const std::optional<KernelParts> &Parts);

/// What \p Bytes have at \p Offset; zeros behind their end.
template <class T> T readAt(llvm::StringRef Bytes, uint64_t Offset) {
  T Result = {};
  const llvm::StringRef Found =
      Bytes.drop_front(std::min<uint64_t>(Offset, Bytes.size()))
          .take_front(sizeof(T));
  if (!Found.empty())
    memcpy(&Result, Found.data(), Found.size());
  return Result;
}

inline bool isNone(const GroupSize &Size) { return Size == GroupSize(); }

std::string writeYAML(const Module &M, const Contents &C,
                      llvm::ArrayRef<uint32_t> PrintfIds);
std::string writeMsgPack(const Module &M, const Contents &C,
                         llvm::ArrayRef<uint32_t> PrintfIds);

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCM_PARTS_H
