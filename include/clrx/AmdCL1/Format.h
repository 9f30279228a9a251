//===- Format.h - The AmdCL1 binary on disk ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The AMD Catalyst OpenCL 1.2 binary: an ELF file (the outer ELF) around one
// for each kernel. Its format was never published; offsets and values were
// observed in what clrxasm 0.1.9 writes, which follows files of the drivers.
// Everything is little-endian.
//
//   outer ELF (ELF32 or ELF64)
//   +----------------------------------------------------------------------+
//   | ELF header: type 2, machine by device                                |
//   +----------------------------------------------------------------------+
//   | .shstrtab  .strtab  .symtab                                          |
//   +----------------------------------------------------------------------+
//   | .rodata    global data; for each kernel: | metadata | header |       |
//   +----------------------------------------------------------------------+
//   | .text      the kernels' inner ELFs, end to end                       |
//   +----------------------------------------------------------------------+
//   | .comment   compile options, text about the driver (no NULs)          |
//   +----------------------------------------------------------------------+
//   | sections of the source; section headers                              |
//   +----------------------------------------------------------------------+
//
//   inner ELF (ELF32), nothing aligned but what is marked
//   +----------------------------------------------------------------------+
//   | ELF header, three program headers                                    |
//   +----------------------------------------------------------------------+
//   | EncodingEntry             (first program header)                     |
//   +----------------------------------------------------------------------+
//   | .shstrtab                                                            |
//   +----------------------------------------------------------------------+
//   | section headers           (aligned to 4)                             |
//   +----------------------------------------------------------------------+
//   | notes                     (second program header)                    |
//   +----------------------------------------------------------------------+
//   | .text  .data  .symtab  .strtab   (third program header)              |
//   +----------------------------------------------------------------------+
//   | sections of the source    (aligned as each says)                     |
//   +----------------------------------------------------------------------+
//
// The metadata of a kernel is text, lines that begin with a semicolon; its
// header is KernelHeader.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL1_FORMAT_H
#define CLRX_AMDCL1_FORMAT_H

#include "clrx/Support/NameTable.h"
#include "llvm/Support/Endian.h"

namespace clrx::amdcl1 {

using llvm::support::ulittle32_t;

//===----------------------------------------------------------------------===//
// Outer ELF
//===----------------------------------------------------------------------===//

/// Of a configured kernel, in .rodata behind its metadata.
struct KernelHeader {
  ulittle32_t PrivateInFront; ///< uavprivate, or 0 with older drivers.
  ulittle32_t Zero04;
  ulittle32_t Private; ///< The same.
  ulittle32_t LocalSize;
  ulittle32_t Flags; ///< HeaderFlags
  ulittle32_t One;
  ulittle32_t Zero18, Zero1c;
};
static_assert(sizeof(KernelHeader) == 32);

enum HeaderFlags : uint32_t { HF_Printf = 2, HF_64Bit = 8 };

//===----------------------------------------------------------------------===//
// Inner ELF
//===----------------------------------------------------------------------===//

enum : uint8_t { InnerOSABI = 0x64, InnerABIVersion = 1 };
enum : uint16_t { InnerMachine = 0x7d };
enum : uint32_t { InnerFlags = 1 };
enum : uint32_t { PT_CAL_ENCODING = 0x70000002 };

/// Sections of the inner ELF.
enum : uint16_t {
  InnerSectionNames = 1,
  InnerText,
  InnerData,
  InnerSymTab,
  InnerStrTab,
  InnerFirstExtra ///< Of the source.
};

/// Zeros that .data has if the source does not open it.
constexpr unsigned DefaultDataSize = 4736;

/// What PT_CAL_ENCODING holds.
struct EncodingEntry {
  ulittle32_t Device; ///< By DeviceCodes.def.
  ulittle32_t Type;   ///< 4
  ulittle32_t Offset; ///< FixedNotesOffset
  ulittle32_t Size;   ///< Of the inner ELF from there on.
  ulittle32_t Flags;  ///< 0
};
static_assert(sizeof(EncodingEntry) == 20);

/// Where notes begin in a file without sections of the source's own; the
/// encoding entry says so in all files.
constexpr uint32_t FixedNotesOffset = 0x1c0;

/// In front of the content of each note; nothing is aligned.
struct NoteHeader {
  ulittle32_t NameSize; ///< 8
  ulittle32_t Size;     ///< Of the content, in bytes.
  ulittle32_t Type;     ///< NoteType
  char Name[8];         ///< "ATI CAL\0"
};
static_assert(sizeof(NoteHeader) == 20);

/// Types of notes, by CALNotes.def.
enum NoteType : uint32_t {
#define CLRX_AMDCL1_NOTE(Id, Type, Name, Form, What) NT_##Id = Type,
#include "clrx/AmdCL1/CALNotes.def"
};

/// A row of CALNotes.def.
enum class NoteForm : uint8_t { Plain, Value, Both };
struct NoteInfo {
  llvm::StringLiteral Name; ///< Without the dot.
  uint32_t Type;
  NoteForm Form;
};

inline constexpr NoteInfo NoteInfos[] = {
#define CLRX_AMDCL1_NOTE(Id, Type, Name, Form, What)                           \
  {Name, Type, NoteForm::Form},
#include "clrx/AmdCL1/CALNotes.def"
};

/// The row of notes of \p Type; null if it has no name.
inline const NoteInfo *findNoteInfo(uint32_t Type) {
  for (const NoteInfo &N : NoteInfos)
    if (N.Type == Type)
      return &N;
  return nullptr;
}

/// Addresses in NT_ProgInfo, pairs of an address and a value. Those below
/// 0x80000000 are registers.
enum ProgInfoAddress : uint32_t {
  PI_PgmRsrc2 = 0x00002e13,
  PI_8000000a = 0x8000000a, ///< 1
  PI_GroupSizeX = 0x8000001c,
  PI_GroupSizeY = 0x8000001d,
  PI_GroupSizeZ = 0x8000001e,
  PI_UAVMask0 = 0x8000001f,   ///< The first word of the mask.
  PI_WaveSize = 0x80000078,   ///< 64
  PI_MaxLDSSize = 0x80000081, ///< 32768
  PI_LDSSize = 0x80000082,    ///< In bytes, in whole blocks.
  PI_UserDataCount = 0x80001000,
  PI_UserData = 0x80001001, ///< Four for each.
  PI_VGPRs = 0x80001041,
  PI_SGPRs = 0x80001042,
  PI_FloatMode = 0x80001043,
  PI_IeeeMode = 0x80001044,
  PI_ScratchSize = 0x80001045, ///< In words of 32 bits.
  PI_80001841 = 0x80001841,    ///< 0
  PI_UAVMask = 0x80001843,     ///< Of 32 words.
  PI_MaxSGPRs = 0x80001863,
  PI_MaxVGPRs = 0x80001864, ///< 256
};

/// Words of the mask of UAVs.
constexpr unsigned NumMaskWords = 32;

/// User data SGPRs; a kernel has as many entries about them at most.
constexpr unsigned MaxUserData = 16;

/// Of user data, by UserDataClasses.def.
inline constexpr NamedValue<uint32_t> UserDataClasses[] = {
#define CLRX_AMDCL1_USERDATA(Name, Code) {Name, Code},
#include "clrx/AmdCL1/UserDataClasses.def"
};

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_FORMAT_H
