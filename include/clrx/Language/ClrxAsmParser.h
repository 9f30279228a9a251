//===- ClrxAsmParser.h - The parser of the CLRX language --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates the parser: what the command line says about the language, and the
// services that it needs from outside.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_CLRXASMPARSER_H
#define CLRX_LANGUAGE_CLRXASMPARSER_H

#include "clrx/Analysis/InstSink.h"
#include "clrx/Inst/InstAssembler.h"
#include "clrx/Language/Container.h"
#include "clrx/Source/Diagnostic.h"
#include "clrx/Source/SourceLimits.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <functional>

namespace clrx {

class BranchPadding;
class ClrxStreamer;

/// Everything the command line says about the language.
struct LanguageOptions {
  TargetState Target; ///< Where the source starts from.
  /// One of ParserServices::Containers; null: the first of them.
  const ContainerInfo *Container = nullptr;
  LoaderVersions Versions;
  std::vector<std::string> IncludeDirs;
  /// -D, in order; the last definition of a name counts.
  std::vector<std::pair<std::string, uint64_t>> Symbols;
  InstDialect Dialect = InstDialect::Clrx; ///< .dialect
  bool AltMacro = false;                   ///< .altmacro
  bool MacroCaseSensitive = false;         ///< .nomacrocase
  bool OldModifierParams = false;          ///< .oldmodparam
  bool BuggyFPLiterals = false;            ///< .buggyfplit
  bool AddSymbols = false;                 ///< -S
  bool WarnOfOldVersions = false; ///< See AsmHost::shouldWarnOfOldVersions.
  /// Warn of branches that the hardware mistakes; see BranchPadding.h.
  bool WarnOfBranchFaults = false;
  /// Warn where instructions first are at no multiple of 4.
  bool WarnOfUnalignedCode = false;
  /// Warn where register variables are encoded as 0, unless .nowarn kernel is
  /// in force.
  bool WarnOfVariables = false;
  bool AllocateRegisters = false; ///< .regalloc
  bool ShowRemarks = false;       ///< Of what is chosen for the source.
  bool NoWarnings = false;
  bool FatalWarnings = false;
  EncodingMode Encoding = EncodingMode::Cached;
  SourceLimits Limits;
};

/// The outside world of one assembly. All references must outlive the parser.
struct ParserServices {
  llvm::vfs::FileSystem &FS;                ///< For .include and .incbin.
  llvm::ArrayRef<ContainerInfo> Containers; ///< At least one.
  InstAssemblers &Insts;
  BranchPadding &Padding;
  DiagnosticHandler OnDiagnostic;
  std::function<void(llvm::StringRef)> OnPrint; ///< .print, without newline.
  llvm::ArrayRef<InstSink *> Sinks;             ///< Must outlive the parser.
  /// Initialized before the first statement; must outlive the parser. Their
  /// directives come behind the language's pseudo-ops and before macros; a
  /// container's of the same name take their place. What one emits through
  /// the MCStreamer must come after MCAsmParser::checkForValidSection.
  llvm::ArrayRef<llvm::MCAsmParserExtension *> Extensions;
  /// Called now and then while files are read. What was read is needed again
  /// for diagnostics only, so that pages mapped from files may be given back.
  std::function<void()> OnRead = {};
  /// Added when .regalloc asks for registers, as long as Sinks do not see to
  /// that; must outlive the parser.
  llvm::ArrayRef<InstSink *> AllocationSinks = {};
};

/// Creates the parser over \p Sources (read one after the other as one source;
/// the buffers must outlive it). MCAsmParser::Run assembles everything and
/// returns true on error; \p Out then holds nothing of use. On success it has
/// been finished and the container's writer has written to Out's stream.
std::unique_ptr<llvm::MCAsmParser>
createClrxAsmParser(llvm::MCContext &Ctx, ClrxStreamer &Out,
                    llvm::SourceMgr &SM, const llvm::MCAsmInfo &MAI,
                    llvm::ArrayRef<llvm::MemoryBufferRef> Sources,
                    const LanguageOptions &Options, ParserServices &Services);

} // namespace clrx

#endif // CLRX_LANGUAGE_CLRXASMPARSER_H
