//===- Module.h - A ROCm binary as data -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The content of a ROCm binary as plain data. A program can fill a Module and
// write it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCM_MODULE_H
#define CLRX_ROCM_MODULE_H

#include "clrx/Elf/ElfImage.h"
#include "clrx/HSAMetadata/Metadata.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/FileSymbol.h"
#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/ROCm/Format.h"
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

/// The configuration of a kernel, from which its header or descriptor is made.
struct Configuration {
  KernelConfig Fields;
  /// Registers that the code uses: lower bounds of the register counts.
  RegisterUsage Usage;
  std::string ControlDirectives; ///< Bytes in the header; empty for zeros.
  /// Number of the first AccVGPR in the unified register file, in code objects.
  std::optional<uint64_t> AccumOffset;
};

struct Kernel {
  std::string Name;
  uint64_t Offset = 0;     ///< Offset in the code, in bytes.
  bool IsFunction = false; ///< True if the file has only a function symbol.
  /// Configuration from which the writer makes the header in the 256 bytes of
  /// code at Offset or, in the format of LLVM 10, the descriptor at the start
  /// of the global data. Without it, these bytes are unchanged.
  std::optional<Configuration> Config;
  KernelMetadata Metadata;
};

using Symbol = FileSymbol;

struct Module {
  FileFormat Format = FileFormat::Old;
  bool HasMsgPack = false; ///< True if metadata is MsgPack, not YAML.
  GPU Device = GPU::CapeVerde;
  /// Numbers that replace those of the device in headers and notes.
  std::optional<uint32_t> ArchMinor, ArchStepping;
  std::optional<uint32_t> ElfFlags; ///< Default: those of the format.
  /// \name The name of the target, not in the format of LLVM 10
  /// @{
  std::string Target; ///< Empty: none, or made from Triple.
  std::string Triple; ///< Text before the machine version.
  /// @}
  /// Kernels in the order of their descriptors. If two headers overlap, the
  /// header of the later kernel counts.
  std::deque<Kernel> Kernels;
  /// Code with a header at the start of each kernel, except in the format of
  /// LLVM 10.
  std::string Code;
  /// Global data. In the format of LLVM 10 it begins with a descriptor for each
  /// kernel.
  std::optional<std::string> GlobalData;
  std::optional<std::string> Comment; ///< Default: DefaultComment.
  /// Sections without a meaning in the container.
  std::vector<ElfSection> ExtraSections;
  /// Names of the symbols in the global offset table: kernels or ExtraSymbols.
  std::vector<std::string> GOT;
  std::vector<Symbol> ExtraSymbols;
  /// Number of buckets in the hash table of symbols. Default: the number that
  /// makes searching cheapest, which takes long to find for many symbols.
  std::optional<uint32_t> NumHashBuckets;

  /// \name Metadata
  /// @{
  /// Bytes of the metadata in the file. If not given and HasMetadata is true,
  /// the writer makes them from the members below and from the kernels.
  std::optional<std::string> MetadataBytes;
  bool HasMetadata = false;
  Version MetadataVersion = {1, 0};
  std::vector<PrintfFormat> Printfs;
  /// @}
};

struct FileLayout {
  /// \name Addresses of sections in the loaded file
  /// They are equal to offsets in the file. A missing section has the address
  /// 0.
  /// @{
  uint64_t Code = 0, GlobalData = 0, GOT = 0;
  /// @}
  uint32_t NumHashBuckets = 0; ///< See Module.
};

/// Returns the bytes that writeModule writes as the metadata of \p M. \returns
/// an error if the metadata is contradictory or a header leaves the code.
llvm::Expected<std::string> makeMetadata(const Module &M);

/// Lays out the file. Only the sizes of the contents of sections matter.
/// \returns the errors of writeModule.
llvm::Expected<FileLayout> layOut(const Module &M);

/// Writes the binary. \p M must be consistent: offsets lie in their sections,
/// and references exist. \returns an error, and writes nothing, if the file
/// would be too large, if a header or descriptor leaves its section, or if the
/// metadata is contradictory.
llvm::Error writeModule(Module M, llvm::raw_ostream &OS);

} // namespace clrx::rocm

#endif // CLRX_ROCM_MODULE_H
