//===- Reader.h - Code objects to be read -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An HSA code object of any version, linked or not, whoever wrote it: whom it
// is for, its kernels, its metadata. "Code Object" in LLVM's AMDGPU User Guide.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_READER_H
#define CLRX_CODEOBJECT_READER_H

#include "clrx/Elf/ElfFile.h"
#include "clrx/Targets/TargetId.h"

namespace clrx::codeobject {

/// A place in a section.
struct Place {
  unsigned Section = 0; ///< Index in ElfFile::Sections.
  uint64_t Offset = 0;  ///< Less than the section's size.
};

struct LoadedKernel {
  llvm::StringRef Name; ///< Of its entry.
  /// Of kernel_descriptor_t, which is whole; of version 2 it is where the entry
  /// is.
  Place Descriptor;
  /// kernel_descriptor_t, or amd_kernel_code_t of version 2.
  llvm::StringRef Header;
  /// Of the first instruction; nothing if the header leads out of the sections.
  std::optional<Place> Entry;
  uint64_t Size = 0; ///< Of the code from Entry, in bytes; 0: it is not said.
};

/// Strings point into the bytes that were read.
struct LoadedObject {
  ElfFile File;
  /// Those of .symtab; of a stripped file those of .dynsym.
  llvm::ArrayRef<ElfFile::Symbol> Symbols;
  unsigned Version = 0; ///< 2 to 6, "Code Object Version".
  /// Whom it is for; nothing if LLVM does not know that processor.
  std::optional<TargetId> Target;
  std::vector<LoadedKernel> Kernels; ///< In the order of their descriptors.
  /// The last note with metadata: YAML of version 2, else MsgPack.
  llvm::StringRef Metadata;

  /// Indices of the sections that are loaded, by address; of a linked file.
  std::vector<unsigned> ByAddress;

  bool isLinked() const { return File.Type != llvm::ELF::ET_REL; }
  /// What a linked file has for \p Address; nothing if that is not loaded.
  std::optional<Place> findPlace(uint64_t Address) const;
};

/// Whether \p Bytes begin like a code object of HSA.
bool isCodeObject(llvm::StringRef Bytes);

/// Reads \p Bytes, which outlive the result. Functions are no kernels.
/// \returns an error that names the part, its index and numbers.
llvm::Expected<std::unique_ptr<LoadedObject>>
readCodeObject(llvm::StringRef Bytes);

/// The metadata of \p O as YAML, without `---` and `...`; empty if it has none.
/// \returns an error if MsgPack's structure is damaged.
llvm::Expected<std::string> getMetadataText(const LoadedObject &O);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_READER_H
