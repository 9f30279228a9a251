//===- ClrxOptions.cpp - The option grammar of CLRX's programs ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the arguments in order and applies each option immediately.
//
//===----------------------------------------------------------------------===//

#include "ClrxOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Parses a command line. Functions return true after reporting an error.
class ClrxCommandLine {
public:
  ClrxCommandLine(const ClrxProgram &Program, ArrayRef<const char *> Args,
                  ClrxSettings &Settings,
                  function_ref<void(unsigned, StringRef, uint32_t)> Apply)
      : Program(Program), Args(Args), Settings(Settings), Apply(Apply) {}

  bool parse();

private:
  const ClrxProgram &Program;
  ArrayRef<const char *> Args; ///< Arguments that are not parsed yet.
  ClrxSettings &Settings;
  function_ref<void(unsigned, StringRef, uint32_t)> Apply;

  bool parseLong(StringRef Text);
  bool reportUnknownLong(StringRef Text) const;
  bool parseShorts(StringRef Text);
  bool apply(const ClrxOption &O, const Twine &Spelling,
             std::optional<StringRef> Joined);
};

} // namespace

bool ClrxCommandLine::apply(const ClrxOption &O, const Twine &Spelling,
                            std::optional<StringRef> Joined) {
  StringRef Text = Joined.value_or("");
  if (O.Takes != OptionArgument::None && !Joined) {
    if (Args.empty())
      return reportError(Program.Name,
                         "option '" + Spelling + "' needs an argument");
    Text = Args.consume_front();
  }
  uint64_t Number = 0;
  if (O.Takes == OptionArgument::Number) {
    Expected<uint64_t> N = parseNumber(Text, UINT32_MAX);
    if (!N)
      return reportError(Program.Name, "option '" + Spelling +
                                           "': " + toString(N.takeError()));
    Number = *N;
  }
  Apply(&O - Program.Options.begin(), Text, Number);
  return false;
}

/// Reports an unknown option; \p Text has no dashes.
bool ClrxCommandLine::reportUnknownLong(StringRef Text) const {
  std::vector<StringLiteral> Spellings;
  for (const ClrxOption &O : Program.Options)
    Spellings.push_back(O.Spelling);
  return reportUnknown(Program.Name, "option", "--" + Text.str(), Spellings);
}

bool ClrxCommandLine::parseLong(StringRef Text) {
  auto [Name, Value] = Text.split('=');
  auto O = find_if(Program.Options, [Name = Name](const ClrxOption &Row) {
    return Row.Spelling.drop_front(2) == Name;
  });
  if (O == Program.Options.end())
    return reportUnknownLong(Text);
  bool HasValue = Name.size() != Text.size();
  return apply(*O, "--" + Name, HasValue ? std::optional(Value) : std::nullopt);
}

/// Parses short options in \p Text. The last one may have an argument.
bool ClrxCommandLine::parseShorts(StringRef Text) {
  while (!Text.empty()) {
    char Short = Text.front();
    Text = Text.drop_front();
    auto O = find_if(Program.Options,
                     [=](const ClrxOption &Row) { return Row.Short == Short; });
    if (O == Program.Options.end())
      return reportError(Program.Name,
                         "unknown option '-" + Twine(Short) + "'");
    std::optional<StringRef> Joined;
    if (O->Takes != OptionArgument::None && !Text.empty()) {
      Text.consume_front("=");
      Joined = std::exchange(Text, "");
    }
    if (apply(*O, "-" + Twine(Short), Joined))
      return true;
  }
  return false;
}

bool ClrxCommandLine::parse() {
  bool OnlyFiles = false;
  while (!Args.empty()) {
    StringRef Text = Args.consume_front();
    if (OnlyFiles || Text.size() < 2 || Text[0] != '-')
      Settings.Inputs.push_back(Text.str());
    else if (Text == "--")
      OnlyFiles = true;
    else if (Text[1] == '-' ? parseLong(Text.drop_front(2))
                            : parseShorts(Text.drop_front(1)))
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Help
//===----------------------------------------------------------------------===//

static void printHelp(const ClrxProgram &Program) {
  outs() << "Usage: " << Program.Name << " [OPTION...] " << Program.Operands
         << '\n'
         << Program.Summary << "\n\n";
  for (const ClrxOption &O : Program.Options) {
    std::string Name = O.Short ? formatv("  -{0}, ", O.Short).str() : "      ";
    Name += O.Spelling;
    if (O.Takes != OptionArgument::None)
      Name += "=" + O.MetaVar.str();
    outs() << left_justify(Name, 32) << O.Help << '\n';
  }
}

static void printUsage(const ClrxProgram &Program) {
  outs() << "Usage: " << Program.Name;
  for (const ClrxOption &O : Program.Options) {
    outs() << " [";
    if (O.Short)
      outs() << '-' << O.Short << '|';
    outs() << O.Spelling;
    if (O.Takes != OptionArgument::None)
      outs() << '=' << O.MetaVar;
    outs() << ']';
  }
  outs() << ' ' << Program.Operands << '\n';
}

/// Prints the version. Scripts for the original programs read the first line.
static void printVersion(const ClrxProgram &Program) {
  outs() << Program.Name
         << " (CLRadeonExtender) 0.1.9\n"
            "provided by clrx-mc " CLRX_VERSION " on LLVM " LLVM_VERSION_STRING
            "\n";
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

std::optional<int> clrx::parseClrxOptions(
    const ClrxProgram &Program, ArrayRef<const char *> Args, ClrxSettings &S,
    function_ref<void(unsigned, StringRef, uint32_t)> Apply) {
  Args = Args.drop_front(Args.empty() ? 0 : 1);
  if (ClrxCommandLine(Program, Args, S, Apply).parse())
    return 1;
  if (S.Help)
    printHelp(Program);
  else if (S.Usage)
    printUsage(Program);
  else if (S.Version)
    printVersion(Program);
  else
    return std::nullopt;
  return 0;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

bool clrx::selectDevice(StringRef ToolName, const ClrxSettings &S,
                        TargetState &Target) {
  if (S.Device) {
    const GPUName *G = findGPUName(S.Device->trim());
    if (!G)
      return reportUnknown(ToolName, "device", *S.Device, getGPUSuggestions());
    Target.select(*G);
  } else if (S.Architecture) {
    auto A = parseArchName(S.Architecture->trim());
    if (!A)
      return reportUnknown(ToolName, "architecture", *S.Architecture,
                           getAllArchNames());
    Target.select(*A);
  }
  return false;
}
