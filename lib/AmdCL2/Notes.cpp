//===- Notes.cpp - Notes of the inner ELF ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the five notes with the contents that the drivers give them.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "Elf/ElfTables.h"
#include "KernelModel/HSANotes.h"
#include "Parts.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

/// Returns a literal that contains NULs as a StringRef.
template <size_t N> static constexpr StringRef bytes(const char (&Text)[N]) {
  return StringRef(Text, N - 1);
}

static void appendAMDNote(Bytes &Out, uint32_t Type, StringRef Desc) {
  appendNote(Out, "AMD", Type, Desc);
}

//===----------------------------------------------------------------------===//
// Notes by type
//===----------------------------------------------------------------------===//

static void appendVersion(Bytes &Out) {
  NoteVersion Desc = {};
  Desc.Major = 1;
  appendAMDNote(Out, NT_HSA_CODE_OBJECT_VERSION, rawBytes(Desc));
}

static void appendHSAIL(Bytes &Out, bool Is64Bit) {
  NoteHSAIL Desc = {};
  Desc.Major = 1;
  Desc.Profile = 1;
  Desc.MachineModel = Is64Bit;
  Desc.Rounding = 1;
  appendAMDNote(Out, NT_HSA_HSAIL, rawBytes(Desc));
}

uint32_t amdcl2::getISANoteSize(Generation Gen) {
  // The size excludes the last NUL, which is part of the padding. In files of
  // drivers before 2004.06, it includes the NUL and three more bytes.
  return Gen == Generation::New1912 ? sizeof(NoteISA) + 3 : sizeof(NoteISA) - 1;
}

MachineVersion amdcl2::getNoteVersion(const Module &M) {
  MachineVersion V = getMachineVersion(M.Device, M.DriverVersion);
  V.Minor = M.ArchMinor.value_or(V.Minor);
  V.Stepping = M.ArchStepping.value_or(V.Stepping);
  return V;
}

static void appendISA(Bytes &Out, const Module &M) {
  const NoteISA Desc = makeNoteISA(getNoteVersion(M));
  const size_t Size =
      M.ISANoteSize ? M.ISANoteSize : getISANoteSize(M.getGeneration());
  Bytes Padded = rawBytes(Desc).str();
  Padded.resize(Size);
  appendAMDNote(Out, NT_HSA_ISA, Padded);
}

/// Returns the name of the producer. Drivers before 2004.06 wrote uninitialized
/// memory instead.
static StringRef getProducer(Generation Gen, bool Is64Bit) {
  if (Gen == Generation::New2004)
    return bytes("\x19\0\0\0\x01\0\0\0\0\0\0\0AMD HSA Runtime Finalizer"
                 "\0\0\0\0");
  return Is64Bit ? bytes("\xf0\x83\x17\xfb\xfc\x7f\0\0")
                 : bytes("\xb0\xa6\xf2\0");
}

/// Returns a 16-bit length and the options, truncated or padded as the drivers
/// do.
static StringRef getProducerOptions(const DriverInfo &Driver, bool Is64Bit) {
  if (Driver.Gen == Generation::New1912)
    return Is64Bit ? bytes("\x16\0-hsa_call_convention=\0\0")
                   : bytes("\x31\0-hsa_call_convention=0 "
                           "-use-buffer-for-hsa-globa\0\0");
  if (Driver.FinalizerOptions == Finalizer::GPUPro)
    return bytes("\x16\0-hsa_call_convention=0\0t");
  return Is64Bit ? bytes("\x16\0-hsa_call_convention=0\0\0")
                 : bytes("\x32\0-hsa_call_convention=0 "
                         "-use-buffer-for-hsa-global \0R");
}

//===----------------------------------------------------------------------===//
// All notes
//===----------------------------------------------------------------------===//

Bytes amdcl2::buildNotes(const Module &M) {
  const Generation Gen = M.getGeneration();
  const StringRef Producer = getProducer(Gen, M.Is64Bit);
  const StringRef Options = getProducerOptions(M.getDriver(), M.Is64Bit);
  Bytes Out;
  appendVersion(Out);
  appendHSAIL(Out, M.Is64Bit);
  if (Gen == Generation::New1912) {
    appendAMDNote(Out, NT_HSA_PRODUCER_OPTIONS, Options);
    appendISA(Out, M);
    appendAMDNote(Out, NT_HSA_PRODUCER, Producer);
  } else {
    appendISA(Out, M);
    appendAMDNote(Out, NT_HSA_PRODUCER, Producer);
    appendAMDNote(Out, NT_HSA_PRODUCER_OPTIONS, Options);
  }
  return Out;
}
