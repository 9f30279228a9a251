//===- Module.h - An AmdCL2 binary as plain data ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the contents of an AmdCL2 binary as plain data, and declares the
// function that writes one.
//
// The comment on each field names its location in the file. Format.h defines
// the structures and has a drawing of the file. The layout was never published:
// offsets, codes and differences of drivers were observed in what clrxasm 0.1.9
// accepts and writes. Facts that vary by driver or GPU are rows of
// DriverVersions.def, DeviceCodes.def and Catalyst's ArgTypes.def.
// amd_kernel_code_t is documented in LLVM's AMDGPU User Guide.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_MODULE_H
#define CLRX_AMDCL2_MODULE_H

#include "clrx/AmdCL2/Arguments.h"
#include "clrx/Catalyst/ExtraSymbol.h"
#include "clrx/Elf/ElfImage.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/KernelConfig.h"
#include <array>
#include <deque>
#include <vector>

namespace clrx::amdcl2 {

using catalyst::ExtraSymbol;
using catalyst::SymbolSection;

/// Content of a section.
using Bytes = std::string;

/// A 32-bit word in code that holds half the address of a datum; an entry of
/// the inner ELF's .rela.hsatext.
struct CodeRelocation {
  uint64_t Offset = 0; ///< Offset of the word from the start of its code.
  /// Data section whose symbol the entry names.
  SymbolSection Target = SymbolSection::ReadOnlyData;
  bool IsHigh = false; ///< True for the upper half, R_HSA_32_HIGH; false for
                       ///< R_HSA_32_LOW.
  int64_t Addend = 0;  ///< Offset in Target.
};

/// Code, with 0x55555555 in each relocated word.
struct Code {
  Bytes Content;
  std::vector<CodeRelocation> Relocations; ///< Relocations in the order of the
                                           ///< output.
};

/// Work-group sizes in x, y and z; all 0 if not specified.
using GroupSize = std::array<uint32_t, 3>;

/// Vocabulary in which a source describes a configuration.
enum class ConfigKind : uint8_t {
  OpenCL, ///< Terms of OpenCL (.config).
  HSA     ///< Fields of amd_kernel_code_t (.hsaconfig).
};

/// Description of a kernel by a source, instead of its KernelParts.
struct Configuration {
  ConfigKind Kind = ConfigKind::OpenCL;
  /// Fields of the setup, an amd_kernel_code_t. In an OpenCL configuration,
  /// some of the metadata and of the stub depend on them, too.
  KernelConfig Fields;
  /// Registers that the code uses: lower bounds of the register counts.
  RegisterUsage Usage;
  /// OpenCL only: true if an SGPR count in Fields includes VCC and other
  /// special registers.
  bool SGPRCountHasExtra = false;
  /// The arguments. They determine the ArgumentEntries of the metadata and
  /// kernarg_segment_byte_size of the setup.
  std::vector<Argument> Args;
  GroupSize RequiredGroupSize = {}; ///< MetadataHeader::RequiredSize.
  GroupSize GroupSizeHint = {};     ///< MetadataTail2004::SizeHint.
  std::string VecTypeHint;          ///< In the metadata from driver 2004.06 on.
  /// HSA only: the last 128 bytes of amd_kernel_code_t; empty means zeros.
  Bytes ControlDirective;
};

/// Parts of a kernel in the file, except its code.
struct KernelParts {
  Bytes Metadata;             ///< Bytes in the outer .rodata.
  std::optional<Bytes> Setup; ///< Bytes before the code.
  std::optional<Bytes> Stub;  ///< Bytes before the setup; old drivers only.
  std::optional<Bytes> ISAMetadata; ///< Bytes in the outer .rodata, by default
                                    ///< DefaultISAMetadata; old drivers only.
};

struct Kernel {
  std::string Name; ///< Part of the names of its outer and inner symbols.
  KernelParts Parts;
  /// Configuration from which lowerKernel makes the parts, if it is present.
  std::optional<Configuration> Config;
  /// Ids of the samplers that the kernel uses. Their symbols precede that of
  /// the kernel.
  std::vector<uint32_t> Samplers;

