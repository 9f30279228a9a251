//===- Module.h - A GalliumCompute binary as data --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a Mesa GalliumCompute binary holds, complete in itself: nothing here
// parses source or writes bytes, and one may be filled in by hand.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_MODULE_H
#define CLRX_GALLIUM_MODULE_H

#include "clrx/Elf/ElfImage.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/BinaryFormat/ELF.h"
#include <array>
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

struct Kernel {
  std::string Name;
  uint32_t Offset = 0; ///< In the code section.
  std::vector<Arg> Args;
  std::array<ProgInfoEntry, MaxProgInfoEntries> ProgInfo;
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
  uint32_t MesaVersion = 0;    ///< major*10000 + minor*100 + micro
  uint32_t LLVMVersion = 0;    ///< likewise
  std::vector<Kernel> Kernels; ///< In any order.
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
};

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_MODULE_H
