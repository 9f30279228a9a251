//===- Format.h - Layout of ROCm binaries -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file that ROCm's loader takes: a shared ELF object whose addresses are
// offsets in the file. There are three formats. A part with a number is only in
// the old format (1), the new format (2) or the format of LLVM 10 (3).
//
//   +----------------------------------------+ 0
//   |   ELF header, program headers          |
//   | 23  .note                              |
//   | 12  .rodata                    if used |
//   |   .dynsym .hash .dynstr                |
//   |  3  .rodata: KernelDescriptor for each |
//   |     kernel, then the source's data     |
//   |   .rela.dyn          if there is a GOT |
//   +----------------------------------------+ multiple of 0x1000
//   |   .text                                |
//   | 12    AmdKernelCode and code for each  |
//   |       kernel                           |
//   |  3    code                             |
//   +----------------------------------------+ multiple of 0x1000
//   |   .dynamic                             |
//   |   .got                                 |
//   | 1   .note .AMDGPU.config               |
//   |   .comment .symtab .shstrtab .strtab   |
//   |   section header table                 |
//   |   sections of the source               |
//   +----------------------------------------+
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCM_FORMAT_H
#define CLRX_ROCM_FORMAT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/Endian.h"
#include <cstddef>

namespace clrx::rocm {

enum class FileFormat : uint8_t { Old, New, LLVM10 };

/// The descriptor of a kernel: "Kernel Descriptor" in LLVM's AMDGPU User Guide,
/// without the size of the arguments.
struct KernelDescriptor {
  llvm::support::ulittle32_t GroupSegmentSize;
  llvm::support::ulittle32_t PrivateSegmentSize;
  uint8_t Reserved8[8];
  llvm::support::ulittle64_t CodeEntryOffset; ///< Distance to the code.
  uint8_t Reserved24[20];
  llvm::support::ulittle32_t PgmRsrc3;
  llvm::support::ulittle32_t PgmRsrc1;
  llvm::support::ulittle32_t PgmRsrc2;
  llvm::support::ulittle16_t SGPRFlags; ///< As in AmdKernelCode.
  uint8_t Reserved58[6];
};
static_assert(sizeof(KernelDescriptor) == 64);
static_assert(offsetof(KernelDescriptor, CodeEntryOffset) ==
              llvm::amdhsa::KERNEL_CODE_ENTRY_BYTE_OFFSET_OFFSET);
static_assert(offsetof(KernelDescriptor, PgmRsrc3) ==
              llvm::amdhsa::COMPUTE_PGM_RSRC3_OFFSET);
static_assert(offsetof(KernelDescriptor, SGPRFlags) ==
              llvm::amdhsa::KERNEL_CODE_PROPERTIES_OFFSET);

/// Suffix of a kernel's name that makes the name of its descriptor.
inline constexpr llvm::StringLiteral DescriptorSuffix = ".kd";

/// Content of .comment unless the source gives another one.
inline constexpr llvm::StringLiteral DefaultComment =
    "CLRX ROCmBinGenerator 0.1.9";

} // namespace clrx::rocm

#endif // CLRX_ROCM_FORMAT_H
