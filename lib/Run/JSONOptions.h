//===- JSONOptions.h - Options in JSON files --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads options that a JSON file gives by their names.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_JSONOPTIONS_H
#define CLRX_LIB_RUN_JSONOPTIONS_H

#include "Options/NamedOptions.h"
#include "Run/JSONFile.h"

namespace clrx {

/// Adds the option \p Name with the value \p V of \p File to \p Options.
/// Numbers in an array are one value, as in a size; strings are several values.
llvm::Error readOption(const JSONFile &File, llvm::StringRef Name,
                       const llvm::json::Value &V, NamedOptions &Options);

/// Adds the options of the object \p V, which are those of the library, to
/// \p Options. \returns a PlacedError.
llvm::Error readOptions(const JSONFile &File, const llvm::json::Value &V,
                        NamedOptions &Options);

} // namespace clrx

#endif // CLRX_LIB_RUN_JSONOPTIONS_H
