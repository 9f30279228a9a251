//===- HSANotes.h - Notes of HSA code objects -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contents of the notes NT_AMD_HSA_* that name the target of the code.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_HSANOTES_H
#define CLRX_LIB_KERNELMODEL_HSANOTES_H

#include "clrx/KernelModel/MachineVersions.h"
#include "llvm/Support/Endian.h"
#include <cstring>

namespace clrx {

/// Descriptor of NT_AMD_HSA_CODE_OBJECT_VERSION.
struct NoteVersion {
  llvm::support::ulittle32_t Major, Minor;
};
static_assert(sizeof(NoteVersion) == 8);

/// Descriptor of NT_AMD_HSA_ISA_VERSION.
struct NoteISA {
  llvm::support::ulittle16_t VendorNameSize, ArchNameSize;
  llvm::support::ulittle32_t Major, Minor, Stepping;
  char Names[11]; ///< "AMD\0AMDGPU\0"
};
static_assert(sizeof(NoteISA) == 0x1b);

inline NoteISA makeNoteISA(MachineVersion Version) {
  NoteISA Note = {};
  Note.VendorNameSize = 4;
  Note.ArchNameSize = 7;
  Note.Major = Version.Major;
  Note.Minor = Version.Minor;
  Note.Stepping = Version.Stepping;
  memcpy(Note.Names, "AMD\0AMDGPU", sizeof(Note.Names));
  return Note;
}

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_HSANOTES_H
