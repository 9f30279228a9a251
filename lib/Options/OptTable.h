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

#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Option/Option.h"
#include "llvm/Support/StringSaver.h"
#include <string>

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
  LibraryOption = 1 << 1,                ///< Option of libclrx.
  RunOption = 1 << 2,                    ///< Option of clrx-run.
  /// Option of a launch that libclrx and launch files accept by name.
  LaunchOption = 1 << 3,
  ServerOption = 1 << 4, ///< Option of clrx-lsp.
  ActionOption = 1 << 5, ///< Option of libclrx that files do not accept.
  ObserveOption = 1 << 6 ///< Option of a launch that only libclrx accepts.
};

const llvm::opt::OptTable &getOptTable();

/// Parses the command line of the program whose options \p V selects, after
/// response files are expanded. Strings that this needs are in \p Saver. Adds
/// a message about a missing value to \p Errors; an unknown option becomes an
/// argument OPT_UNKNOWN.
llvm::opt::InputArgList
parseCommandLine(int Argc, char **Argv, OptionVisibility V,
                 llvm::StringSaver &Saver,
                 llvm::SmallVectorImpl<std::string> &Errors);

} // namespace clrx

#endif // CLRX_LIB_OPTIONS_OPTTABLE_H
