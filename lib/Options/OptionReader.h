//===- OptionReader.h - Conversion of options to settings -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options about the assembly, which the command line and the library
// share.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_OPTIONS_OPTIONREADER_H
#define CLRX_LIB_OPTIONS_OPTIONREADER_H

#include "Language/ClrxAsmParser.h"
#include "clrx/Assembler/Assembler.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Support/Error.h"

namespace clrx {

/// Returns the command line's name of a container.
llvm::StringRef getOptionName(const ContainerInfo &Info);

/// Reads the options of the group TARGET. \returns an error that names the
/// invalid argument.
llvm::Error readTarget(const llvm::opt::InputArgList &Args,
                       LanguageOptions &Language);

/// Reads the options of the group LANGUAGE except -D, and those about warnings
/// and encodings.
llvm::Error readLanguage(const llvm::opt::InputArgList &Args,
                         LanguageOptions &Language);

/// Reads the options of both groups and the symbols of -D, as libraries and
/// files set them.
llvm::Expected<LanguageOptions>
readPlainLanguage(const llvm::opt::InputArgList &Args);

/// Applies the options `-WTEXT` to the default groups of warnings. A text is
/// GROUP, no-GROUP, error=GROUP or no-error=GROUP. GROUP may be `all`; `error`
/// alone means all groups. \p NoWarnings turns all groups off.
llvm::Error readWarnings(llvm::ArrayRef<std::string> Texts, bool NoWarnings,
                         CheckOptions &Checks);

/// Turns on the warnings that the language gives, except the one about old
/// versions.
void setLanguageWarnings(AssembleOptions &Options);

} // namespace clrx

#endif // CLRX_LIB_OPTIONS_OPTIONREADER_H
