//===- InfoEmitter.h - Entries of .debug_info -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits .debug_info, .debug_abbrev and .debug_rnglists.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DEBUGINFO_INFOEMITTER_H
#define CLRX_LIB_DEBUGINFO_INFOEMITTER_H

#include "DebugInfo/DebugSections.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/MC/MCStreamer.h"

namespace clrx {

struct MacroDefinition;

/// A section with the symbol at its beginning.
struct EmittedSection {
  const CodeSection *Code;
  llvm::MCSymbol *Begin;
  std::vector<CodeFunction> Functions;
};

/// Emits the entries of one compile unit: the macros as functions that are
/// always inlined, the functions, and in each function its macro calls.
class InfoEmitter {
public:
  /// Returns the number of a file in the line table.
  using FileNumbers = llvm::function_ref<unsigned(llvm::StringRef Name)>;

  InfoEmitter(llvm::MCStreamer &Out, const DebugOptions &Options,
              FileNumbers GetFile)
      : Out(Out), Options(Options), GetFile(GetFile) {}

  void emit(llvm::ArrayRef<EmittedSection> Sections);

private:
  llvm::MCStreamer &Out;
  const DebugOptions &Options;
  FileNumbers GetFile;
  llvm::MCSymbol *UnitBegin = nullptr;
  /// The symbol at the entry of each macro.
  llvm::MapVector<const MacroDefinition *, llvm::MCSymbol *> Macros;

  void emitString(llvm::StringRef S);
  void emitFileAndLine(const SourcePos &Pos);
  void emitAddress(const EmittedSection &S, uint64_t Offset);
  void emitReference(llvm::MCSymbol *To);
  void emitAbbreviations();
  void emitMacro(const MacroDefinition &M, llvm::MCSymbol *Label);
  void emitCall(const EmittedSection &S, const MacroFrame &F, bool HasInner);
  void emitCalls(const EmittedSection &S, llvm::ArrayRef<MacroFrame> Frames);
  void emitFunction(const EmittedSection &S, const CodeFunction &F);
  llvm::MCSymbol *emitRanges(llvm::ArrayRef<EmittedSection> Sections);
};

} // namespace clrx

#endif // CLRX_LIB_DEBUGINFO_INFOEMITTER_H
