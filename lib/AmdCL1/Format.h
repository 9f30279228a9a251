//===- Format.h - The AmdCL1 binary on disk ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The AMD Catalyst OpenCL 1.2 binary: an ELF file (the outer ELF) that contains
// another ELF file (an inner ELF) for each kernel. Its format was never
// published. Offsets and values were observed in what clrxasm 0.1.9 writes,
// which follows files of the drivers. Everything is little-endian.
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
//   inner ELF (ELF32), not aligned except where marked
//   +----------------------------------------------------------------------+
//   | ELF header, program headers                                          |
//   +----------------------------------------------------------------------+
//   | an EncodingEntry for each encoding (first program header)            |
//   +----------------------------------------------------------------------+
//   | .shstrtab                                                            |
//   +----------------------------------------------------------------------+
//   | section headers           (aligned to 4)                             |
//   +----------------------------------------------------------------------+
//   | for each encoding:                                                   |
//   | | notes                            (second program header)         | |
//   | | .text  .data  .symtab  .strtab   (third program header)          | |
//   +----------------------------------------------------------------------+
//   | sections of the source    (aligned as each says)                     |
//   +----------------------------------------------------------------------+
//
// An encoding is a version of the kernel for a device. clrxasm writes one
// encoding. Catalyst 923.1 puts another one before it, for device 0x19, which
// is the intermediate language AMD IL. Each further encoding has two more
// program headers.
//
// The metadata of a kernel is text; each line begins with a semicolon. The
// header of a kernel is KernelHeader.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1_FORMAT_H
#define CLRX_LIB_AMDCL1_FORMAT_H

#include "clrx/Support/NameTable.h"
#include "llvm/Support/Endian.h"

namespace clrx::amdcl1 {

using llvm::support::ulittle32_t;

//===----------------------------------------------------------------------===//
// Outer ELF
//===----------------------------------------------------------------------===//

/// Header of a configured kernel, in .rodata after its metadata.
struct KernelHeader {
  ulittle32_t PrivateInFront; ///< uavprivate; 0 with older drivers.
  ulittle32_t Zero04;
  ulittle32_t Private; ///< Likewise.
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

/// First sections of the inner ELF. The sections of the source follow those of
/// the last encoding.
enum : unsigned { InnerSectionNames = 1, FirstEncodingSection };

/// Sections of an encoding.
enum : unsigned {
  EncodingText,
  EncodingData,
  EncodingSymTab,
  EncodingStrTab,
  NumEncodingSections
};

/// Returns the index of the first section of encoding \p Encoding. For the
/// number of encodings, returns the index of the first section of the source.
inline unsigned getFirstSection(unsigned Encoding) {
  return FirstEncodingSection + Encoding * NumEncodingSections;
}

/// First segments of the inner ELF.
enum : unsigned { EntriesSegment, FirstEncodingSegment };

/// Segments of an encoding.
enum : unsigned { NoteSegment, LoadSegment, NumEncodingSegments };

/// Returns the index of the first segment of encoding \p Encoding. For the
/// number of encodings, returns the number of segments.
inline unsigned getFirstSegment(unsigned Encoding) {
  return FirstEncodingSegment + Encoding * NumEncodingSegments;
}

/// Number of zeros in .data if the source does not open that section.
constexpr unsigned DefaultDataSize = 4736;

/// Entry of the segment PT_CAL_ENCODING.
struct EncodingEntry {
  ulittle32_t Device; ///< Code of DeviceCodes.def, or of another device.
  ulittle32_t Type;   ///< 4
  ulittle32_t Offset; ///< Offset of the notes; see FixedNotesOffset.
  ulittle32_t Size;   ///< Size of the encoding from Offset on. That of the last
                      ///< encoding includes the rest of the inner ELF.
  ulittle32_t Flags;  ///< 0
};
static_assert(sizeof(EncodingEntry) == 20);

/// Offset of the notes in a file with one encoding, to which the source adds no
/// sections. The entry of a single encoding has this value in all files.
constexpr uint32_t FixedNotesOffset = 0x1c0;

/// Header before the content of a note. Nothing is aligned.
struct NoteHeader {
  ulittle32_t NameSize; ///< 8
  ulittle32_t Size;     ///< Size of the content in bytes.
  ulittle32_t Type;     ///< NoteType
  char Name[8];         ///< "ATI CAL\0"
};
static_assert(sizeof(NoteHeader) == 20);

/// Types of notes, from CALNotes.def.
enum NoteType : uint32_t {
#define CLRX_AMDCL1_NOTE(Id, Type, Name, Form, What) NT_##Id = Type,
#include "AmdCL1/CALNotes.def"
};

/// A row of CALNotes.def.
enum class NoteForm : uint8_t { Plain, Value, Both };
struct NoteInfo {
  llvm::StringLiteral Name; ///< Name of the pseudo-op, without the dot.
  uint32_t Type;
  NoteForm Form;
};

inline constexpr NoteInfo NoteInfos[] = {
#define CLRX_AMDCL1_NOTE(Id, Type, Name, Form, What)                           \
  {Name, Type, NoteForm::Form},
#include "AmdCL1/CALNotes.def"
};

/// Returns the row for notes of \p Type; null if the type has no name.
inline const NoteInfo *findNoteInfo(uint32_t Type) {
  for (const NoteInfo &N : NoteInfos)
    if (N.Type == Type)
      return &N;
  return nullptr;
}

/// Addresses in NT_ProgInfo, which holds pairs of an address and a value.
/// Addresses below 0x80000000 are registers.
enum ProgInfoAddress : uint32_t {
  PI_PgmRsrc2 = 0x00002e13,
  PI_8000000a = 0x8000000a, ///< 1
  PI_GroupSizeX = 0x8000001c,
  PI_GroupSizeY = 0x8000001d,
  PI_GroupSizeZ = 0x8000001e,
  PI_UAVMask0 = 0x8000001f,   ///< First word of the mask.
  PI_WaveSize = 0x80000078,   ///< 64
  PI_MaxLDSSize = 0x80000081, ///< 32768
  PI_LDSSize = 0x80000082,    ///< Size in bytes, rounded up to whole blocks.
  PI_UserDataCount = 0x80001000,
  PI_UserData = 0x80001001, ///< Four words per entry.
  PI_VGPRs = 0x80001041,
  PI_SGPRs = 0x80001042,
  PI_FloatMode = 0x80001043,
  PI_IeeeMode = 0x80001044,
  PI_ScratchSize = 0x80001045, ///< Size in words of 32 bits.
  PI_80001841 = 0x80001841,    ///< 0
  PI_UAVMask = 0x80001843,     ///< Mask of 32 words.
  PI_MaxSGPRs = 0x80001863,
  PI_MaxVGPRs = 0x80001864, ///< 256
};

/// Number of words in the mask of UAVs.
constexpr unsigned NumMaskWords = 32;

/// Number of user data SGPRs, and largest number of entries about them in a
/// kernel.
constexpr unsigned MaxUserData = 16;

/// Classes of user data, from UserDataClasses.def.
inline constexpr NamedValue<uint32_t> UserDataClasses[] = {
#define CLRX_AMDCL1_USERDATA(Name, Code) {Name, Code},
#include "AmdCL1/UserDataClasses.def"
};

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1_FORMAT_H
