//===- CodeObject.h - Kernels in current code objects -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers the configurations and metadata of a Module for HSA code objects of
// versions 4 to 6. "Code Object Metadata" and "Kernel Descriptor" in LLVM's
// AMDGPU User Guide describe the formats.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCM_CODEOBJECT_H
#define CLRX_LIB_ROCM_CODEOBJECT_H

#include "KernelModel/RegisterCounts.h"
#include "Targets/Processors.h"
#include "clrx/ROCm/Module.h"
#include "llvm/ADT/ArrayRef.h"

namespace clrx::rocm {

/// A version of code objects.
struct CodeObjectVersion {
  unsigned Number;
  uint32_t MetadataMinor; ///< Minor version of the metadata; the major is 1.
  /// Size of the block of hidden arguments in bytes.
  unsigned HiddenArgsSize;
  /// True if the hidden arguments are the larger block that begins with the
  /// counts of work-groups, and the metadata has the keys of version 5.
  bool HasImplicitBlock;
};

constexpr CodeObjectVersion CodeObjectVersions[] = {
    {4, 1, 56, false}, {5, 2, 256, true}, {6, 2, 256, true}};
constexpr unsigned MinCodeObject = 4, MaxCodeObject = 6;

/// Returns the row of \p Number, which must be a supported version.
constexpr const CodeObjectVersion &getCodeObjectVersion(unsigned Number) {
  return CodeObjectVersions[Number - MinCodeObject];
}

/// The target of a code object.
struct CodeObjectTarget {
  CodeObjectVersion Version = getCodeObjectVersion(MaxCodeObject);
  std::string Id; ///< "amdgcn-amd-amdhsa--gfx906:xnack-"
  /// True if CLRX has a dialect for the processor. Otherwise values that the
  /// source does not give have LLVM's defaults.
  bool HasDialect = true;
  bool ReservesXnack = false; ///< True unless XNACK is off.
  ProcessorFacts Facts;
};

/// A diagnostic about a value that a code object cannot express.
struct Loss {
  bool IsError; ///< True if the kernel would not work without the value.
  std::string Message;
};

/// The description of a kernel in a code object.
struct LoweredKernel {
  struct Value {
    llvm::StringLiteral Name; ///< Without `.amdhsa_`.
    uint64_t Number;
  };
  std::vector<Value> Values;
  RegisterCounts Registers;
  uint64_t KernargSize = 0;  ///< In bytes.
  uint64_t KernargAlign = 0; ///< In bytes.
  uint64_t GroupSize = 0, PrivateSize = 0;
  bool Wave32 = false;
  bool UsesDynamicStack = false;
  bool WorkgroupMode = false;
  std::vector<Arg> Args; ///< AlignOrOffset is the offset.
  std::vector<Loss> Losses;
};

/// Lowers \p K, which must have a configuration.
LoweredKernel lowerForCodeObject(const Module &M, const Kernel &K,
                                 const CodeObjectTarget &Target);

/// Returns the bytes of the metadata of the kernels that are not functions. \p
/// Kernels are these kernels in the order of \p M. \returns an error if LLVM's
/// verifier rejects the metadata.
llvm::Expected<std::string>
makeCodeObjectMetadata(const Module &M, llvm::ArrayRef<LoweredKernel> Kernels,
                       const CodeObjectTarget &Target);

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCM_CODEOBJECT_H