  /// Code after the setup, in the outer .text (old drivers) or in .hsatext.
  /// Empty if the module has main code.
  Code Text;
  /// Offset of the setup in the module's main code, if there is main code.
  uint64_t MainCodeOffset = 0;
};

struct Module {
  /// Determines e_flags of the outer ELF (see DeviceCodes.def) and the versions
  /// in NoteISA.
  GPU Device = GPU::Bonaire;
  /// Determines the class and the machine of the outer ELF, the word size of
  /// the metadata, and NoteHSAIL.
  bool Is64Bit = false;
  /// major*100 + minor; 0 is the oldest. Chooses the layout; the file does not
  /// store it.
  uint32_t DriverVersion = 0;
  /// Numbers that replace those of the device in NoteISA.
  std::optional<uint32_t> ArchMinor, ArchStepping;
  /// True to store the names of the inner ELF as drivers do: each empty symbol
  /// name has a NUL of its own, and the name .symtab occurs twice.
  bool HasDriverTables = false;
  uint32_t ISANoteSize = 0;   ///< Size in bytes; 0 means getISANoteSize.
  std::string CompileOptions; ///< Text in .comment.
  std::string ACLVersion; ///< Text after the options; empty means the driver's
                          ///< default.

  /// Kernels in the order of their parts in the file.
  std::deque<Kernel> Kernels;
  /// Content of .hsatext in the HSA layout; the setups of kernels overwrite
  /// parts of it. New drivers only.
  std::optional<Code> MainCode;

  /// \name Data of the inner ELF; new drivers only
  /// @{
  Bytes ReadOnlyData; ///< .hsadata_readonly_agent
  /// Alignment of its segment in bytes, a power of two; 0 means that of the
  /// section, which is at least 8.
  uint64_t ReadOnlyAlignment = 0;
  Bytes ReadWriteData;       ///< .hsadata_global_agent
  uint64_t BSSSize = 0;      ///< Size of .hsabss_global_agent in bytes.
  uint64_t BSSAlignment = 0; ///< Alignment in bytes, a power of two; 0 means
                             ///< the default, 8.
  /// @}

  /// \name Samplers; new drivers only
  /// @{
  /// SamplerInit::Value of each sampler, in .hsaimage_samplerinit.
  std::vector<uint32_t> Samplers;
  Bytes SamplerInit; ///< Bytes to use instead of Samplers, 8 for each sampler.
  /// Offsets of the samplers in the read-only data, for
  /// .rela.hsadata_readonly_agent; empty if they are at its end.
  std::vector<uint64_t> SamplerOffsets;
  /// @}

  /// \name Sections that the format does not define
  /// @{
  std::vector<ElfSection> OuterSections;
  /// Names of the outer ELF's sections in the order of the file, including the
  /// sections that the format defines. Sections that are not listed come last.
  /// Empty means the order of Format.h.
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
  /// Returns the number of samplers, in Samplers or SamplerInit.
  unsigned getNumSamplers() const {
    return Samplers.empty() ? SamplerInit.size() / 8 : Samplers.size();
  }
};

/// Returns the size of NoteISA in files of new drivers, in bytes.
uint32_t getISANoteSize(Generation Gen);

/// Writes \p M as an AmdCL2 binary. Move \p M here if it is no longer needed:
/// the writer frees configurations as soon as it has lowered them. \returns an
/// error, and writes nothing, if the driver's format cannot hold the module.
/// Examples: the driver does not support the device or a feature, there is no
/// read-only data for the samplers, or an id or offset is out of range. Most
/// errors are ModuleErrors.
llvm::Error writeModule(Module M, llvm::raw_ostream &OS);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_MODULE_H
