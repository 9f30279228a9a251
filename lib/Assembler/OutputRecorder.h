//===- OutputRecorder.h - Pieces of output and their lines ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records the pieces of output, from which line maps and source listings are
// made when the source has ended.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_OUTPUTRECORDER_H
#define CLRX_LIB_ASSEMBLER_OUTPUTRECORDER_H

#include "clrx/Assembler/Assembler.h"

namespace clrx {

/// Output of one statement, or of a part of a statement.
struct OutputPiece {
  const ExprSection *Section; ///< Never null.
  uint64_t Offset;
  uint64_t Size;
  SourcePos Pos; ///< Position of the statement after its labels.
  bool IsData;
  std::string Inserted = {}; ///< The statement, if the source lacks it.
};

/// Returns the line map of \p Pieces.
LineMap makeLineMap(llvm::ArrayRef<OutputPiece> Pieces);

/// Prints the lines of the source with the output in \p Pieces. \p View has the
/// bytes.
void printSourceListing(llvm::raw_ostream &OS,
                        llvm::ArrayRef<OutputPiece> Pieces, CodeView &View);

/// The sink that records pieces, and makes the line map and the source listing.
class OutputRecorder final : public InstSink {
  const AssembleOptions &Options;
  AssembleResult &Result;
  Reporter *Report = nullptr;
  std::vector<OutputPiece> Pieces;

  void add(const OutputEvent &E, bool IsData, llvm::StringRef Inserted = "") {
    if (E.Section)
      Pieces.push_back({E.Section, E.Offset, E.Size, Report->capture(E.Loc),
                        IsData, Inserted.str()});
  }

public:
  static bool isRequested(const AssembleOptions &Options) {
    return Options.MakeLineMap || Options.MakeSourceListing;
  }
  OutputRecorder(const AssembleOptions &Options, AssembleResult &Result)
      : Options(Options), Result(Result) {}

  unsigned getInterests() const override { return WantsInsts | WantsData; }
  void start(Reporter &R) override {
    Report = &R;
    Pieces.clear();
  }
  void onInstruction(const InstEvent &E) override {
    add(E, /*IsData=*/false, E.Inserted ? E.Inserted->Statement : "");
  }
  void onData(const OutputEvent &E) override { add(E, /*IsData=*/true); }
  void finish(CodeView &View) override;
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_OUTPUTRECORDER_H
