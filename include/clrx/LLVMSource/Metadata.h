//===- Metadata.h - What .amdgpu_metadata says of kernels -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernels of a compiler's metadata, "Code Object V3 Metadata" and later in
// LLVM's AMDGPU User Guide, as far as containers can say the same.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LLVMSOURCE_METADATA_H
#define CLRX_LLVMSOURCE_METADATA_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <array>
#include <string>
#include <vector>

namespace llvm::msgpack {
class Document;
} // namespace llvm::msgpack

namespace clrx {

enum class CompiledArgKind : uint8_t {
  Value,        ///< by_value
  GlobalBuffer, ///< global_buffer: a pointer to global or constant memory.
  LocalBuffer,  ///< dynamic_shared_pointer: an offset in local memory.
  Nothing,      ///< hidden_none
  Other         ///< What no container passes; KindName says it.
};

/// An argument as the kernel's code finds it.
struct CompiledArg {
  std::string Name;     ///< Empty unless the compiler kept it.
  std::string TypeName; ///< As OpenCL C spells it.
  CompiledArgKind Kind = CompiledArgKind::Value;
  std::string KindName; ///< As the metadata spells it.
  uint64_t Offset = 0;  ///< From the start of the arguments, in bytes.
  uint64_t Size = 0;    ///< In bytes.
  uint64_t PointeeAlign = 1;
  bool IsConstantSpace = false; ///< GlobalBuffer: in constant memory.
  bool IsConst = false;
  bool IsRestrict = false;
  bool IsVolatile = false;
};

using CompiledGroupSize = std::array<uint32_t, 3>;

struct CompiledKernel {
  std::string Name;
  std::vector<CompiledArg> Args; ///< Hidden ones of the kind Nothing left out.
  CompiledGroupSize RequiredGroupSize = {}; ///< Zeros: none.
  CompiledGroupSize GroupSizeHint = {};     ///< The same.
  std::string VecTypeHint;
};

/// Reads \p YAML into \p Doc, without LLVM's messages on standard error.
/// \returns false if it is none.
bool readYAML(llvm::msgpack::Document &Doc, llvm::StringRef YAML);

/// Reads the YAML between .amdgpu_metadata and its end.
/// \returns an error if it is no such metadata.
llvm::Expected<std::vector<CompiledKernel>> readMetadata(llvm::StringRef YAML);

} // namespace clrx

#endif // CLRX_LLVMSOURCE_METADATA_H
