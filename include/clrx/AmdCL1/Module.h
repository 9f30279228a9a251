//===- Module.h - An AmdCL1 binary as plain data ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the contents of an AmdCL1 binary as plain data, and declares the
// function that writes one. Structures are named as in Format.h, which has the
// drawing of the file. DriverVersions.def and DeviceCodes.def have the rows
// that vary by driver or GPU.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL1_MODULE_H
#define CLRX_AMDCL1_MODULE_H

#include "clrx/AmdCL1/Drivers.h"
#include "clrx/Catalyst/Arguments.h"
#include "clrx/Catalyst/ExtraSymbol.h"
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
using catalyst::ExtraSymbol;
using catalyst::ImageAccess;
using catalyst::PointerSpace;
using catalyst::SymbolSection;

/// Content of a section.
using Bytes = std::string;

/// Contents of user data SGPRs.
struct UserData {
  uint32_t Class = 0; ///< Code of UserDataClasses.def.
  uint32_t Slot = 0;
  uint32_t FirstSGPR = 0, NumSGPRs = 0;
};

/// Description of a kernel by a source, instead of its KernelParts.
struct Configuration {
  KernelConfig Fields;
  /// Registers that the code uses: lower bounds of the register counts.
  RegisterUsage Usage;
  std::vector<Argument> Args;
  std::array<uint32_t, 3> RequiredGroupSize = {}; ///< Sizes in x, y and z; all
                                                  ///< 0 if not specified.
  std::vector<uint32_t> Samplers;  ///< Values of the samplers in the code.
  std::vector<UserData> UserSGPRs; ///< At most MaxUserData entries.
};

/// A note of the inner ELF.
struct CALNote {
  uint32_t Type = 0; ///< NoteType, or any other number.
  Bytes Content;
};

/// Parts of a kernel in the file, except code and data.
struct KernelParts {
  Bytes Metadata;             ///< Text in the outer .rodata; never empty.
  Bytes Header;               ///< Bytes after the metadata; never empty.
  std::vector<CALNote> Notes; ///< Notes in the inner ELF.
};

/// Version of a kernel for another device than the Module's. Nothing
/// interprets its code.
struct Encoding {
  uint32_t Device = 0; ///< EncodingEntry::Device
  std::vector<CALNote> Notes;
  Bytes Code, Data; ///< .text and .data
};

struct Kernel {
  std::string Name; ///< Name in the symbols and in the metadata.
  KernelParts Parts;
  /// Configuration from which lowerKernel makes the parts, if it is present.
  std::optional<Configuration> Config;
  Bytes Code;                ///< .text of the inner ELF.
  std::optional<Bytes> Data; ///< .data; std::nullopt means DefaultDataSize
                             ///< zeros.
  std::vector<ElfSection> Sections; ///< Sections that the format does not
                                    ///< define.
  std::vector<ExtraSymbol> Symbols; ///< Symbols of the inner ELF.
  /// Versions for other devices, which precede the kernel's own in the inner
  /// ELF.
  std::vector<Encoding> Encodings;
  /// True if the symbol table of each encoding names the resources in the
  /// notes, as in files of old drivers.
  bool HasResourceSymbols = false;
};

struct Module {
  /// Determines e_machine of the outer ELF and EncodingEntry; see
  /// DeviceCodes.def.
  GPU Device = GPU::CapeVerde;
  /// Determines the class of the outer ELF, a line of the metadata and a flag
  /// in headers.
  bool Is64Bit = false;
  /// major*100 + minor; for 0 see getDriverVersion.
  uint32_t DriverVersion = 0;
  std::string DriverInfo; ///< Text about the driver, in .comment.
  /// The version that DriverInfo names, kept so that a long text is searched
  /// only once. Without it, getDriverVersion searches the text.
  std::optional<uint32_t> InfoVersion;
  std::string CompileOptions; ///< Text before DriverInfo.
  /// True if the file has the symbol of the compile options even if they are
  /// empty.
  bool HasEmptyOptions = false;

  Bytes GlobalData; ///< Data at the start of .rodata; may be empty.
  std::deque<Kernel> Kernels;
  std::vector<ElfSection> Sections; ///< Outer sections that the format does not
                                    ///< define.
  std::vector<ExtraSymbol> Symbols; ///< Symbols of the outer ELF.
  /// Names of the outer sections in their order; see ElfImage::orderSections.
  /// Empty means the order of the assembler.
  std::vector<std::string> SectionOrder;

  /// Returns the version for which the parts are made: DriverVersion, or the
  /// version that DriverInfo names. If both are present, returns
  /// NewestDriverVersion.
  uint32_t getDriverVersion() const;
  const DriverFacts &getDriver() const {
    return getDriverFacts(getDriverVersion());
  }
  Arch getArch() const { return getGPUInfo(Device).Architecture; }
};

/// Writes \p M as an AmdCL1 binary. Move \p M here if it is no longer needed:
/// the writer frees configurations as soon as it has lowered them.
/// \returns an error, and writes nothing, if OpenCL 1.2 does not support the
/// device, if a kernel has no metadata or header, if an id is taken twice, if a
/// kernel has two encodings for a device, or if an id, the SGPR count or the
/// number of write-only images is out of range.
llvm::Error writeModule(Module M, llvm::raw_ostream &OS);

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_MODULE_H
