//===- ClrxasmStyle.cpp - The command line of clrxasm ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes what clrxasm 0.1.9 takes, so that Makefiles written for it run
// unchanged. LLVM's option parser cannot express its rules: short options
// combine and the last of them may take an argument (-6Swbraw), -o=X is -oX,
// and a long flag may carry a value, which is ignored (--64bit=3).
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using namespace clrx;

static constexpr StringLiteral ToolName = "clrxasm";

//===----------------------------------------------------------------------===//
// The options
//===----------------------------------------------------------------------===//

namespace {

/// What the command line said, before names and files are looked at.
struct Settings {
  LanguageOptions Language;
  std::vector<std::string> Inputs;
  std::string Output = "a.out";
  std::optional<StringRef> Format, Device, Architecture;
  std::vector<StringRef> Symbols;
  bool Help = false, Usage = false, Version = false;
};

enum class Argument : uint8_t { None, Text, Number };

struct Option {
  char Short; ///< 0: has none.
  StringLiteral Long;
  Argument Takes;
  StringLiteral MetaVar;
  StringLiteral Help;
  void (*Apply)(Settings &, StringRef Text, uint32_t Number);
};

} // namespace

static constexpr Option Options[] = {
#define CLRXASM_OPTION(Short, Long, Takes, MetaVar, Help, Apply)               \
  {Short,                                                                      \
   Long,                                                                       \
   Argument::Takes,                                                            \
   MetaVar,                                                                    \
   Help,                                                                       \
   [](Settings &S, StringRef Text, uint32_t Number) {                          \
     (void)Text, (void)Number;                                                 \
     Apply;                                                                    \
   }},
#include "ClrxasmOptions.def"
};

static constexpr StringLiteral LongSpellings[] = {
#define CLRXASM_OPTION(Short, Long, Takes, MetaVar, Help, Apply) "--" Long,
#include "ClrxasmOptions.def"
};

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {

/// Goes through the arguments once, applying each option as it is read.
/// Functions return true on error, reported.
class CommandLine {
  ArrayRef<const char *> Args; ///< What has not been read yet.
  Settings &S;

public:
  CommandLine(ArrayRef<const char *> Args, Settings &S) : Args(Args), S(S) {}

  bool parse();

private:
  bool parseLong(StringRef Text);
  bool parseShorts(StringRef Text);
  bool apply(const Option &O, const Twine &Spelling,
             std::optional<StringRef> Joined);
};

} // namespace

bool CommandLine::apply(const Option &O, const Twine &Spelling,
                        std::optional<StringRef> Joined) {
  StringRef Text = Joined.value_or("");
  if (O.Takes != Argument::None && !Joined) {
    if (Args.empty())
      return reportError(ToolName,
                         "option '" + Spelling + "' needs an argument");
    Text = Args.consume_front();
  }
  uint64_t Number = 0;
  if (O.Takes == Argument::Number) {
    Expected<uint64_t> N = parseNumber(Text, UINT32_MAX);
    if (!N)
      return reportError(ToolName, "option '" + Spelling +
                                       "': " + toString(N.takeError()));
    Number = *N;
  }
  O.Apply(S, Text, Number);
  return false;
}

bool CommandLine::parseLong(StringRef Text) {
  auto [Name, Value] = Text.split('=');
  const Option *O = find_if(
      Options, [Name = Name](const Option &Row) { return Row.Long == Name; });
  if (O == std::end(Options))
    return reportUnknown(ToolName, "option", "--" + Text.str(), LongSpellings);
  bool HasValue = Name.size() != Text.size();
  return apply(*O, "--" + Name, HasValue ? std::optional(Value) : std::nullopt);
}

/// \p Text: one or more short options, the last perhaps with its argument.
bool CommandLine::parseShorts(StringRef Text) {
  while (!Text.empty()) {
    char Short = Text.front();
    Text = Text.drop_front();
    const Option *O =
        find_if(Options, [=](const Option &Row) { return Row.Short == Short; });
    if (O == std::end(Options))
      return reportError(ToolName, "unknown option '-" + Twine(Short) + "'");
    std::optional<StringRef> Joined;
    if (O->Takes != Argument::None && !Text.empty()) {
      Text.consume_front("=");
      Joined = std::exchange(Text, "");
    }
    if (apply(*O, "-" + Twine(Short), Joined))
      return true;
  }
  return false;
}

bool CommandLine::parse() {
  bool OnlyFiles = false;
  while (!Args.empty()) {
    StringRef Text = Args.consume_front();
    if (OnlyFiles || Text.size() < 2 || Text[0] != '-')
      S.Inputs.push_back(Text.str());
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

static int printHelp() {
  outs() << "Usage: clrxasm [OPTION...] [FILE...]\n"
            "Assembles the FILEs, read as one source (default: standard "
            "input).\n\n";
  for (const Option &O : Options) {
    std::string Name = O.Short ? formatv("  -{0}, ", O.Short).str() : "      ";
    Name += "--" + O.Long.str();
    if (O.Takes != Argument::None)
      Name += "=" + O.MetaVar.str();
    outs() << left_justify(Name, 32) << O.Help << '\n';
  }
  return 0;
}

static int printUsage() {
  outs() << "Usage: clrxasm";
  for (const Option &O : Options) {
    outs() << " [";
    if (O.Short)
      outs() << '-' << O.Short << '|';
    outs() << "--" << O.Long;
    if (O.Takes != Argument::None)
      outs() << '=' << O.MetaVar;
    outs() << ']';
  }
  outs() << " [FILE...]\n";
  return 0;
}

/// The first line is what scripts written for clrxasm look at.
static int printVersion() {
  outs() << "clrxasm (CLRadeonExtender) 0.1.9\n"
            "provided by clrx-mc " CLRX_VERSION " on LLVM " LLVM_VERSION_STRING
            "\n";
  return 0;
}

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

/// Looks the names up, in the order in which clrxasm does. True on error.
static bool resolveTarget(Settings &S) {
  TargetState &Target = S.Language.Target;
  if (S.Format) {
    S.Language.Container = findContainer(S.Format->trim());
    if (!S.Language.Container)
      return reportUnknown(ToolName, "binary format", *S.Format,
                           getContainerNames(getContainers()));
  }
  if (S.Device) {
    const GPUName *G = findGPUName(S.Device->trim());
    if (!G)
      return reportUnknown(ToolName, "device", *S.Device, getAllGPUNames());
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

/// To clrxasm "-" is a file like any other.
static void makeFileName(std::string &Name) {
  if (Name == "-")
    Name = "./-";
}

int clrx::runClrxasmStyle(int Argc, char **Argv) {
  Settings S;
  ArrayRef<const char *> Args(Argv, Argc);
  if (CommandLine(Args.drop_front(Args.empty() ? 0 : 1), S).parse())
    return 1;
  if (S.Help)
    return printHelp();
  if (S.Usage)
    return printUsage();
  if (S.Version)
    return printVersion();
  if (resolveTarget(S))
    return 1;

  Invocation I;
  I.ToolName = ToolName;
  I.Inputs = std::move(S.Inputs);
  llvm::for_each(I.Inputs, makeFileName);
  if (I.Inputs.empty())
    I.Inputs.push_back("-");
  I.Output = std::move(S.Output);
  makeFileName(I.Output);
  I.Colors = sys::Process::StandardErrHasColors();
  I.Options.Language = std::move(S.Language);
  if (addSymbols(S.Symbols, I))
    return 1;
  return run(I);
}
