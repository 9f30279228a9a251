//===- Program.cpp - Code to execute ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Distinguishes sources from binaries, and reads both.
//
//===----------------------------------------------------------------------===//

#include "Run/Program.h"
#include "Options/OptionReader.h"
#include "Run/Kernels.h"
#include "clrx/CodeObject/Reader.h"
#include "clrx/Disassembler/DebugLines.h"
#include "clrx/Disassembler/Disassembler.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace clrx;
using namespace llvm;

char SourceError::ID = 0;
void SourceError::log(raw_ostream &OS) const { OS << "the source has errors"; }
std::error_code SourceError::convertToErrorCode() const {
  return inconvertibleErrorCode();
}

/// Returns true if the user selects the container of raw code.
static bool isRawCodeWanted(const LanguageOptions &Language) {
  return Language.Container && getOptionName(*Language.Container) == "rawcode";
}

/// Returns true if \p Content is UTF-8 without control characters.
static bool isText(StringRef Content) {
  const auto *Begin = reinterpret_cast<const UTF8 *>(Content.begin());
  return none_of(Content,
                 [](char C) { return uint8_t(C) < ' ' && !isSpace(C); }) &&
         isLegalUTF8String(&Begin,
                           reinterpret_cast<const UTF8 *>(Content.end()));
}

/// Short raw code may look like a source. It is no text, however.
static bool isSource(StringRef Content, const LanguageOptions &Language) {
  return describeFileKind(Content).empty() &&
         (!isRawCodeWanted(Language) || isText(Content));
}

Expected<std::unique_ptr<RunProgram>>
RunProgram::load(MemoryBufferRef Input, AssembleOptions Options) {
  auto P = std::make_unique<RunProgram>();
  P->File = Input.getBufferIdentifier().str();
  const StringRef Content = Input.getBuffer();
  Error E = isSource(Content, Options.Language)
                ? P->loadSource(Input, std::move(Options))
                : P->loadBinary(Content, Options.Language);
  if (E)
    return std::move(E);
  return P;
}

static Error makeDialectError() {
  return createStringError(
      "the simulator executes code of GCN 1.0 to 1.5 only");
}

Error RunProgram::loadSource(MemoryBufferRef Input, AssembleOptions Options) {
  Source = Input.getBuffer();
  Options.Language.Warnings.OldVersions = true;
  Options.Language.ShowRemarks = true;
  Options.MakeLineMap = true;
  Options.Sinks.push_back(&Recorder);
  Assembled = assemble(Options, {Input});
  if (!Assembled.Succeeded)
    return make_error<SourceError>();
  if (!Recorder.HasDialect)
    return makeDialectError();
  const StringRef Output(Assembled.Output.data(), Assembled.Output.size());
  if (!Recorder.IsRawCode) {
    launch::LaunchOptions Launch = getLaunchOptions(Options.Language);
    Launch.Device = Recorder.Device;
    return readKernels(Output, Launch);
  }
  Code.emplace();
  Code->Bytes = arrayRefFromStringRef(Output);
  Code->Architecture =
      Recorder.Architecture.value_or(Options.Language.Target.architecture());
  Code->Wave32 = Recorder.Wave32;
  return Error::success();
}

Error RunProgram::loadBinary(StringRef Binary,
                             const LanguageOptions &Language) {
  const TargetState &Target = Language.Target;
  if (!Target.getProcessor().HasDialect)
    return makeDialectError();
  if (!isRawCodeWanted(Language)) {
    readLines(Binary);
    return readKernels(Binary, getLaunchOptions(Language));
  }
  if (!Target.IsSelected)
    return createStringError(
        "raw code does not name its device; select one with -mcpu");
  Code.emplace();
  Code->Bytes = arrayRefFromStringRef(Binary);
  Code->Architecture = Target.architecture();
  Code->Wave32 = Target.Wave32;
  return Error::success();
}

/// Reads the lines of a code object with debug information, and the places of
/// its kernels, which are its labels.
void RunProgram::readLines(StringRef Binary) {
  Assembled.Lines = readDebugLines(Binary);
  if (Assembled.Lines.Entries.empty())
    return;
  Expected<std::unique_ptr<codeobject::LoadedObject>> Object =
      codeobject::readCodeObject(Binary);
  if (!Object)
    return consumeError(Object.takeError()); // readKernels reports it.
  const std::vector<std::string> &Sections = Assembled.Lines.Sections;
  for (const codeobject::LoadedKernel &K : (*Object)->Kernels) {
    if (!K.Entry)
      continue;
    const auto It =
        find(Sections, (*Object)->File.Sections[K.Entry->Section].Name);
    if (It == Sections.end())
      continue;
    const uint32_t Section = uint32_t(It - Sections.begin());
    Recorder.Kernels[K.Name.str()] = {Section, K.Entry->Offset};
    Recorder.Labels.push_back({K.Name.str(), Section, K.Entry->Offset});
  }
}

Error RunProgram::readKernels(StringRef Binary,
                              const launch::LaunchOptions &Options) {
  Expected<std::vector<launch::LaunchKernel>> Result =
      launch::readKernels(Binary, Options);
  if (!Result)
    return createStringError("'" + File + "': " + toString(Result.takeError()));
  Kernels = std::move(*Result);
  return Error::success();
}

Expected<const launch::LaunchKernel *>
RunProgram::findKernel(StringRef Name) const {
  Expected<const launch::LaunchKernel *> K = launch::findKernel(Kernels, Name);
  if (!K)
    return createStringError("'" + File + "': " + toString(K.takeError()));
  return K;
}

uint16_t RunProgram::getMuted(const std::string &Kernel,
                              int64_t Distance) const {
  const SourceRecorder::Kernel Place = getOrigin(Kernel).Kernel;
  return Recorder.getMuted(Place.Section, Place.Entry + uint64_t(Distance));
}

CodeOrigin RunProgram::getOrigin(const std::string &Kernel) const {
  CodeOrigin Origin;
  Origin.File = File;
  if (!getLines())
    return Origin;
  Origin.Source = Source;
  if (Code) {
    Origin.Lines = &Assembled.Lines;
    return Origin;
  }
  const auto Place = Recorder.Kernels.find(Kernel);
  if (Place == Recorder.Kernels.end())
    return Origin;
  Origin.Lines = &Assembled.Lines;
  Origin.Kernel = Place->second;
  return Origin;
}

std::string RunProgram::getSourceLine(const LineMap::Location &L) const {
  CodeOrigin Origin;
  Origin.File = File;
  Origin.Source = Source;
  Origin.Lines = &Assembled.Lines;
  return Origin.makeLocation(L).SourceLine;
}

StringRef RunProgram::getRegister(StringRef Name) const {
  const auto It = Recorder.Registers.find(Name.str());
  return It == Recorder.Registers.end() ? Name : StringRef(It->second);
}
