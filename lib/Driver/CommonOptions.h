//===- CommonOptions.h - Options of all programs -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads options that the programs share and the library does not have.
// Functions report errors under the name of the program.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DRIVER_COMMONOPTIONS_H
#define CLRX_LIB_DRIVER_COMMONOPTIONS_H

#include "Options/OptTable.h"
#include "Options/OptionReader.h"
#include "clrx/Assembler/Assembler.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace clrx {

/// Reports unknown options, with a question about a similar option of the
/// program that \p V selects. \p Explain returns the end of the message about
/// an option that is similar to none. \returns true if there are any.
bool checkUnknown(llvm::StringRef ToolName, OptionVisibility V,
                  const llvm::opt::InputArgList &Args,
                  llvm::function_ref<std::string(llvm::StringRef)> Explain);

/// Reads the format of diagnostics. \returns true after reporting an error.
bool readMessageFormat(llvm::StringRef ToolName,
                       const llvm::opt::InputArgList &Args);

/// Sets the limits that the language options do not set. --fix needs all
/// errors, because their notes have edits.
void readErrorLimits(const llvm::opt::InputArgList &Args, SourceLimits &Limits);

/// Adds definitions of -D to \p Language. Reports all invalid ones; \returns
/// true if there are any. A definition of `.`, the output counter, is ignored
/// with a warning.
bool addSymbols(llvm::StringRef ToolName,
                llvm::ArrayRef<llvm::StringRef> Definitions,
                LanguageOptions &Language);

/// Applies the options `-WTEXT`. \returns true after reporting an error.
bool readWarnings(llvm::StringRef ToolName, llvm::ArrayRef<std::string> Texts,
                  bool NoWarnings, CheckOptions &Checks);

/// Reports that the input \p Name is a binary or text in another encoding.
/// \p Advice says what to do with a binary. \returns true if it is.
bool reportBinary(llvm::StringRef ToolName, llvm::StringRef Name,
                  llvm::StringRef Content, llvm::StringRef Advice);

} // namespace clrx

#endif // CLRX_LIB_DRIVER_COMMONOPTIONS_H
