//===- AsmParser.h - The parser for any MC tool -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets a tool that has its own MCContext and MCStreamer read CLRX assembly:
//
//   std::unique_ptr<llvm::MCAsmParser> Parser =
//       clrx::createAsmParser(SM, Ctx, *Streamer, MAI);
//   bool Failed = Parser->Run(/*NoInitialTextSection=*/true);
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ASSEMBLER_ASMPARSER_H
#define CLRX_ASSEMBLER_ASMPARSER_H

#include "clrx/Assembler/Assembler.h"

namespace llvm {
class MCAsmInfo;
class MCAsmParser;
class MCContext;
class MCStreamer;
class SourceMgr;
} // namespace llvm

namespace clrx {

/// Creates a parser for the main file of \p SM. The parser copies \p Options;
/// all other arguments must outlive the parser.
///
/// Run assembles the source as clrx::assemble does, and then emits the result
/// into \p Out: sections, labels, instructions, data, and expressions for
/// values that a linker completes. An instruction that LLVM does not have is
/// emitted as data. A source with `.codeobject` gives the sections of
/// `.relocatable`; the sections of any other container are its code and data
/// without headers. docs/library.md has the details.
///
/// The diagnostics go to the handler of \p SM, and Run returns true after an
/// error. Options.OnDiagnostic, Options.Output and Options.Listing are not
/// used. Extensions that add directives must be in Options.Extensions. They
/// cannot use the returned parser, because its functions for reading operands
/// do nothing or fail.
///
/// \p Out must come from LLVM's AMDGPU target. The flags in an object file are
/// those of the subtarget that \p Out was created with, so this subtarget
/// should be the device of the source.
std::unique_ptr<llvm::MCAsmParser>
createAsmParser(llvm::SourceMgr &SM, llvm::MCContext &Ctx,
                llvm::MCStreamer &Out, const llvm::MCAsmInfo &MAI,
                const AssembleOptions &Options = AssembleOptions());

} // namespace clrx

#endif // CLRX_ASSEMBLER_ASMPARSER_H
