//===- LanguageOptions.h - Options of the language --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options of the language, as the command line sets them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_LANGUAGEOPTIONS_H
#define CLRX_LANGUAGE_LANGUAGEOPTIONS_H

#include "clrx/ISA/Names.h"
#include "clrx/Inst/EncodingMode.h"
#include "clrx/Source/SourceLimits.h"
#include "clrx/Targets/Targets.h"
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace clrx {

struct ContainerInfo;

/// Formats and versions of the output, as the command line gives them. The
/// number 0 means that the command line has none.
struct LoaderVersions {
  /// Version of the driver that loads the output, in the driver's own scheme,
  /// as in .driver_version.
  uint32_t Driver = 0;
  uint32_t LLVM = 0; ///< As in .llvm_version: major*10000 + minor*100 + micro.
  bool HasNewFormat = false;  ///< True for the file format of .newbinfmt.
  uint32_t CodeObject = 0;    ///< Version of a code object (.codeobject).
  bool IsRelocatable = false; ///< True for input of a linker (.relocatable).
};

/// Debug information of code objects.
struct DebugInfoOptions {
  /// True to add a line table, the functions and the macro calls, as DWARF.
  bool IsRequested = false;
  /// Directory of relative file names; may be empty.
  std::string CompilationDir;
};

/// Warnings that only some callers want.
struct LanguageWarnings {
  bool OldVersions = false; ///< See AsmHost::shouldWarnOfOldVersions.
  /// Branches that the hardware of GCN 1.5 mishandles.
  bool BranchFaults = false;
  /// In each section, the first instruction whose offset is not a multiple
  /// of 4.
  bool UnalignedCode = false;
  /// Register variables that are encoded as register 0, unless .nowarn kernel
  /// is in force.
  bool Variables = false;
  /// Symbols of .global and .weak that the file does not define, unless .nowarn
  /// kernel is in force.
  bool Declarations = true;
};

/// Options of the language, as the command line sets them.
struct LanguageOptions {
  TargetState Target; ///< Target until the source selects another one.
  /// Container until the source selects another one: one of
  /// ParserServices::Containers. Null selects the first of them.
  const ContainerInfo *Container = nullptr;
  LoaderVersions Versions;
  std::vector<std::string> IncludeDirs;
  /// Symbols of -D, in order. The last definition of a name is used.
  std::vector<std::pair<std::string, uint64_t>> Symbols;
  InstDialect Dialect = InstDialect::Clrx; ///< .dialect
  /// Other features of the processor in LLVM's dialect, as in -mattr.
  std::string LLVMFeatures;
  bool AltMacro = false;           ///< .altmacro
  bool MacroCaseSensitive = false; ///< .nomacrocase
  bool OldModifierParams = false;  ///< .oldmodparam
  bool BuggyFPLiterals = false;    ///< .buggyfplit
  bool AddSymbols = false;         ///< -S
  DebugInfoOptions DebugInfo;
  LanguageWarnings Warnings;
  /// True to refuse literals in the VOP3 forms of short instructions, as
  /// clrxasm does. The hardware of GCN 1.5 has such literals.
  bool RefuseVOP3Literals = false;
  bool AllocateRegisters = false; ///< .regalloc
  bool AutoWaits = false;         ///< .waits auto
  bool ShowRemarks = false;       ///< Remark on defaults that were chosen.
  bool NoWarnings = false;
  bool FatalWarnings = false;
  EncodingMode Encoding = EncodingMode::Cached;
  SourceLimits Limits;
};

} // namespace clrx

#endif // CLRX_LANGUAGE_LANGUAGEOPTIONS_H
