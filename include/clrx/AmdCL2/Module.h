//===- Module.h - An AmdCL2 binary as plain data ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an AmdCL2 binary says, without how it says it, and the call that writes
// one.
//
// Each field says where it ends up; names of structures and the drawing of the
// file are those of Format.h. The layout was never published: offsets, codes
// and which driver wants what were observed in what clrxasm 0.1.9 accepts and
// writes, and the rows that vary by driver or GPU stand in DriverVersions.def,
// DeviceCodes.def and Catalyst's ArgTypes.def. amd_kernel_code_t is documented
// in LLVM's AMDGPU User Guide.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_MODULE_H
#define CLRX_AMDCL2_MODULE_H

#include "clrx/AmdCL2/Arguments.h"
#include "clrx/Elf/ElfImage.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/KernelConfig.h"
#include <array>
#include <deque>
#include <vector>

namespace clrx::amdcl2 {

/// Content of a section.
using Bytes = std::string;

/// What the value of an extra symbol, or the addend of a relocation, counts
/// from.
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

/// A 32-bit word in code that holds half the address of a datum.
/// An entry of the inner ELF's .rela.hsatext.
struct CodeRelocation {
  uint64_t Offset = 0; ///< Of the word, from the start of its code.
  /// The entry's symbol is the one of this section; one of the data sections.
  SymbolPlace Target = SymbolPlace::ReadOnlyData;
  bool IsHigh = false; ///< Upper half, R_HSA_32_HIGH; else R_HSA_32_LOW.
  int64_t Addend = 0;  ///< Offset in Target.
};

/// Code, with 0x55555555 where a relocation goes.
struct Code {
  Bytes Content;
  std::vector<CodeRelocation> Relocations; ///< In the order of the output.
};

/// Work group sizes in x, y and z; all 0: none.
using GroupSize = std::array<uint32_t, 3>;

/// How a source describes a kernel's configuration.
enum class ConfigKind : uint8_t {
  OpenCL, ///< By what OpenCL knows of it (.config).
  HSA     ///< By the fields of its amd_kernel_code_t (.hsaconfig).
};

/// What a source says of a kernel instead of its KernelParts.
struct Configuration {
  ConfigKind Kind = ConfigKind::OpenCL;
  /// For the setup, an amd_kernel_code_t, and with OpenCL also for some of the
  /// metadata and the stub.
  KernelConfig Fields;
  /// Of the kernel's code: what register counts have at least.
  RegisterUsage Usage;
  /// OpenCL only: an SGPR count in Fields has VCC and the like in it.
  bool SGPRCountHasExtra = false;
  /// ArgumentEntries of the metadata; kernarg_segment_byte_size of the setup.
  std::vector<Argument> Args;
  GroupSize RequiredGroupSize = {}; ///< MetadataHeader::RequiredSize.
  GroupSize GroupSizeHint = {};     ///< MetadataTail2004::SizeHint.
  std::string VecTypeHint;          ///< In the metadata from driver 2004.06.
  /// HSA only: the last 128 bytes of amd_kernel_code_t, or empty: zeros.
  Bytes ControlDirective;
};

/// What the file holds of a kernel besides its code.
struct KernelParts {
  Bytes Metadata;                   ///< In the outer .rodata.
  std::optional<Bytes> Setup;       ///< In front of the code.
  std::optional<Bytes> Stub;        ///< In front of it; old drivers only.
  std::optional<Bytes> ISAMetadata; ///< In the outer .rodata; old drivers only;
                                    ///< by default DefaultISAMetadata.
};

struct Kernel {
  std::string Name; ///< Part of its symbols' names, outer and inner.
  KernelParts Parts;
  /// If given, the parts are made of it, see lowerKernel.
  std::optional<Configuration> Config;
  /// Ids of samplers that it uses: their symbols precede the kernel's.
  std::vector<uint32_t> Samplers;

  /// Behind the setup, in the outer .text (old drivers) or .hsatext. Empty if
  /// the module has main code.
  Code Text;
  /// Of the setup in the module's main code, if there is one.
  uint64_t MainCodeOffset = 0;
};

/// A symbol of the source that the binary is to show: Absolute and OuterExtra
/// ones in the outer ELF, the others in the inner one.
struct ExtraSymbol {
  std::string Name; ///< Data has a second symbol, with "&input_bc::&" in front.
  SymbolPlace Place = SymbolPlace::Absolute;
  unsigned Index = 0; ///< Meaning depends on Place.
  uint64_t Value = 0; ///< Offset in Place or the number.
  uint64_t Size = 0;
  uint8_t Binding = 0; ///< ELF STB_*
  /// Data, as the drivers' compilers add it: there is only the symbol with
  /// "&input_bc::&", and relocations to it name that.
  bool IsDriverData = false;
};

struct Module {
  /// e_flags of the outer ELF, by DeviceCodes.def; NoteISA.
  GPU Device = GPU::Bonaire;
  /// Class and machine of the outer ELF, word size of the metadata; NoteHSAIL.
  bool Is64Bit = false;
  /// major*100 + minor; 0: the oldest. Stored nowhere; chooses the layout.
  uint32_t DriverVersion = 0;
  /// Replace the device's in NoteISA.
  std::optional<uint32_t> ArchMinor, ArchStepping;
  /// The inner ELF's names are stored as drivers do: empty ones of symbols have
  /// a NUL of their own, and .symtab is there twice.
  bool HasDriverTables = false;
  uint32_t ISANoteSize = 0;   ///< In bytes; 0: getISANoteSize.
  std::string CompileOptions; ///< In .comment.
  std::string ACLVersion;     ///< Behind them; empty: the driver's default.

  std::deque<Kernel> Kernels; ///< In the order of all their parts.
  /// HSA layout: .hsatext, where the kernels' setups replace what is there. New
  /// drivers only.
  std::optional<Code> MainCode;

  /// \name Data of the inner ELF; new drivers only
  /// @{
  Bytes ReadOnlyData; ///< .hsadata_readonly_agent
  /// Of its segment, in bytes, a power of two; 0: that of the section, which is
  /// at least 8.
  uint64_t ReadOnlyAlignment = 0;
  Bytes ReadWriteData;       ///< .hsadata_global_agent
  uint64_t BSSSize = 0;      ///< Of .hsabss_global_agent, in bytes.
  uint64_t BSSAlignment = 0; ///< In bytes, a power of two; 0: the default, 8.
  /// @}

  /// \name Samplers; new drivers only
  /// @{
  /// SamplerInit::Value of each, in .hsaimage_samplerinit.
  std::vector<uint32_t> Samplers;
  Bytes SamplerInit; ///< Instead of Samplers: 8 bytes for each.
  /// Where the samplers are in the read-only data, for
  /// .rela.hsadata_readonly_agent; empty: at its end.
  std::vector<uint64_t> SamplerOffsets;
  /// @}

  /// \name Sections that the format does not define
  /// @{
  std::vector<ElfSection> OuterSections;
  /// Names of the outer ELF's sections in their order, the format's own
  /// included; those left out follow. Empty: the order of Format.h.
  std::vector<std::string> OuterOrder;
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

/// The size of NoteISA in files of new drivers, in bytes.
uint32_t getISANoteSize(Generation Gen);

/// Writes \p M as an AmdCL2 binary. Who needs it no more may move it here: what
/// is written already goes before the rest is made.
/// \returns an error, mostly a ModuleError, if the driver's format cannot hold
/// it: a device or a feature that the driver does not know, samplers without
/// their data, ids or offsets out of range. Nothing was written then.
llvm::Error writeModule(Module M, llvm::raw_ostream &OS);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_MODULE_H
