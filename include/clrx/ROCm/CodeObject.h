//===- CodeObject.h - ROCm kernels in current code objects ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the configurations and metadata of a Module are in HSA code objects of
// versions 4 to 6, "Code Object Metadata" and "Kernel Descriptor" in LLVM's
// AMDGPU User Guide.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCM_CODEOBJECT_H
#define CLRX_ROCM_CODEOBJECT_H

#include "clrx/KernelModel/RegisterCounts.h"
#include "clrx/ROCm/Module.h"
#include "clrx/Targets/Processors.h"
#include "llvm/ADT/ArrayRef.h"

namespace clrx::rocm {

/// \name Versions that there are
/// @{
constexpr unsigned MinCodeObject = 4, MaxCodeObject = 6;
/// The first with the larger block of hidden arguments.
constexpr unsigned FirstWithImplicitBlock = 5;
/// @}

/// The second number of the metadata's version in the code object \p Version.
constexpr uint32_t getMetadataMinor(unsigned Version) {
  return Version == MinCodeObject ? 1 : 2;
}

/// Whom a code object is for, as far as it matters here.
struct CodeObjectTarget {
  unsigned Version = MaxCodeObject;
  std::string Id; ///< "amdgcn-amd-amdhsa--gfx906:xnack-"
  /// The language has a dialect for it; else only what a source gives is said,
  /// and LLVM has the defaults.
  bool HasDialect = true;
  bool ReservesXnack = false; ///< XNACK is on, or may be.
  ProcessorFacts Facts;
};

/// Something that a source says and a code object cannot.
struct Loss {
  bool IsError; ///< The kernel would not work; else nobody would notice.
  std::string Message;
};

/// A kernel as a code object describes it.
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
  std::vector<Arg> Args; ///< Place is the offset.
  std::vector<Loss> Losses;
};

/// \p K must have a configuration.
LoweredKernel lowerForCodeObject(const Module &M, const Kernel &K,
                                 const CodeObjectTarget &Target);

/// The note's document of the kernels that are not functions; \p Kernels are
/// those of \p M, in order. \returns an error if LLVM's verifier refuses it.
llvm::Expected<std::string>
makeCodeObjectMetadata(const Module &M, llvm::ArrayRef<LoweredKernel> Kernels,
                       const CodeObjectTarget &Target);

/// The bytes of the document that \p YAML, between .amdgpu_metadata and its
/// end, is. \returns an error if it is none or LLVM's verifier refuses it.
llvm::Expected<std::string> makeMetadataOfYAML(llvm::StringRef YAML);

} // namespace clrx::rocm

#endif // CLRX_ROCM_CODEOBJECT_H
