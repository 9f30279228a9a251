//===- Programs.cpp - Command lines as data -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options from Opts.td's table, and from the .def files of the other
// two programs.
//
//===----------------------------------------------------------------------===//

#include "Programs.h"
#include "Options/OptTable.h"
#include "Run/DebugCommands.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <map>

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

template <typename Range>
static std::vector<std::string> toStrings(const Range &Names) {
  std::vector<std::string> Result;
  for (StringRef Name : Names)
    Result.push_back(Name.str());
  return Result;
}

/// Sets the kind of the argument of the option \p O. \p MetaVar is the name of
/// the argument in --help. \p Values are the values in the option's row, if it
/// has any.
static void setArgument(OptionPage &O, StringRef MetaVar,
                        std::vector<std::string> Values) {
  O.MetaVar = MetaVar.str();
  O.Values = std::move(Values);
  const std::string Word = MetaVar.trim("<>").lower();
  if (Word == "device")
    O.Values = toStrings(getAllGPUNames());
  if (Word == "device" || Word == "arch")
    llvm::append_range(O.Values, toStrings(getAllArchNames()));
  O.Argument = StringSwitch<ArgumentKind>(Word)
                   .Cases({"file", "filename"}, ArgumentKind::File)
                   .Cases({"dir", "path"}, ArgumentKind::Folder)
                   .Default(O.Values.empty() ? ArgumentKind::Text
                                             : ArgumentKind::Choice);
}

//===----------------------------------------------------------------------===//
// clrx-mc, clrx-run and clrx-lsp
//===----------------------------------------------------------------------===//

static OptionPage makeOptionPage(const OptTable &Table, const Option &O,
                                 OptionVisibility V) {
  OptionPage Page;
  SmallVector<StringRef, 2> Prefixes;
  Table.appendOptionPrefixes(O.getID(), Prefixes);
  for (StringRef Prefix : Prefixes)
    Page.Spellings.push_back((Prefix + O.getName()).str());
  Page.Help = Table.getOptionHelpText(O.getID(), Visibility(V));
  if (O.getKind() == Option::FlagClass)
    return Page;
  const char *MetaVar = Table.getOptionMetaVar(O.getID());
  setArgument(Page, MetaVar ? MetaVar : "<value>",
              Table.suggestValueCompletions(Page.Spellings[0], ""));
  return Page;
}

/// Returns the options that --help of a program shows, in its order. Options
/// without a group are last.
static std::vector<OptionGroupPage> getOptionGroups(OptionVisibility V) {
  const OptTable &Table = getOptTable();
  std::map<std::string, std::vector<OptionPage>> Groups;
  for (unsigned ID = 1; ID <= Table.getNumOptions(); ++ID) {
    const Option O = Table.getOption(ID);
    if (O.getKind() == Option::GroupClass || !Table.getOptionHelpText(ID) ||
        O.hasFlag(HelpHidden) || !O.hasVisibilityFlag(V))
      continue;
    const unsigned GroupID = Table.getOptionGroupID(ID);
    const char *Title = GroupID ? Table.getOptionHelpText(GroupID) : "";
    Groups[Title].push_back(makeOptionPage(Table, O, V));
  }
  std::vector<OptionGroupPage> Result;
  for (auto &[Title, Options] : Groups)
    Result.push_back({Title, std::move(Options)});
  std::rotate(Result.begin(), Result.begin() + Result[0].Title.empty(),
              Result.end());
  return Result;
}

/// The exit status of clrx-mc under each of its names.
static constexpr const char ClrxMCExitStatus[] =
    "0, or 1 if there was an error. After an error, no output is written, and "
    "existing files stay unchanged.";

static ProgramPage getClrxMC() {
  return {
      "clrx-mc",
      "assembler and disassembler for AMD GCN GPUs",
      "[file...]",
      {"Assembles CLRX source for AMD GCN GPUs, and prints binaries as source. "
       "Without a file, or for -, clrx-mc reads standard input. Several files "
       "form one source. A response file can supply options: @file.",
       "Long options start with one dash or two. A value follows after = or in "
       "the next argument.",
       "Under the names clrxasm and clrxdisasm, the program has the command "
       "lines of those programs."},
      ClrxMCExitStatus,
      getOptionGroups(ProgramOption),
      {{"clrx-mc --format=gallium -mcpu=tonga -filetype=obj -o k.bin k.clrx",
        "Writes a binary for Mesa."},
       {"clrx-mc --format=amdcl2 -mcpu=gfx900 -MD -filetype=obj -o k.bin "
        "k.clrx",
        "Also writes k.d, a make rule with the files that k.bin depends on."},
       {"clrx-mc --disassemble k.bin",
        "Prints a source that assembles to the same binary."},
       {"clrx-mc --report k.bin", "Lists kernels, registers and arguments."}}};
}

