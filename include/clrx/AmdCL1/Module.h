//===- Module.h - An AmdCL1 binary as plain data ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an AmdCL1 binary says, without how it says it, and the call that writes
// one. Names of structures and the drawing of the file are those of Format.h;
// rows that vary by driver or GPU stand in DriverVersions.def and
// DeviceCodes.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL1_MODULE_H
#define CLRX_AMDCL1_MODULE_H

#include "clrx/AmdCL1/Drivers.h"
#include "clrx/Catalyst/Arguments.h"
#include "clrx/Elf/ElfImage.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/KernelConfig.h"
#include <array>
#include <deque>
#include <vector>

namespace clrx::amdcl1 {

using catalyst::ArgClass;
using catalyst::Argument;
using catalyst::ArgUse;
using catalyst::ImageAccess;
using catalyst::PointerSpace;

/// Content of a section.
using Bytes = std::string;

/// What user data SGPRs hold.
struct UserData {
  uint32_t Class = 0; ///< By UserDataClasses.def.
  uint32_t Slot = 0;
  uint32_t FirstSGPR = 0, NumSGPRs = 0;
};

/// What a source says of a kernel instead of its KernelParts.
struct Configuration {
  KernelConfig Fields;
  /// Of the kernel's code: what register counts have at least.
  RegisterUsage Usage;
  std::vector<Argument> Args;
  std::array<uint32_t, 3> RequiredGroupSize = {}; ///< All 0: none.
  std::vector<uint32_t> Samplers;  ///< Values of samplers in the code.
  std::vector<UserData> UserSGPRs; ///< At most MaxUserData.
};

/// A note of the inner ELF.
struct CALNote {
  uint32_t Type = 0; ///< NoteType, or another.
  Bytes Content;
};

/// What the file holds of a kernel besides code and data.
struct KernelParts {
  Bytes Metadata;             ///< In the outer .rodata; never empty.
  Bytes Header;               ///< Behind it; never empty.
  std::vector<CALNote> Notes; ///< In the inner ELF.
};

/// What the value of an extra symbol counts from.
enum class SymbolPlace : uint8_t {
  Absolute,   ///< In the outer ELF.
  OuterExtra, ///< Index is that of an outer section of the source.
  KernelCode, ///< In the kernel's inner ELF, as what follows.
  KernelData,
  InnerExtra, ///< Index is that of an inner section of the source.
};

/// A symbol of the source that the binary is to show.
struct ExtraSymbol {
  std::string Name;
  SymbolPlace Place = SymbolPlace::Absolute;
  unsigned Index = 0; ///< Meaning depends on Place.
  uint64_t Value = 0; ///< Offset in Place or the number.
  uint64_t Size = 0;
  uint8_t Binding = 0; ///< ELF STB_*
};

struct Kernel {
  std::string Name; ///< Part of its symbols' names and of the metadata.
  KernelParts Parts;
  /// If given, the parts are made of it, see lowerKernel.
  std::optional<Configuration> Config;
  Bytes Code;                ///< .text of the inner ELF.
  std::optional<Bytes> Data; ///< .data; else there are DefaultDataSize zeros.
  std::vector<ElfSection> Sections; ///< That the format does not define.
  std::vector<ExtraSymbol> Symbols; ///< Of the inner ELF.
};

struct Module {
  /// e_machine of the outer ELF and EncodingEntry, by DeviceCodes.def.
  GPU Device = GPU::CapeVerde;
  /// Class of the outer ELF, a line of the metadata, a flag in headers.
  bool Is64Bit = false;
  /// major*100 + minor; 0: see getDriverVersion.
  uint32_t DriverVersion = 0;
  std::string DriverInfo; ///< Text about the driver in .comment.
  /// The version that DriverInfo names, so that a long text is looked through
  /// once; not given: it is looked for.
  std::optional<uint32_t> InfoVersion;
  std::string CompileOptions; ///< In front of it.

  Bytes GlobalData; ///< In front of .rodata; empty: none.
  std::deque<Kernel> Kernels;
  std::vector<ElfSection> Sections; ///< Outer ones that the format does not
                                    ///< define.
  std::vector<ExtraSymbol> Symbols; ///< Of the outer ELF.

  /// The version by which the parts are made. A text without a version has the
  /// one that it names; both together have the newest that there can be.
  uint32_t getDriverVersion() const;
  const DriverFacts &getDriver() const {
    return getDriverFacts(getDriverVersion());
  }
  Arch getArch() const { return getGPUInfo(Device).Architecture; }
};

/// Writes \p M as an AmdCL1 binary. Who needs it no more may move it here: what
/// is written already goes before the rest is made.
/// \returns an error if that cannot be: a device that OpenCL 1.2 does not have,
/// kernels without metadata or header, ids taken twice or out of range. Nothing
/// was written then.
llvm::Error writeModule(Module M, llvm::raw_ostream &OS);

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_MODULE_H
