//===- Metadata.h - What a code object says of its kernels ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of "Code Object Metadata" (LLVM's AMDGPU User Guide) that runtimes
// need to launch a kernel, of versions 3 and later.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_METADATA_H
#define CLRX_CODEOBJECT_METADATA_H

#include "clrx/CodeObject/Reader.h"

namespace clrx::codeobject {

struct ArgumentMetadata {
  std::string Name, TypeName;    ///< Empty if they are not given.
  std::string Kind;              ///< "global_buffer", "hidden_block_count_x"
  uint64_t Offset = 0, Size = 0; ///< In the kernel's arguments, in bytes.
};

/// Numbers that are not given are 0.
struct KernelMetadata {
  std::string Name, Symbol; ///< Symbol is that of the descriptor.
  uint64_t SGPRs = 0, VGPRs = 0, AccVGPRs = 0;
  uint64_t LDS = 0, Scratch = 0, Arguments = 0; ///< In bytes.
  uint64_t WavefrontSize = 0, MaxGroupSize = 0; ///< In work-items.
  std::vector<uint64_t> RequiredGroupSize;      ///< None or three.
  std::vector<ArgumentMetadata> Args;           ///< Hidden ones included.
};

/// The kernels in the metadata of \p O, in their order; none if it is of
/// version 2 or has no metadata. What is not as the format has it is passed
/// over. \returns an error if MsgPack's structure is damaged.
llvm::Expected<std::vector<KernelMetadata>> readMetadata(const LoadedObject &O);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_METADATA_H
