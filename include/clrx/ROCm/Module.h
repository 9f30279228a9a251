//===- Module.h - A ROCm binary as data -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a ROCm binary holds, complete in itself: one may be filled in by hand
// and written.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCM_MODULE_H
#define CLRX_ROCM_MODULE_H

#include "clrx/Elf/ElfImage.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/FileSymbol.h"
#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/ROCm/Format.h"
#include "clrx/HSAMetadata/Metadata.h"
#include "clrx/Targets/Targets.h"
#include <deque>
#include <optional>

namespace clrx::rocm {

using hsa::Access;
using hsa::AddressSpace;
using hsa::Arg;
using hsa::ArgKind;
using hsa::ArgType;
using hsa::GroupSize;
using hsa::isNone;
using hsa::KernelMetadata;
using hsa::PrintfFormat;
using hsa::Version;

/// What a source says of a kernel instead of its header or descriptor.
struct Configuration {
  KernelConfig Fields;
  /// Of the kernel's code: what register counts have at least.
  RegisterUsage Usage;
  std::string ControlDirectives; ///< Of the header; empty: zeros.
  /// First AccVGPR of a unified register file, in code objects.
  std::optional<uint64_t> AccumOffset;
};

struct Kernel {
  std::string Name;
  uint64_t Offset = 0;     ///< In the code.
  bool IsFunction = false; ///< Only its symbol is there, a function's.
  /// If given, the 256 bytes of code at Offset are made of it or, in the format
  /// of LLVM 10, a descriptor at the start of the global data.
  std::optional<Configuration> Config;
  KernelMetadata Metadata;
};

using Symbol = FileSymbol;

struct Module {
  FileFormat Format = FileFormat::Old;
  bool HasMsgPack = false; ///< Metadata is MsgPack, else YAML.
  GPU Device = GPU::CapeVerde;
  /// Replace the device's in headers and notes.
  std::optional<uint32_t> ArchMinor, ArchStepping;
  std::optional<uint32_t> ElfFlags; ///< Not given: the format's.
  /// \name The name of the target, not in the format of LLVM 10
  /// @{
  std::string Target; ///< Empty: none, or made of Triple.
  std::string Triple; ///< What the machine version is appended to.
  /// @}
  /// In order of their descriptors; later headers replace earlier.
  std::deque<Kernel> Kernels;
  /// With a header at the start of each kernel, but for LLVM 10.
  std::string Code;
  /// In the format of LLVM 10 it begins with a descriptor for each kernel.
  std::optional<std::string> GlobalData;
  std::optional<std::string> Comment; ///< Not given: a default text.
  /// Sections that the container gives no meaning to.
  std::vector<ElfSection> ExtraSections;
  /// Names of the symbols whose addresses the global offset table is to hold,
  /// kernels or ExtraSymbols.
  std::vector<std::string> GOT;
  std::vector<Symbol> ExtraSymbols;

  /// \name Metadata
  /// @{
  /// As it stands in the file; not given: made of what follows, if HasMetadata.
  std::optional<std::string> MetadataBytes;
  bool HasMetadata = false;
  Version MetadataVersion = {1, 0};
  std::vector<PrintfFormat> Printfs;
  /// @}
};

/// Where sections are when the file is loaded, which is where they stand in it.
/// 0: they are not there.
struct SectionAddresses {
  uint64_t Code = 0, GlobalData = 0, GOT = 0;
};

/// What writeModule would write as metadata for \p M. \returns an error if that
/// is contradictory or a header leaves the code.
llvm::Expected<std::string> makeMetadata(const Module &M);

/// Of the contents of sections, only sizes matter. \returns an error likewise.
llvm::Expected<SectionAddresses> layOut(const Module &M);

/// Writes the binary. \p M is consistent: offsets lie in their sections,
/// references exist. Who needs it no more may move it here. \returns an error,
/// having written nothing, if it would be too large, a header or descriptor
/// leaves its section, or the metadata is contradictory.
llvm::Error writeModule(Module M, llvm::raw_ostream &OS);

} // namespace clrx::rocm

#endif // CLRX_ROCM_MODULE_H
