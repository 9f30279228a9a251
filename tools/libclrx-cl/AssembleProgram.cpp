//===- AssembleProgram.cpp - Programs in CLRX assembly --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles programs.
//
//===----------------------------------------------------------------------===//

#include "Compile.h"
#include "clrx/Assembler/Assembler.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

/// Returns the name of the container that host programs of CLRX choose for
/// \p D. The source may select another one.
static StringRef getDefaultContainer(const Device &D) {
  if (D.Driver == DriverKind::Clover)
    return "gallium";
  if (D.Driver == DriverKind::ROCm)
    return "rocm";
  return D.arch().GFXMajor == 6 ? "amd" : "amdcl2";
}

/// Adds the symbol of `-D`, NAME or NAME=VALUE; \returns false if it is
/// invalid.
static bool addSymbol(StringRef Definition, LanguageOptions &Language) {
  auto [Name, Text] = Definition.split('=');
  uint64_t Value = 0;
  int64_t Signed;
  if (Text.starts_with("-")) {
    if (Text.getAsInteger(0, Signed))
      return false;
    Value = uint64_t(Signed);
  } else if (!Text.empty() && Text.getAsInteger(0, Value)) {
    return false;
  }
  Language.Symbols.emplace_back(Name.str(), Value);
  return !Name.empty();
}

/// Reads the options of clBuildProgram that have a meaning for assembly.
/// \returns the first invalid option; nothing if all are valid.
static StringRef readOptions(ArrayRef<std::string> Options,
                             LanguageOptions &Language) {
  for (size_t I = 0; I != Options.size(); ++I) {
    StringRef Option = Options[I];
    const StringRef Whole = Option;
    if (Option == "-w") {
      Language.NoWarnings = true;
    } else if (Option == "-Werror") {
      Language.FatalWarnings = true;
    } else if (Option.consume_front("-D") || Option.consume_front("-I")) {
      if (Option.empty() && ++I != Options.size())
        Option = Options[I];
      if (Option.empty())
        return Whole;
      if (Whole.starts_with("-I"))
        Language.IncludeDirs.push_back(Option.str());
      else if (!addSymbol(Option, Language))
        return Whole;
    } else if (!Option.starts_with("-cl-") && Option != "-legacy") {
      return Whole;
    }
  }
  return "";
}

BuildResult ocl::assembleProgram(const Device &D, StringRef Source,
                                 ArrayRef<std::string> Options,
                                 StringRef Name) {
  BuildResult R;
  AssembleOptions A;
  A.Language.Container = findContainer(getDefaultContainer(D));
  A.Language.Target.select(D.Chip);
  A.Language.Target.Is64Bit = D.countAddressBits() == 64;
  A.Language.Warnings.OldVersions = true;
  const StringRef Invalid = readOptions(Options, A.Language);
  if (!Invalid.empty()) {
    R.Status = CL_INVALID_BUILD_OPTIONS;
    R.Log = "error: invalid build option '" + Invalid.str() + "'\n";
    return R;
  }
  SourceRecorder Recorder;
  A.MakeLineMap = true;
  A.Sinks.push_back(&Recorder);
  raw_string_ostream Log(R.Log);
  A.OnDiagnostic = [&](const Diagnostic &Message) { Message.print(Log); };
  A.OnPrint = [&](StringRef Line) { Log << Line << '\n'; };
  R.Origin = std::make_shared<ProgramOrigin>();
  R.Origin->File = Name.str();
  R.Origin->Source = Source.str();
  AssembleResult Result =
      assemble(A, {MemoryBufferRef(R.Origin->Source, R.Origin->File)});
  if (!Result.Succeeded)
    return R;
  if (Recorder.IsRawCode) {
    Log << "error: raw code has no kernels; select another container\n";
    return R;
  }
  R.Origin->Lines = std::move(Result.Lines);
  R.Origin->Kernels = std::move(Recorder.Kernels);
  R.Binary.assign(Result.Output.begin(), Result.Output.end());
  R.Status = CL_SUCCESS;
  return R;
}
