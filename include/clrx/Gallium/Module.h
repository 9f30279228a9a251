//===- Module.h - A GalliumCompute binary as data ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contents of a Mesa GalliumCompute binary as plain data. A program may
// fill in a Module by hand and write it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_MODULE_H
#define CLRX_GALLIUM_MODULE_H

#include "clrx/Elf/ElfImage.h"
#include "clrx/Gallium/Format.h"
#include "clrx/Gallium/Layout.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/FileSymbol.h"
#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Support/NameTable.h"
#include "clrx/Targets/Targets.h"
#include "llvm/BinaryFormat/ELF.h"
#include <array>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace clrx::gallium {

/// Types of arguments, numbered as in module::argument of Mesa 20.3.
enum class ArgType : uint32_t {
  Scalar,
  Constant,
  Global,
  Local,
  Image2DRead,
  Image2DWrite,
  Image3DRead,
  Image3DWrite,
  Sampler
};

/// Returns the code of \p Type in a file.
uint32_t getArgTypeCode(ArgType Type, const Layout &L);

/// Values that the runtime stores in an argument.
enum class ArgSemantic : uint32_t {
  General,
  GridDim,
  GridOffset,
  ImageSize,
  ImageFormat
};

/// \name Names of types, extensions and semantics in .arg; case does not matter
/// @{

/// Meaning of the name of a type.
struct NamedType {
  ArgType Type;
  /// Semantic that the name stands for, in addition to the type.
  ArgSemantic Semantic = ArgSemantic::General;
};

inline constexpr NamedValue<NamedType> ArgTypeNames[] = {
    {"scalar", {ArgType::Scalar}},
    {"constant", {ArgType::Constant}},
    {"global", {ArgType::Global}},
    {"local", {ArgType::Local}},
    {"image2d_rd", {ArgType::Image2DRead}},
    {"image2d_wr", {ArgType::Image2DWrite}},
    {"image3d_rd", {ArgType::Image3DRead}},
    {"image3d_wr", {ArgType::Image3DWrite}},
    {"sampler", {ArgType::Sampler}},
    {"griddim", {ArgType::Scalar, ArgSemantic::GridDim}},
    {"gridoffset", {ArgType::Scalar, ArgSemantic::GridOffset}},
};

/// Names of the values of Arg::SignExtend.
inline constexpr NamedValue<bool> ArgExtensionNames[] = {
    {"sext", true},
    {"zext", false},
};

inline constexpr NamedValue<ArgSemantic> ArgSemanticNames[] = {
    {"general", ArgSemantic::General},
    {"griddim", ArgSemantic::GridDim},
    {"gridoffset", ArgSemantic::GridOffset},
    {"imgsize", ArgSemantic::ImageSize},
    {"imgformat", ArgSemantic::ImageFormat},
};
/// @}

struct Arg {
  ArgType Type = ArgType::Scalar;
  uint32_t Size = 4;        ///< Size for the host in bytes.
  uint32_t TargetSize = 4;  ///< Size on the device in bytes.
  uint32_t TargetAlign = 4; ///< Alignment in bytes, a power of two or 0.
  bool SignExtend = false;
  ArgSemantic Semantic = ArgSemantic::General;
};

/// The address of a register, or of a spill count, and its value.
struct ProgInfoEntry {
  uint32_t Address = 0;
  uint32_t Value = 0;
};

constexpr unsigned MaxProgInfoEntries = 5;

inline unsigned getNumProgInfoEntries(uint32_t LLVMVersion) {
  return getCodeFacts(LLVMVersion).HasSpillEntries ? MaxProgInfoEntries : 3;
}

using ProgInfo = std::array<ProgInfoEntry, MaxProgInfoEntries>;

/// The entries of a kernel without a configuration.
constexpr ProgInfo DefaultProgInfo = {{{PgmRsrc1Address, 0x000c0000},
                                       {PgmRsrc2Address, 0x00001788},
                                       {TmpRingSizeAddress, 0}}};

/// The configuration of a kernel in a source, instead of its ProgInfo and
/// header.
struct Configuration {
  KernelConfig Plain;  ///< Values for ProgInfo, and defaults for Header.
  KernelConfig Header; ///< Values for the header only; LLVM 4.0 and later.
  /// Registers that the code uses: lower bounds of the register counts.
  RegisterUsage Usage;
  /// True if the default of the user data count is the number of registers that
  /// Header requests. Otherwise the default is 4.
  bool ComputesUserData = false;
  std::string ControlDirectives; ///< Part of the header; empty for zeros.
};

