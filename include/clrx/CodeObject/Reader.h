//===- Reader.h - Reader of code objects ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads an HSA code object of any version, linked or not: its target, its
// kernels and its metadata. See "Code Object" in LLVM's AMDGPU User Guide.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_READER_H
#define CLRX_CODEOBJECT_READER_H

#include "clrx/Elf/ElfFile.h"
#include "clrx/Targets/TargetId.h"

namespace clrx::codeobject {

/// A position in a section.
struct Location {
  unsigned Section = 0; ///< Index in ElfFile::Sections.
  uint64_t Offset = 0;  ///< Less than the section's size.
};

/// A kernel in a code object.
struct LoadedKernel {
  llvm::StringRef Name; ///< Name of the entry.
  /// Position of the kernel_descriptor_t. In version 2, position of the
  /// amd_kernel_code_t. All its bytes are in the section.
  Location Descriptor;
  /// Bytes of the kernel_descriptor_t. In version 2, bytes of the
  /// amd_kernel_code_t.
  llvm::StringRef Header;
  /// Position of the first instruction; nothing if it is outside of the
  /// sections.
  std::optional<Location> Entry;
  uint64_t Size = 0; ///< Size of the code in bytes; 0 if it is unknown.
};

/// A code object that was read. Strings point into the bytes that were read.
struct LoadedObject {
  ElfFile File;
  /// Symbols in .symtab, or in .dynsym if the file is stripped.
  llvm::ArrayRef<ElfFile::Symbol> Symbols;
  unsigned Version = 0; ///< 2 to 6, "Code Object Version".
  /// Target; nothing if LLVM does not support the processor.
  std::optional<TargetId> Target;
  std::vector<LoadedKernel> Kernels; ///< In the order of their descriptors.
  /// Content of the last note with metadata: YAML in version 2, otherwise
  /// MsgPack.
  llvm::StringRef Metadata;

  /// Indices of the loaded sections of a linked file, by address.
  std::vector<unsigned> ByAddress;

  bool isLinked() const { return File.Type != llvm::ELF::ET_REL; }
  /// Returns the position of \p Address in a linked file; nothing if that
  /// address is not loaded.
  std::optional<Location> findLocation(uint64_t Address) const;
};

/// Returns true if \p Bytes begins like an HSA code object.
bool isCodeObject(llvm::StringRef Bytes);

/// Reads \p Bytes, which must outlive the result. Functions are not listed as
/// kernels.
/// \returns an error that names the malformed part, its index and the wrong
/// numbers.
llvm::Expected<std::unique_ptr<LoadedObject>>
readCodeObject(llvm::StringRef Bytes);

/// Returns the metadata of \p O as YAML, without `---` and `...`; empty if
/// there is none.
/// \returns an error if the structure of the MsgPack is damaged.
llvm::Expected<std::string> getMetadataText(const LoadedObject &O);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_READER_H
