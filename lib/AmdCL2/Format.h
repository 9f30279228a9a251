//===- Format.h - The AmdCL2 binary on disk ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The AMD Catalyst OpenCL 2.0 binary: an ELF file (the outer ELF) that contains
// the kernels. Its format was never published. Names are those of AMD's HSA
// headers (amd_hsa_elf.h, amd_hsa_kernel_code.h) where these define them.
// Offsets and values were observed in files that clrxasm 0.1.9 writes. These
// files imitate those of the drivers. Everything is little-endian.
//
//   outer ELF (ELF32 or ELF64)
//   +----------------------------------------------------------------------+
//   | ELF header: type 2, machine 0xaf5a/0xaf5b, flags = device code       |
//   +----------------------------------------------------------------------+
//   | 1 .shstrtab   2 .strtab   3 .symtab                                  |
//   +----------------------------------------------------------------------+
//   | 4 .comment    compile options, ACL version (no NULs)                 |
//   +----------------------------------------------------------------------+
//   | 5 .rodata     metadata of each kernel (below), then with old drivers |
//   |               ISA metadata of each kernel                            |
//   +----------------------------------------------------------------------+
//   | 6 .text       new drivers: the inner ELF                             |
//   |               old drivers, for each kernel: | stub | setup | code |  |
//   +----------------------------------------------------------------------+
//   | extra sections of the source                                         |
//   +----------------------------------------------------------------------+
//   | section headers                                                      |
//   +----------------------------------------------------------------------+
//
//   inner ELF (always ELF64), in the order of drivers
//   from 1912.05                            from 2004.06
//   +------------------------------------+  +------------------------------+
//   | ELF header, program headers        |  | ELF header, program headers  |
//   +------------------------------------+  +------------------------------+
//   | .hsadata_global_agent        (rw)  |  | .shstrtab                    |
//   | .hsabss_global_agent         (bss) |  | .strtab                      |
//   | .hsadata_readonly_agent      (ro)  |  | .note                        |
//   | .hsatext                           |  | .hsadata_global_agent        |
//   | .hsaimage_samplerinit              |  | .hsabss_global_agent         |
//   | .rela.hsadata_readonly_agent       |  | .hsadata_readonly_agent      |
//   | .rela.hsatext                      |  | .hsatext                     |
//   | .note                              |  | .symtab                      |
//   | .strtab                            |  | .hsaimage_samplerinit        |
//   | .symtab                            |  | .rela.hsadata_readonly_agent |
//   | .shstrtab                          |  | .rela.hsatext                |
//   | extra sections, section headers    |  | extra sections, headers      |
//   +------------------------------------+  +------------------------------+
//
//   .hsatext: each kernel at a multiple of 256: | setup (256) | code |
//
//   metadata of a kernel
//   +----------------------------------------------------------------------+
//   | MetadataHeader; MetadataTail1912 or MetadataTail2004 (new drivers)   |
//   +----------------------------------------------------------------------+
//   | "__OpenCL_dummy_kernel\0" target name "\0"                           |
//   | vector type hint "\0" (from 2004.06)                                 |
//   +----------------------------------------------------------------------+
//   | ArgumentEntry for each argument, then one of zeros                   |
//   +----------------------------------------------------------------------+
//   | for each argument: name "\0" type name "\0"                          |
//   +----------------------------------------------------------------------+
//   | six words of zeros                                                   |
//   +----------------------------------------------------------------------+
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_FORMAT_H
#define CLRX_LIB_AMDCL2_FORMAT_H

#include "llvm/Support/Endian.h"
#include <type_traits>

