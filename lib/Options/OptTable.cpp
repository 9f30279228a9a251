//===- OptTable.cpp - The options of Opts.td as a table -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table that llvm-tblgen generates from Opts.td.
//
//===----------------------------------------------------------------------===//

#include "Options/OptTable.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

namespace {

#define OPTTABLE_STR_TABLE_CODE
#include "Opts.inc"
#undef OPTTABLE_STR_TABLE_CODE

#define OPTTABLE_PREFIXES_TABLE_CODE
#include "Opts.inc"
#undef OPTTABLE_PREFIXES_TABLE_CODE

constexpr OptTable::Info InfoTable[] = {
#define OPTION(...) LLVM_CONSTRUCT_OPT_INFO(__VA_ARGS__),
#include "Opts.inc"
#undef OPTION
};

class ClrxOptTable : public GenericOptTable {
public:
  ClrxOptTable()
      : GenericOptTable(OptionStrTable, OptionPrefixesTable, InfoTable) {
    setDashDashParsing(true);
  }
};

} // namespace

const OptTable &clrx::getOptTable() {
  static const ClrxOptTable Table;
  return Table;
}

InputArgList clrx::parseCommandLine(int Argc, char **Argv, OptionVisibility V,
                                    StringSaver &Saver,
                                    SmallVectorImpl<std::string> &Errors) {
  SmallVector<const char *, 0> Expanded;
  cl::expandResponseFiles(Argc, Argv, /*EnvVar=*/nullptr, Saver, Expanded);
  unsigned MissingIndex, MissingCount;
  InputArgList Args = getOptTable().ParseArgs(Expanded, MissingIndex,
                                              MissingCount, Visibility(V));
  if (MissingCount)
    Errors.push_back(
        (Twine(Args.getArgString(MissingIndex)) + ": missing argument").str());
  return Args;
}
