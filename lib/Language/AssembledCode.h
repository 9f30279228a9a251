//===- AssembledCode.h - Final code for analyses ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The CodeView of the language. It takes the bytes from MC's fragments, and the
// kernels from the container.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_ASSEMBLEDCODE_H
#define CLRX_LIB_LANGUAGE_ASSEMBLEDCODE_H

#include "clrx/Analysis/CodeView.h"
#include "llvm/ADT/DenseMap.h"

namespace llvm {
class MCFixup;
class MCFragment;
class MCValue;
} // namespace llvm

namespace clrx {

class ClrxStreamer;
class Container;
class SymbolTable;

class AssembledCode final : public CodeView {
  ClrxStreamer &Streamer;
  Container *TheContainer; ///< Null if the source has no output.
  SymbolTable &Symbols;
  const SourceView Source;
  bool IsFinished = false;
  struct Piece {
    uint64_t Begin; ///< Offset in the section.
    llvm::MCFragment *Fragment;
  };
  /// Pieces of the sections that were read or patched, in ascending order.
  llvm::DenseMap<const ExprSection *, std::vector<Piece>> Pieces;

  llvm::ArrayRef<Piece> getPieces(const ExprSection &S);
  std::optional<uint64_t> getTarget(const ExprSection &S, llvm::MCValue Target);
  bool writeDistance(const ExprSection &S, const llvm::MCFixup &Fixup,
                     uint64_t Offset, char *Data);

public:
  AssembledCode(ClrxStreamer &Streamer, Container *TheContainer,
                SymbolTable &Symbols, const SourceView &Source)
      : Streamer(Streamer), TheContainer(TheContainer), Symbols(Symbols),
        Source(Source) {}

  /// Called after the container has finished the source.
  void setFinished() { IsFinished = true; }

  std::vector<KernelView> getKernels() override;
  SourceView getSource() override { return Source; }
  std::string getContent(const ExprSection &S) override;
  void patch(const ExprSection &S, uint64_t Offset,
             llvm::ArrayRef<uint32_t> Words) override;
  void addUsage(unsigned Number, const RegisterUsage &Usage) override;
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_ASSEMBLEDCODE_H
