//===- OuterImage.h - The outer ELF file ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the ELF file that AMD's Catalyst drivers load. AmdCL1 and AmdCL2 have
// the same sections in it, in different orders and with different contents.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CATALYST_OUTERIMAGE_H
#define CLRX_LIB_CATALYST_OUTERIMAGE_H

#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>

namespace clrx::catalyst {

/// Position of .comment among the sections.
enum class CommentPosition : uint8_t {
  Last, ///< After .text, as in AmdCL1.
  First ///< Before .rodata, as in AmdCL2.
};

/// Everything that differs between outer ELF files.
struct OuterContents {
  bool Is64Bit;
  uint16_t Machine;   ///< e_machine
  uint32_t Flags = 0; ///< e_flags
  CommentPosition Position = CommentPosition::First;
  std::string Comment = {};
  std::optional<DeferredContent> Rodata = {}; ///< std::nullopt if absent.
  std::optional<DeferredContent> Text = {};   ///< std::nullopt if absent.
  llvm::ArrayRef<ElfSection> ExtraSections = {};
  /// Names of sections in the order of the file; see ElfImage::orderSections.
  llvm::ArrayRef<std::string> Order = {};
  /// Symbols, with section indices as they are without Order.
  std::vector<ElfSymbol> Symbols = {};
};

/// Builds the outer ELF file and lays it out. The image refers to the sections
/// of \p Contents.
ElfImage buildOuterImage(OuterContents Contents);

} // namespace clrx::catalyst

#endif // CLRX_LIB_CATALYST_OUTERIMAGE_H