namespace clrx::amdcl2 {

using llvm::support::ulittle16_t;
using llvm::support::ulittle32_t;
using llvm::support::ulittle64_t;

/// An integer of the outer binary with the size of an address.
template <bool Is64>
using Word = std::conditional_t<Is64, ulittle64_t, ulittle32_t>;

//===----------------------------------------------------------------------===//
// Outer ELF
//===----------------------------------------------------------------------===//

enum : uint16_t { OuterMachine32 = 0xaf5a, OuterMachine64 = 0xaf5b };

/// Section indices in symbols of the outer ELF, for the default order of the
/// sections. If the file has kernels, these are the actual indices. Otherwise,
/// the actual indices of the last sections are smaller than these.
enum : uint16_t {
  CommentIndex = 4,
  RodataIndex = 5,
  TextIndex = 6,
  FirstExtraIndex = 7,
  FirstExtraIndexOldWithoutKernels = 6,
};

//===----------------------------------------------------------------------===//
// Inner ELF (amd_hsa_elf.h)
//===----------------------------------------------------------------------===//

enum : uint32_t {
  SHF_HSA_GLOBAL = 0x00100000,
  SHF_HSA_READONLY = 0x00200000,
  SHF_HSA_CODE = 0x00400000,
  SHF_HSA_AGENT = 0x00800000,
};

enum : uint32_t {
  PT_HSA_LOAD_GLOBAL_AGENT = 0x60000001,
  PT_HSA_LOAD_READONLY_AGENT = 0x60000002,
  PT_HSA_LOAD_CODE_AGENT = 0x60000003,
};

enum : uint8_t { STT_HSA_KERNEL = 10, STT_HSA_METADATA = 12 };

enum : uint32_t {
  R_HSA_32_LOW = 1,
  R_HSA_32_HIGH = 2,
  R_HSA_INIT_SAMPLER = 4,
};

enum : uint32_t {
  NT_HSA_CODE_OBJECT_VERSION = 1,
  NT_HSA_HSAIL = 2,
  NT_HSA_ISA = 3,
  NT_HSA_PRODUCER = 4,
  NT_HSA_PRODUCER_OPTIONS = 5,
};

/// Header of a note. The descriptor follows, padded to 4 bytes.
struct NoteHeader {
  ulittle32_t NameSize;
  ulittle32_t DescSize;
  ulittle32_t Type;
  char Name[4]; ///< "AMD\0"
};
static_assert(sizeof(NoteHeader) == 16);

/// Descriptor of NT_HSA_HSAIL.
struct NoteHSAIL {
  ulittle32_t Major, Minor;
  uint8_t Profile;      ///< 1: full
  uint8_t MachineModel; ///< 0: 32-bit, 1: 64-bit
  uint8_t Rounding;     ///< 1: near
  uint8_t Reserved;
};
static_assert(sizeof(NoteHSAIL) == 12);

/// An entry of .hsaimage_samplerinit.
struct SamplerInit {
  ulittle32_t Header; ///< 0x10008
  ulittle32_t Value;  ///< Value in the source's definition of the sampler.
};
static_assert(sizeof(SamplerInit) == 8);

//===----------------------------------------------------------------------===//
// Kernel setup
//===----------------------------------------------------------------------===//

/// Size of the setup of a kernel, an amd_kernel_code_t, in bytes.
constexpr uint64_t SetupSize = 256;

//===----------------------------------------------------------------------===//
// Kernel metadata
//===----------------------------------------------------------------------===//

enum : uint32_t {
  OptionRequiredSize = 4, ///< The kernel requires a work-group size.
  Option64Bit = 0x20,
  OptionOldResources = 0x100, ///< Old drivers: the kernel uses a queue, LDS,
                              ///< pipes or scratch.
};

/// Metadata header. It is complete for old drivers; new drivers add a tail.
template <bool Is64> struct MetadataHeader {
  Word<Is64> HeaderSize; ///< Size with the tail.
  Word<Is64> TotalSize;  ///< Size of the whole metadata.
  ulittle32_t Three, One, Unknown68;
  ulittle32_t Options;
  ulittle16_t KernelId; ///< 1024 + number of the kernel
  ulittle16_t Zero22;
  ulittle32_t Zero24;
  ulittle64_t Unknown28; ///< 0x100000008
  ulittle64_t Unknown30; ///< 0x200000001
  Word<Is64> RequiredSize[3];
  Word<Is64> Zero50[Is64 ? 2 : 3];
  Word<Is64> DummyNameSize;
  Word<Is64> TargetNameSize;
  Word<Is64> Zero70[3];
  Word<Is64> OldScratch; ///< Old drivers: size of scratch, or 16 bytes per
                         ///< used pipe.
  Word<Is64> Zero90[2];
  ulittle64_t NumArgs;
  Word<Is64> ZeroA8[Is64 ? 5 : 4];
  ulittle32_t UsesEnqueue;
  ulittle32_t KernelIndex;
};
static_assert(sizeof(MetadataHeader<true>) == 0xd8);
static_assert(sizeof(MetadataHeader<false>) == 0x88);

struct MetadataTail1912 {
  ulittle32_t Six;
  ulittle32_t QueueMask; ///< 0 if the kernel uses pipes or a queue, otherwise
                         ///< ~0.
};
static_assert(sizeof(MetadataTail1912) == 8);

template <bool Is64> struct MetadataTail2004 {
  Word<Is64> Six;
  Word<Is64> QueueMask; ///< 0 if the kernel uses pipes or a queue, otherwise
                        ///< 2^32-1.
  Word<Is64> SizeHint[3];
  Word<Is64> VecTypeHintSize;
  Word<Is64> Zero108;
};
static_assert(sizeof(MetadataTail2004<true>) == 0x110 - 0xd8);
static_assert(sizeof(MetadataTail2004<false>) == 0xa4 - 0x88);

template <bool Is64> struct ArgumentEntry {
  Word<Is64> EntrySize;
  Word<Is64> NameSize;
  Word<Is64> TypeNameSize;
  Word<Is64> Zero18[2];
  ulittle32_t ResIdOrLength; ///< Resource id, structure size or vector length.
  ulittle32_t One;           ///< 0 for samplers.
  ulittle32_t Offset;        ///< Each argument begins at a multiple of 16.
  ulittle32_t TypeCode;
  ulittle32_t PointerAlign;
  ulittle32_t PointeeCode;
  ulittle32_t AddressSpace;
  ulittle32_t Access;
  uint8_t IsVolatile;
  uint8_t IsRestrict;
  uint8_t IsPipe;
  uint8_t Zero4b;
  ulittle32_t Kind;
  Word<Is64> IsConst;
};
static_assert(sizeof(ArgumentEntry<true>) == 0x58);
static_assert(sizeof(ArgumentEntry<false>) == 0x40);

/// ArgumentEntry::Kind.
enum : uint32_t {
  KindSampler = 1,
  KindImage = 2,
  KindValue = 4,
  KindPointer = 5, ///< Every argument whose Access is not 0.
  KindQueue = 7,
};

/// Values of ArgumentEntry::TypeCode and PointeeCode that are not in
/// ArgTypes.def.
enum : uint32_t {
  CodeImageReadOnly = 1,
  CodeImageWriteOnly = 2,
  CodeImageReadWrite = 3,
  CodePointer = 7,
  CodePipePointee = 15,
  CodeClkEventPointee = 18,
};

/// ArgumentEntry::AddressSpace.
enum : uint32_t {
  SpaceNone = 0,
  SpaceLocal = 3,
  SpaceGlobal = 4,
  SpaceConstant = 5
};

//===----------------------------------------------------------------------===//
// Old drivers: stub and ISA metadata
//===----------------------------------------------------------------------===//

/// Statistics and sizes before a kernel's setup.
struct Stub {
  ulittle32_t StubSize;
  ulittle32_t NumInsts;
  ulittle32_t NumVGPRs;
  char Zero0c[0x18];
  ulittle32_t NumInstsAgain;
  ulittle32_t NumGlobalMemoryInsts;
  ulittle32_t NumLocalMemoryInsts;
  ulittle32_t Zero30;
  ulittle32_t NumRegisters; ///< SGPRs and VGPRs
  ulittle32_t Zero38;
  ulittle32_t NumSGPRsWithExtra;
  char Zero40[0x78];
  ulittle32_t SetupOffset;
  char Zerobc[0xa8];
  ulittle32_t Three;
  ulittle32_t UsesLDS; ///< 13, or 12 without LDS
  char Zero16c[0x834];
  ulittle64_t SetupOffset64;
  ulittle32_t SetupSize;
  ulittle32_t SetupAndCodeSize;
  ulittle64_t Zero9b0;
  ulittle32_t Unknown9b8; ///< 0x200
  ulittle32_t Zero9bc;
  ulittle64_t EndOffset;
  ulittle64_t Zero9c8;
  ulittle64_t EndOffsetAgain;
  ulittle32_t AllocatedVGPRs, AllocatedSGPRs; ///< SGPRs with the extra ones
  ulittle64_t Zero9e0;
  ulittle32_t UsedVGPRs, UsedSGPRs; ///< SGPRs without the extra ones
  ulittle32_t FloatMode;
  ulittle32_t Zero9f4;
  ulittle32_t One;
  char Zero9fc[0xc];
  ulittle32_t ScratchDwords; ///< Size in dwords, rounded up.
  ulittle32_t LDSSize;       ///< Size in bytes.
  ulittle32_t AllOnes;
  char Zeroa14[0x34];
  ulittle32_t PgmRsrc2;
  char Zeroa4c[0x14];
};
static_assert(sizeof(Stub) == 0xa60);
static_assert(offsetof(Stub, SetupOffset) == 0xb8);
static_assert(offsetof(Stub, Three) == 0x164);
static_assert(offsetof(Stub, SetupOffset64) == 0x9a0);
static_assert(offsetof(Stub, AllocatedVGPRs) == 0x9d8);
static_assert(offsetof(Stub, ScratchDwords) == 0xa08);
static_assert(offsetof(Stub, PgmRsrc2) == 0xa48);

/// ISA metadata of a kernel that specifies none.
constexpr uint8_t DefaultISAMetadata[20] = {0, 0, 0x68, 0, 0, 0, 0, 0, 0, 0,
                                            0, 8, 0x42, 9, 0, 0, 0, 0, 0, 0};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_FORMAT_H
