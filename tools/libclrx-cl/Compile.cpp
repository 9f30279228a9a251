//===- Compile.cpp - Building programs from source ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses the language of a source.
//
//===----------------------------------------------------------------------===//

#include "Compile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"
#include <algorithm>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

CodeOrigin ProgramOrigin::of(const std::string &Name) const {
  CodeOrigin O;
  O.File = File;
  O.Source = Source;
  const auto K = Kernels.find(Name);
  if (K == Kernels.end())
    return O;
  O.Lines = &Lines;
  O.Kernel = K->second;
  return O;
}

/// Removes blanks, comments and lines with `#` from the start of \p Text.
static StringRef skipComments(StringRef Text) {
  while (true) {
    Text = Text.ltrim();
    if (Text.consume_front("/*")) {
      const size_t End = Text.find("*/");
      Text = End == StringRef::npos ? StringRef() : Text.drop_front(End + 2);
    } else if (Text.starts_with("//") || Text.starts_with("#")) {
      Text = Text.drop_until([](char C) { return C == '\n'; });
    } else {
      return Text;
    }
  }
}

bool ocl::isAssembly(StringRef Source) {
  StringRef Text = skipComments(Source);
  if (Text.starts_with("."))
    return true;
  Text = Text.drop_while([](char C) { return isAlnum(C) || C == '_'; });
  Text = Text.ltrim(" \t");
  return Text.starts_with(":") || Text.starts_with("=");
}

/// Removes the option `-x LANGUAGE` from \p Options. \returns the language, or
/// nothing if there is no such option.
static std::string takeLanguage(std::vector<std::string> &Options) {
  const auto Option = llvm::find(Options, "-x");
  if (Options.end() - Option < 2)
    return "";
  std::string Language = Option[1];
  Options.erase(Option, Option + 2);
  return Language;
}

static std::vector<std::string> splitOptions(StringRef Options) {
  BumpPtrAllocator Memory;
  StringSaver Saver(Memory);
  SmallVector<const char *> Tokens;
  llvm::cl::TokenizeGNUCommandLine(Options, Saver, Tokens);
  return {Tokens.begin(), Tokens.end()};
}

static BuildResult refuse(cl_int Status, const Twine &Message) {
  BuildResult R;
  R.Status = Status;
  R.Log = ("error: " + Message + "\n").str();
  return R;
}

static BuildResult refuseLanguage(StringRef Language) {
  return refuse(CL_INVALID_BUILD_OPTIONS,
                "'-x " + Language + "': the language must be clrx or cl");
}

BuildResult ocl::buildSource(const Device &D, StringRef Source,
                             StringRef Options, StringRef Name) {
  std::vector<std::string> List = splitOptions(Options);
  const std::string Language = takeLanguage(List);
  if (Language.empty() ? isAssembly(Source) : Language == "clrx")
    return assembleProgram(D, Source, List, Name);
  if (Language.empty() || Language == "cl")
    return compileOpenCL(D, Source, List, Name);
  return refuseLanguage(Language);
}

BuildResult ocl::compileSource(const Device &D, StringRef Source,
                               StringRef Options,
                               ArrayRef<SourceHeader> Headers, StringRef Name) {
  std::vector<std::string> List = splitOptions(Options);
  const std::string Language = takeLanguage(List);
  if (Language.empty() ? isAssembly(Source) : Language == "clrx")
    return refuse(CL_COMPILE_PROGRAM_FAILURE,
                  "assembly cannot be compiled separately; build it with "
                  "clBuildProgram");
  if (Language.empty() || Language == "cl")
    return compileObject(D, Source, List, Headers, Name);
  return refuseLanguage(Language);
}

BuildResult ocl::linkSources(const Device &D, ArrayRef<StringRef> Objects,
                             StringRef Options, StringRef Name) {
  return linkObjects(D, Objects, splitOptions(Options), Name);
}
