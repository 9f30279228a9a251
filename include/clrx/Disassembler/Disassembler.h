//===- Disassembler.h - Binaries to sources ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The calls that make a source of a binary and that list what is in one. For
// kernels and their parts as data there are the readers of the containers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_DISASSEMBLER_DISASSEMBLER_H
#define CLRX_DISASSEMBLER_DISASSEMBLER_H

#include "clrx/Print/SourcePrintOptions.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>

namespace clrx {

struct DisassembleOptions {
  SourcePrintOptions Print;
  bool IsRawCode = false; ///< The bytes are code, whatever they look like.
  /// The source assembles to the same bytes. What the pseudo-ops of its
  /// container do not describe becomes a source of raw code.
  bool IsExact = false;
  /// The source is for people: it assembles to the same bytes, too, has
  /// configurations as pseudo-ops where that makes the same bytes, and labels
  /// numbered in their kernels. What of Print selects parts means nothing.
  bool IsReadable = false;
  /// Whose entry of a bundle is meant; nothing: the only one for a GPU.
  std::optional<TargetId> BundleTarget;
  /// Called if the readable source makes other bytes, with what differs;
  /// without it, that is an error. Called, too, if the exact source became one
  /// of raw code, with what would differ otherwise.
  std::function<void(llvm::StringRef Difference)> OnDifference;
  /// Called while the source is made that is to be exact or readable, when the
  /// binary has been read and will only be compared, and again and again while
  /// it is: an owner of a mapped file may give pages back.
  std::function<void()> OnRead;
};

/// Writes the source of \p Binary, of any container or of raw code, or of the
/// entry of a bundle; \p Binary may be damaged. On error, which names the part
/// of the binary and its numbers, what was understood before it has been
/// written, unless the source was to be exact or readable. Threads may
/// disassemble at once.
llvm::Error disassemble(const DisassembleOptions &Options,
                        llvm::StringRef Binary, llvm::raw_ostream &OS);

/// The same source as a whole, which is to be exact or readable: a long text is
/// not copied.
llvm::Expected<llvm::SmallString<0>>
makeSource(const DisassembleOptions &Options, llvm::StringRef Binary);

/// The container that \p Binary is: the name that options have for it.
/// \returns an error if it is an ELF file of others. What does not look like a
/// binary is taken for Gallium's, which has no mark.
llvm::Expected<llvm::StringRef> identifyContainer(llvm::StringRef Binary);

/// Writes what is in \p Binary: sections, and kernels with their registers,
/// memory and arguments; of a bundle those of each entry for a GPU. On error,
/// something may have been written.
llvm::Error report(const DisassembleOptions &Options, llvm::StringRef Binary,
                   llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_DISASSEMBLER_DISASSEMBLER_H