struct Kernel {
  std::string Name;
  uint64_t Offset = 0; ///< Offset in the code section.
  /// \name Members that layouts with Layout::HasAttributes store
  /// @{
  std::string Attributes; ///< The text that clGetKernelInfo returns.
  /// Required work-group size in x, y and z; zeros if there is none.
  std::array<uint64_t, 3> GroupSize = {};
  /// @}
  std::vector<Arg> Args;
  ProgInfo Entries = DefaultProgInfo;
  /// Configuration from which lower computes Entries, if it is present. With
  /// LLVM 4.0 and later, lower also computes the 256 bytes of code at Offset.
  std::optional<Configuration> Config;
};

using Symbol = FileSymbol;

/// A location in the code to which the loader adds an address, or half of one.
struct Relocation {
  enum TargetKind : uint8_t {
    /// \name The first two words of the scratch buffer's resource
    /// @{
    ScratchWord0,
    ScratchWord1,
    /// @}
    InSection ///< The start of Section.
  };

  uint64_t Offset = 0; ///< Offset in the code section.
  TargetKind Target = ScratchWord0;
  Symbol::SectionKind Section = Symbol::Code; ///< Not Absolute.
  unsigned ExtraIndex = 0; ///< Index in ExtraSections, for Extra.
  /// ELF::R_AMDGPU_*. For scratch words, loaders accept only the default.
  uint32_t Type = llvm::ELF::R_AMDGPU_ABS32_LO;
  /// Value at the location, with as many bits as Type relocates.
  uint64_t Addend = 0;

  /// Returns the number of bytes at the location.
  unsigned getSize() const {
    return Type == llvm::ELF::R_AMDGPU_ABS64 ||
                   Type == llvm::ELF::R_AMDGPU_REL64
               ? sizeof(uint64_t)
               : sizeof(uint32_t);
  }
};

struct Module {
  bool Is64Bit = false;     ///< Ignored with Layout::IsAlways64Bit.
  uint32_t MesaVersion = 0; ///< major*10000 + minor*100 + micro
  uint32_t LLVMVersion = 0; ///< Same form; 0 for the layout's default.
  /// \name Target for which lower computes kernels
  /// @{
  GPU Device = GPU::CapeVerde; ///< See also Layout::HasMachineFlags.
  /// Numbers in kernel headers. They replace the numbers of the device.
  std::optional<uint32_t> ArchMinor, ArchStepping;
  /// @}
  /// Number of ProgInfo entries; 0 for the number of the LLVM version.
  unsigned NumProgInfoEntries = 0;
  /// Kernels in any order. If computed headers overlap, the last one counts.
  std::deque<Kernel> Kernels;
  /// The code section. With LLVM 4.0 and later, kernels begin with an
  /// AmdKernelCode.
  std::string Code;
  std::optional<std::string> GlobalData;
  std::optional<std::string> Comment; ///< std::nullopt for a default text.
  /// Sections without a meaning in the container.
  std::vector<ElfSection> ExtraSections;
  std::vector<Relocation> Relocations;
  std::vector<Symbol> ExtraSymbols;

  const Layout &getLayout() const { return gallium::getLayout(MesaVersion); }
  bool is64Bit() const { return Is64Bit || getLayout().IsAlways64Bit; }
  /// Returns the version of LLVM; the layout's default instead of 0.
  uint32_t getLLVMVersion() const {
    return LLVMVersion ? LLVMVersion : getLayout().DefaultLLVM;
  }
  unsigned getNumProgInfoEntries() const {
    return NumProgInfoEntries
               ? NumProgInfoEntries
               : gallium::getNumProgInfoEntries(getLLVMVersion());
  }
  bool hasKernelHeaders() const {
    return getCodeFacts(getLLVMVersion()).HasKernelHeaders;
  }
};

/// Writes the binary. \p M must be consistent: offsets lie in the code, and
/// references exist. Move \p M into the call if it is not used afterwards.
/// \returns an error, having written nothing, if the binary would be too large
/// or the header of a kernel is not completely inside the code.
llvm::Error writeModule(Module M, llvm::raw_ostream &OS);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_MODULE_H
