//===- Module.h - A GalliumCompute binary as data --------*- C++ -*-===//
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
#include "clrx/ISA/RegisterUsage.h"
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

/// Versions from which on the container changes.
constexpr uint32_t LLVMWithSpillEntries = 30900;   ///< 3.9: 5 ProgInfo entries.
constexpr uint32_t LLVMWithKernelHeader = 40000;   ///< 4.0: amd_kernel_code_t.
constexpr uint32_t MesaWithAMDGPUMachine = 170000; ///< 17.0: ELF for AMDGPU.

/// Type codes of arguments, as Mesa's module::argument has them.
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
  std::vector<Arg> Args;
  ProgInfo Entries = DefaultProgInfo;
  /// If given, Entries and, with LLVM 4.0 and later, the 256 bytes of code at
  /// Offset are made of it, see lower.
  std::optional<Configuration> Config;
};

/// A 32-bit word of code that takes half of the scratch buffer's address.
struct Relocation {
  uint64_t Offset = 0; ///< In the code section.
  bool IsHigh = false;
};

struct Symbol {
  enum SectionKind : uint8_t { Absolute, Code, GlobalData, Comment, Extra };

  std::string Name;
  uint64_t Value = 0;
  uint64_t Size = 0;
  uint8_t Binding = llvm::ELF::STB_WEAK;
  SectionKind Section = Absolute;
  unsigned ExtraIndex = 0; ///< Which of ExtraSections, for Extra.
};

struct Module {
  bool Is64Bit = false;
  uint32_t MesaVersion = 0; ///< major*10000 + minor*100 + micro
  uint32_t LLVMVersion = 0; ///< likewise
  /// \name What configurations are for; stored nowhere else
  /// @{
  GPU Device = GPU::CapeVerde;
  /// Replace the device's in headers.
  std::optional<uint32_t> ArchMinor, ArchStepping;
  /// @}
  std::deque<Kernel> Kernels; ///< In any order; later headers replace earlier.
  /// With LLVM 4.0 and later, kernels begin with an AmdKernelCode.
  std::string Code;
  std::optional<std::string> GlobalData;
  std::optional<std::string> Comment; ///< Not given: a default text.
  /// Sections that the container gives no meaning to.
  std::vector<ElfSection> ExtraSections;
  std::vector<Relocation> Relocations;
  std::vector<Symbol> ExtraSymbols;

  unsigned getNumProgInfoEntries() const {
    return LLVMVersion >= LLVMWithSpillEntries ? 5 : 3;
  }
  bool hasKernelHeaders() const { return LLVMVersion >= LLVMWithKernelHeader; }
};

/// Writes the binary. \p M is consistent: offsets lie in the code, references
/// exist. \returns an error, having written nothing, if it would be too large
/// or a kernel's header leaves the code.
llvm::Error writeModule(const Module &M, llvm::raw_ostream &OS);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_MODULE_H