static std::vector<ProgramCommand> getCommands() {
  std::vector<ProgramCommand> Result;
  for (const DebugCommand &Row : getDebugCommands())
    Result.push_back({Row.Name.str(), Row.Arguments.str(), Row.Help.str()});
  return Result;
}

static ProgramPage getClrxRun() {
  return {
      "clrx-run",
      "executes kernels for AMD GCN GPUs without a GPU",
      "file",
      {"Executes a kernel of a source or a binary on a simulator of GCN 1.0 "
       "to 1.5, prints results, and reports the mistakes that show while "
       "the kernel runs. For -, clrx-run reads standard input."},
      "0 if the kernel ran to its end without an error, otherwise 1.",
      getOptionGroups(RunOption),
      {{"clrx-run -mcpu=tonga --format=gallium -global-size=256 "
        "-arg=zero:1024 -arg=file:in.bin -print=0:u32 k.clrx",
        "Runs 256 work-items, and prints the first buffer."},
       {"clrx-run -mcpu=tonga --format=rawcode -sgpr=0:u32:7 -print=s1 "
        "code.clrx",
        "Runs one wavefront of raw code."},
       {"clrx-run -i -mcpu=tonga --format=rawcode code.clrx",
        "Stops at the first instruction and reads commands."}},
      getCommands()};
}

static ProgramPage getClrxLSP() {
  return {
      "clrx-lsp",
      "language server for CLRX assembly",
      "",
      {"Answers editors about CLRX assembly in the Language Server Protocol, "
       "on standard input and output. Editors start it.",
       "The file clrx.json in the folder of a source, or in one around it, "
       "has the options of the source. Otherwise they come from "
       "compile_commands.json."},
      "0 if the editor ended the server as the protocol demands, otherwise 1.",
      getOptionGroups(ServerOption),
      {{"clrx-lsp -log=info", "Logs the messages on standard error."}}};
}

//===----------------------------------------------------------------------===//
// clrxasm and clrxdisasm
//===----------------------------------------------------------------------===//

static void addOption(std::vector<OptionPage> &Options, char Short,
                      StringRef Long, StringRef MetaVar, StringRef Help) {
  OptionPage O;
  if (Short)
    O.Spellings.push_back(std::string("-") + Short);
  O.Spellings.push_back(("--" + Long + (MetaVar.empty() ? "" : "=")).str());
  O.Help = Help.str();
  if (!MetaVar.empty())
    setArgument(O, MetaVar, {});
  Options.push_back(std::move(O));
}

static ProgramPage getClrxasm() {
  std::vector<OptionPage> Options;
#define CLRXASM_OPTION(Short, Long, Takes, MetaVar, Help, Apply)               \
  addOption(Options, Short, Long, MetaVar, Help);
#include "../clrx-mc/ClrxasmOptions.def"
  return {"clrxasm",
          "assembler for AMD GCN GPUs with clrxasm's command line",
          "[FILE...]",
          {"Assembles the FILEs as one source, like clrxasm 0.1.9; the default "
           "is standard input. The program is clrx-mc under another name.",
           "Short options can be combined, and the last of them may have an "
           "argument: -6Swbraw."},
          ClrxMCExitStatus,
          {{"", std::move(Options)}},
          {{"clrxasm -b amdcl2 -g tonga -o k.bin k.clrx",
            "Writes a binary for AMD Catalyst's OpenCL 2.0."}}};
}

static ProgramPage getClrxdisasm() {
  std::vector<OptionPage> Options;
#define CLRXDISASM_OPTION(Short, Long, Takes, MetaVar, Help, Apply)            \
  addOption(Options, Short, Long, MetaVar, Help);
#include "../clrx-mc/ClrxdisasmOptions.def"
  return {
      "clrxdisasm",
      "disassembler for AMD GCN GPUs with clrxdisasm's command line",
      "FILE...",
      {"Prints the FILEs as assembly, like clrxdisasm 0.1.9. The program is "
       "clrx-mc under another name."},
      ClrxMCExitStatus,
      {{"", std::move(Options)}},
      {{"clrxdisasm -aC k.bin", "Prints everything in a binary."}}};
}

std::vector<ProgramPage> clrx::getProgramPages() {
  return {getClrxMC(), getClrxRun(), getClrxLSP(), getClrxasm(),
          getClrxdisasm()};
}
