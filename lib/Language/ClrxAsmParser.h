//===- ClrxAsmParser.h - The parser of the CLRX language --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates the parser from the options of the language and the services that the
// parser needs.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CLRXASMPARSER_H
#define CLRX_LIB_LANGUAGE_CLRXASMPARSER_H

#include "Inst/InstAssembler.h"
#include "Language/Container.h"
#include "clrx/Analysis/InstSink.h"
#include "clrx/Language/LanguageOptions.h"
#include "clrx/Source/Diagnostic.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <functional>

namespace clrx {

class Insertions;
class ClrxStreamer;
class SourceObserver;

/// Services that one assembly needs. All references must outlive the parser.
struct ParserServices {
  llvm::vfs::FileSystem &FS;                ///< Files of .include and .incbin.
  llvm::ArrayRef<ContainerInfo> Containers; ///< At least one.
  InstAssemblers &Insts;
  Insertions &Inserted;
  DiagnosticHandler OnDiagnostic;
  std::function<void(llvm::StringRef)> OnPrint; ///< .print, without newline.
  llvm::ArrayRef<InstSink *> Sinks;             ///< Must outlive the parser.
  /// Extensions with directives of their own, which must outlive the parser.
  /// The parser initializes them before the first statement. A directive
  /// of an extension hides a macro of the same name. A pseudo-op of the
  /// language or of the container hides the directive. An extension must call
  /// MCAsmParser::checkForValidSection before it emits through the MCStreamer.
  llvm::ArrayRef<llvm::MCAsmParserExtension *> Extensions;
  /// Called repeatedly while files are read. Afterwards, only diagnostics need
  /// the text that was read, so the caller may release pages of mapped files.
  std::function<void()> OnRead = {};
  /// Sinks that the parser adds when .regalloc turns allocation on. Empty if
  /// Sinks do the allocation already. They must outlive the parser.
  llvm::ArrayRef<InstSink *> AllocationSinks = {};
  SourceObserver *Observer = nullptr; ///< Null if nobody observes the source.
  /// \name Results: the target and the container at the end of the source
  /// @{
  TargetState EndTarget = {};
  const ContainerInfo *EndContainer = nullptr;
  /// @}
};

/// Creates the parser. It reads the buffers \p Sources, which must outlive it,
/// one after the other as one source. MCAsmParser::Run assembles everything. On
/// error, it returns true, and the content of \p Out is unusable. On success,
/// the container's writer has written the output to the stream of \p Out.
std::unique_ptr<llvm::MCAsmParser>
createClrxAsmParser(llvm::MCContext &Ctx, ClrxStreamer &Out,
                    llvm::SourceMgr &SM, const llvm::MCAsmInfo &MAI,
                    llvm::ArrayRef<llvm::MemoryBufferRef> Sources,
                    const LanguageOptions &Options, ParserServices &Services);

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CLRXASMPARSER_H
