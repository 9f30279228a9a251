//===- Module.h - A GalliumCompute binary as data ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a Mesa GalliumCompute binary holds, complete in itself: one may be
// filled in by hand and written.
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

/// Types of arguments, as Mesa 20.3's module::argument has them.
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

/// What stands for \p Type in a file.
uint32_t getArgTypeCode(ArgType Type, const Layout &L);

/// What the runtime puts into an argument.
enum class ArgSemantic : uint32_t {
  General,
  GridDim,
  GridOffset,
  ImageSize,
  ImageFormat
};

/// \name What .arg calls types, extensions and semantics, in any case
/// @{

/// What the name of a type says.
struct NamedType {
  ArgType Type;
  /// Not General: the name stands for the type with this semantic.
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

/// The values are Arg::SignExtend.
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
  uint32_t Size = 4;        ///< In bytes.
  uint32_t TargetSize = 4;  ///< In bytes, on the device.
  uint32_t TargetAlign = 4; ///< In bytes, a power of two or 0.
  bool SignExtend = false;
  ArgSemantic Semantic = ArgSemantic::General;
};

/// A register and what it is set to.
struct ProgInfoEntry {
  uint32_t Address = 0;
  uint32_t Value = 0;
};

constexpr unsigned MaxProgInfoEntries = 5;

inline unsigned getNumProgInfoEntries(uint32_t LLVMVersion) {
  return getCodeFacts(LLVMVersion).HasSpillEntries ? MaxProgInfoEntries : 3;
}

using ProgInfo = std::array<ProgInfoEntry, MaxProgInfoEntries>;

/// The entries of a kernel about which nothing was said.
constexpr ProgInfo DefaultProgInfo = {{{PgmRsrc1Address, 0x000c0000},
                                       {PgmRsrc2Address, 0x00001788},
                                       {TmpRingSizeAddress, 0}}};

/// What a source says of a kernel instead of its ProgInfo and header.
struct Configuration {
  KernelConfig Plain;  ///< For ProgInfo, and default of Header.
  KernelConfig Header; ///< For the header alone; LLVM 4.0 and later.
  /// Of the kernel's code: what register counts have at least.
  RegisterUsage Usage;
  /// A user data count that is not given is what Header asks for; else 4.
  bool ComputesUserData = false;
  std::string ControlDirectives; ///< Of the header; empty: zeros.
};

struct Kernel {
  std::string Name;
  uint64_t Offset = 0; ///< In the code section.
  /// \name With Layout::HasAttributes
  /// @{
  std::string Attributes; ///< What clGetKernelInfo says of them.
  /// The work-group size that it requires, in x, y and z; zeros: none.
  std::array<uint64_t, 3> GroupSize = {};
  /// @}
  std::vector<Arg> Args;
  ProgInfo Entries = DefaultProgInfo;
  /// If given, Entries and, with LLVM 4.0 and later, the 256 bytes of code at
  /// Offset are made of it, see lower.
  std::optional<Configuration> Config;
};

using Symbol = FileSymbol;

/// A place in the code to which the loader adds an address, or half of one.
struct Relocation {
  enum TargetKind : uint8_t {
    /// \name The first two words of the scratch buffer's resource
    /// @{
    ScratchWord0,
    ScratchWord1,
    /// @}
    InSection ///< The start of Section.
  };

  uint64_t Offset = 0; ///< In the code section.
  TargetKind Target = ScratchWord0;
  Symbol::SectionKind Section = Symbol::Code; ///< Not Absolute.
  unsigned ExtraIndex = 0; ///< Which of ExtraSections, for Extra.
  /// ELF::R_AMDGPU_*. Of the scratch words, loaders take nothing but this.
  uint32_t Type = llvm::ELF::R_AMDGPU_ABS32_LO;
  uint64_t Addend =
      0; ///< What the place holds; as many bits as Type relocates.
};

struct Module {
  bool Is64Bit = false;     ///< Without Layout::IsAlways64Bit.
  uint32_t MesaVersion = 0; ///< major*10000 + minor*100 + micro
  uint32_t LLVMVersion = 0; ///< Likewise; 0: that of the layout.
  /// \name What configurations are for; stored nowhere else
  /// @{
  GPU Device = GPU::CapeVerde;
  /// Replace the device's in headers.
  std::optional<uint32_t> ArchMinor, ArchStepping;
  /// @}
  unsigned NumProgInfoEntries = 0; ///< 0: as many as the version of LLVM has.
  std::deque<Kernel> Kernels; ///< In any order; later headers replace earlier.
  /// With LLVM 4.0 and later, kernels begin with an AmdKernelCode.
  std::string Code;
  std::optional<std::string> GlobalData;
  std::optional<std::string> Comment; ///< Not given: a default text.
  /// Sections that the container gives no meaning to.
  std::vector<ElfSection> ExtraSections;
  std::vector<Relocation> Relocations;
  std::vector<Symbol> ExtraSymbols;

  const Layout &getLayout() const { return gallium::getLayout(MesaVersion); }
  bool is64Bit() const { return Is64Bit || getLayout().IsAlways64Bit; }
  /// For reading; 0 stands for the layout's default.
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

/// Writes the binary. \p M is consistent: offsets lie in the code, references
/// exist. Who needs it no more may move it here. \returns an error, having
/// written nothing, if it would be too large or a kernel's header leaves the
/// code.
llvm::Error writeModule(Module M, llvm::raw_ostream &OS);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_MODULE_H
