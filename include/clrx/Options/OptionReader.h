//===- OptionReader.h - Options into what they set --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options that say what is assembled, which the command line and the
// library have in common.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_OPTIONS_OPTIONREADER_H
#define CLRX_OPTIONS_OPTIONREADER_H

#include "clrx/Language/ClrxAsmParser.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Support/Error.h"

namespace clrx {

/// What a command line calls the container.
llvm::StringRef getOptionName(const ContainerInfo &Info);

/// Reads the options of the group TARGET.
/// \returns an error that names the option's argument.
llvm::Error readTarget(const llvm::opt::InputArgList &Args,
                       LanguageOptions &Language);

/// Reads the options of the group LANGUAGE but for -D, and those about warnings
/// and encodings.
llvm::Error readLanguage(const llvm::opt::InputArgList &Args,
                         LanguageOptions &Language);

} // namespace clrx

#endif // CLRX_OPTIONS_OPTIONREADER_H
