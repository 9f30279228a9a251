//===- Format.h - Layout of GalliumCompute binaries -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file that Mesa's clover loads (its module.cpp reads it), as Mesa 10.5 to
// 18 and LLVM 3.6 to 6 define it:
//
//   +----------------------------------------+ 0
//   | u32 number of kernels                  |
//   +----------------------------------------+
//   | for each kernel, sorted by name:       |
//   |   u32 name length | name, no NUL       |
//   |   KernelRecord                         |
//   |   ArgRecord for each argument          |
//   +----------------------------------------+
//   | SectionRecord                          |
//   +----------------------------------------+ ElfSize bytes, not aligned
//   | ELF image                              |
//   |   .text                      at 0x100  |
//   |   .rel.text         if it has entries  |
//   |   .data .bss                    empty  |
//   |   .AMDGPU.config    ProgInfo entries,  |
//   |                     kernels as above   |
//   |   .rodata                     if used  |
//   |   .comment .note.GNU-stack .shstrtab   |
//   |   section header table                 |
//   |   .symtab .strtab                      |
//   |   sections of the user's               |
//   +----------------------------------------+
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_FORMAT_H
#define CLRX_GALLIUM_FORMAT_H

#include "llvm/Support/Endian.h"

namespace clrx::gallium {

using llvm::support::ulittle32_t;

/// Follows the kernel's name.
struct KernelRecord {
  ulittle32_t SectionId; ///< 0
  ulittle32_t Offset;    ///< In .text.
  ulittle32_t NumArgs;
};
static_assert(sizeof(KernelRecord) == 12);

struct ArgRecord {
  ulittle32_t Type; ///< ArgType
  ulittle32_t Size;
  ulittle32_t TargetSize;
  ulittle32_t TargetAlign;
  ulittle32_t SignExtend; ///< 0 or 1
  ulittle32_t Semantic;   ///< ArgSemantic
};
static_assert(sizeof(ArgRecord) == 24);

/// The list of sections, which is always one: the ELF image.
struct SectionRecord {
  ulittle32_t NumSections; ///< 1
  ulittle32_t SectionId;   ///< 0
  ulittle32_t Type;        ///< 0; 2 since Mesa 17.0
  ulittle32_t Size;        ///< ElfSize
  ulittle32_t DataSize;    ///< ElfSize + 4: what follows
  ulittle32_t ElfSize;
};
static_assert(sizeof(SectionRecord) == 24);

/// An entry of .AMDGPU.config.
struct ConfigEntry {
  ulittle32_t Address;
  ulittle32_t Value;
};
static_assert(sizeof(ConfigEntry) == 8);

// Addresses of ProgInfo entries. The last two are no registers but numbers
// that LLVM's AMDGPU back end uses for the spill counts.
constexpr uint32_t PgmRsrc1Address = 0xb848;
constexpr uint32_t PgmRsrc2Address = 0xb84c;
constexpr uint32_t TmpRingSizeAddress = 0xb860;
constexpr uint32_t SpilledSGPRsAddress = 4;
constexpr uint32_t SpilledVGPRsAddress = 8;

/// R_AMDGPU_ABS32_* were not numbered yet; Mesa looks only at the symbols.
constexpr uint32_t ScratchRelocationType = 0x81;
/// What a relocated word holds.
constexpr uint32_t RelocatedWord = 4;

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_FORMAT_H
