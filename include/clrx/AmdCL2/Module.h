//===- Module.h - An AmdCL2 binary as plain data ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an AmdCL2 binary says, without how it says it: no parsing, no writing.
// Format.h draws where the fields end up in the file; facts about what drivers
// expect were observed in what clrxasm 0.1.9 accepts and writes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_MODULE_H
#define CLRX_AMDCL2_MODULE_H

#include "clrx/AmdCL2/Arguments.h"
#include "clrx/Elf/ElfImage.h"
#include "clrx/Kernel/KernelConfig.h"
#include <array>
#include <vector>

namespace clrx::amdcl2 {

/// Content of a section.
using Bytes = std::string;

/// Data sections of the inner ELF that code may refer to, in file order.
enum class DataSection : uint8_t { ReadWrite, BSS, ReadOnly };

/// A 32-bit word in code that holds half the address of a datum.
struct CodeRelocation {
  uint64_t Offset = 0; ///< Of the word, from the start of its code.
  DataSection Target = DataSection::ReadOnly;
  bool IsHigh = false; ///< Upper half; else the lower one.
  int64_t Addend = 0;  ///< Offset in Target.
};

/// Code, with 0x55555555 where a relocation goes.
struct Code {
  Bytes Content;
  std::vector<CodeRelocation> Relocations; ///< In the order of the output.
};

/// Work group sizes in x, y and z; all 0: none.
using GroupSize = std::array<uint32_t, 3>;

/// How a kernel is described.
enum class KernelKind : uint8_t {
  Raw,      ///< By the bytes of its metadata, setup, stub and ISA metadata.
  Config,   ///< By what OpenCL knows of it (.config).
  HSAConfig ///< By the fields of its amd_kernel_code_t (.hsaconfig).
};

/// Register counts of a configured kernel.
struct RegisterCounts {
  unsigned SGPRs = 0; ///< HSAConfig: with VCC and the like; else without.
  unsigned ProgramSGPRs = 0; ///< Without VCC and the like.
  unsigned VGPRs = 0;
};

struct Kernel {
  std::string Name;
  KernelKind Kind = KernelKind::Raw;

  /// \name Config and HSAConfig only
  /// @{
  KernelConfig Config;      ///< The register counts in it are not used.
  RegisterCounts Registers; ///< Final ones.
  std::vector<Argument> Args;
  std::vector<uint32_t> Samplers; ///< Ids of the samplers that it uses.
  GroupSize RequiredGroupSize = {};
  GroupSize GroupSizeHint = {}; ///< Written from driver 2004.06.
  std::string VecTypeHint;      ///< Written from driver 2004.06.
  /// HSAConfig only: the last 128 bytes of amd_kernel_code_t, or empty: zeros.
  Bytes ControlDirective;
  /// @}

  /// \name Raw only; what is not given is empty
  /// @{
  Bytes Metadata;
  std::optional<Bytes> Setup;
  std::optional<Bytes> Stub;        ///< Old drivers only.
  std::optional<Bytes> ISAMetadata; ///< Old drivers only; has a default.
  /// @}

  /// Behind the setup. Empty if the module has main code.
  Code Text;
  /// Of the setup in the module's main code, if there is one.
  uint64_t MainCodeOffset = 0;

  bool isConfigured() const { return Kind != KernelKind::Raw; }
};

/// What an extra symbol's value counts from.
enum class SymbolPlace : uint8_t {
  Absolute,
  OuterExtra, ///< Index is that of an outer extra section.
  InnerExtra, ///< Index is that of an inner extra section.
  ReadWriteData,
  BSS,
  ReadOnlyData,
  MainCode,
  KernelCode, ///< Index is the kernel's.
  SamplerInit,
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

struct Module {
  GPU Device = GPU::Bonaire;
  bool Is64Bit = false;       ///< Of the outer ELF and of addresses.
  uint32_t DriverVersion = 0; ///< major*100 + minor; 0: the oldest.
  /// Replace the device's machine version in the inner ELF's notes.
  std::optional<uint32_t> ArchMinor, ArchStepping;
  std::string CompileOptions;
  std::string ACLVersion; ///< Empty: the driver's default.

  std::vector<Kernel> Kernels;
  /// HSA layout: setups and code of all kernels. New drivers only.
  std::optional<Code> MainCode;

  /// \name Data of the inner ELF; new drivers only
  /// @{
  Bytes ReadOnlyData;
  Bytes ReadWriteData;
  uint64_t BSSSize = 0;
  uint64_t BSSAlignment = 0; ///< In bytes, a power of two; 0: the default, 8.
  /// @}

  /// \name Samplers; new drivers only
  /// @{
  std::vector<uint32_t> Samplers; ///< Values of the samplers.
  Bytes SamplerInit;              ///< Instead of Samplers: 8 bytes for each.
  /// Where the samplers are in the read-only data; empty: at its end.
  std::vector<uint64_t> SamplerOffsets;
  /// @}

  /// \name Sections that the format does not define
  /// @{
  std::vector<ElfSection> OuterSections;
  std::vector<ElfSection> InnerSections; ///< New drivers only.
  /// @}
  std::vector<ExtraSymbol> Symbols;

  const DriverInfo &getDriver() const { return getDriverInfo(DriverVersion); }
  Generation getGeneration() const { return getDriver().Gen; }
  bool isNewFormat() const { return getGeneration() != Generation::Old; }
  Arch getArch() const { return getGPUInfo(Device).Architecture; }
  bool hasSamplers() const {
    return !Samplers.empty() || !SamplerInit.empty() || !SamplerOffsets.empty();
  }
  /// Number of samplers, however they are given.
  unsigned getNumSamplers() const {
    return Samplers.empty() ? SamplerInit.size() / 8 : Samplers.size();
  }
};

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_MODULE_H
