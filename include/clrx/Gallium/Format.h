//===- Format.h - Layout of GalliumCompute binaries -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file that Mesa's Clover loads. The layout depends on the version of Mesa,
// see Layouts.def. Parts marked with * exist from Mesa 20.3 on.
//
//   +----------------------------------------+ 0
//   | u32 number of kernels                  |
//   +----------------------------------------+
//   | for each kernel, sorted by name:       |
//   |   u32 name length | name, no NUL       |
//   | * u32 length | attributes, no NUL      |
//   | * GroupSizeRecord                      |
//   |   KernelRecord                         |
//   |   ArgRecord for each argument          |
//   +----------------------------------------+
//   | SectionRecord                          |
//   +----------------------------------------+ ElfSize bytes, not aligned
//   | ELF image                              |
//   |   .text                      at 0x100  |
//   |   .rel.text         if it has entries  |
//   |   .data .bss  empty; not from 20.3 on  |
//   |   .AMDGPU.config    ProgInfo entries,  |
//   |                     kernels as above   |
//   |   .rodata                     if used  |
//   |   .comment .note.GNU-stack .shstrtab   |
//   |   section header table                 |
//   |   .symtab .strtab                      |
//   |   user sections                        |
//   +----------------------------------------+
//   | * PrintfRecord                         |
//   +----------------------------------------+
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_FORMAT_H
#define CLRX_GALLIUM_FORMAT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

namespace clrx::gallium {

using llvm::support::ulittle32_t;
using llvm::support::ulittle64_t;

/// Required work-group size of a kernel in x, y and z; zeros if there is none.
struct GroupSizeRecord {
  ulittle32_t NumDims; ///< 3
  ulittle64_t Size[3];
};
static_assert(sizeof(GroupSizeRecord) == 28);

/// Record of a kernel. It follows the kernel's name or, if there is one, its
/// GroupSizeRecord.
struct KernelRecord {
  ulittle32_t SectionId; ///< 0
  ulittle32_t Offset;    ///< Offset in .text.
  ulittle32_t NumArgs;
};
static_assert(sizeof(KernelRecord) == 12);

struct ArgRecord {
  ulittle32_t Type; ///< See getArgTypeCode.
  ulittle32_t Size;
  ulittle32_t TargetSize;
  ulittle32_t TargetAlign;
  ulittle32_t SignExtend; ///< 0 or 1
  ulittle32_t Semantic;   ///< ArgSemantic
};
static_assert(sizeof(ArgRecord) == 24);

/// The list of sections. It always has one section, the ELF image.
struct SectionRecord {
  ulittle32_t NumSections; ///< 1
  ulittle32_t SectionId;   ///< 0
  ulittle32_t Type;        ///< 0; 2 since Mesa 17.0
  ulittle32_t Size;        ///< ElfSize
  ulittle32_t DataSize;    ///< Size of the following parts: ElfSize + 4
  ulittle32_t ElfSize;
};
static_assert(sizeof(SectionRecord) == 24);

/// The list of printf formats. It is always empty.
struct PrintfRecord {
  ulittle32_t NumFormats;
  ulittle32_t HasStringsInBuffer; ///< 0 or 1
};
static_assert(sizeof(PrintfRecord) == 8);

/// An entry of .AMDGPU.config.
struct ConfigEntry {
  ulittle32_t Address;
  ulittle32_t Value;
};
static_assert(sizeof(ConfigEntry) == 8);

/// Default text of .comment.
inline constexpr llvm::StringLiteral DefaultComment =
    "CLRX GalliumBinGenerator 0.1.9";

// Addresses of ProgInfo entries. The last two are not registers. LLVM's AMDGPU
// backend uses these numbers for the spill counts.
constexpr uint32_t PgmRsrc1Address = 0xb848;
constexpr uint32_t PgmRsrc2Address = 0xb84c;
constexpr uint32_t TmpRingSizeAddress = 0xb860;
constexpr uint32_t SpilledSGPRsAddress = 4;
constexpr uint32_t SpilledVGPRsAddress = 8;

/// \name Relocations to scratch memory in layouts without HasRelocationTypes
/// R_AMDGPU_ABS32_* had no numbers yet, and Mesa used only the symbols.
/// @{
constexpr uint32_t OldRelocationType = 0x81;
constexpr uint32_t OldRelocatedWord = 4; ///< Value of the relocated word.
/// @}

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_FORMAT_H
