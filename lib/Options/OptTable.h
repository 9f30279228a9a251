//===- OptTable.h - The options of Opts.td as a table -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of options. It defines clrx-mc's command line and the library's
// options by name. The manual page and the shell completions are generated from
// it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_OPTIONS_OPTTABLE_H
#define CLRX_LIB_OPTIONS_OPTTABLE_H

#include "llvm/Option/OptTable.h"
#include "llvm/Option/Option.h"

namespace clrx {

enum OptionID : unsigned {
  OPT_INVALID = 0,
#define OPTION(...) LLVM_MAKE_OPT_ID(__VA_ARGS__),
#include "Opts.inc"
#undef OPTION
};

/// Users of an option.
enum OptionVisibility : unsigned {
  ProgramOption = llvm::opt::DefaultVis, ///< Option of clrx-mc.
  LibraryOption = 1 << 1                 ///< Option of libclrx, too.
};

const llvm::opt::OptTable &getOptTable();

} // namespace clrx

#endif // CLRX_LIB_OPTIONS_OPTTABLE_H
