//===- Binaries.cpp - Operations on binaries ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Disassembles, verifies, checks and extracts for the command line in llvm-mc's
// style.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

/// Returns true if \p Binary names its device.
static bool saysDevice(const BinaryInvocation &I, StringRef Binary) {
  if (I.Options.IsRawCode)
    return false;
  Expected<StringRef> Container = identifyContainer(Binary);
  if (Container)
    return *Container != "gallium";
  consumeError(Container.takeError());
  return false;
}

/// Returns true if \p Binary has no recognisable format.
static bool isUnmarked(const BinaryInvocation &I, StringRef Binary) {
  return !saysDevice(I, Binary) && !Binary.contains(ELF::ElfMagic);
}

/// Checks the container. \returns an error if \p Binary is not in the requested
/// container.
static Error checkContainer(const BinaryInvocation &I, StringRef Binary) {
  if (I.Options.IsRawCode)
    return Error::success();
  if (!Binary.empty() && !isBinary(Binary))
    return createStringError(
        "this is text, not a binary; clrx-mc assembles it without --disassemble"
        ", --extract, --report, --verify or --check");
  Expected<StringRef> Container = identifyContainer(Binary);
  if (!Container)
    return Container.takeError();
  if (!I.Container.empty() && I.Container != *Container)
    return createStringError("it looks like " + *Container + ", not " +
                             I.Container);
  return Error::success();
}

static Error disassembleTo(const BinaryInvocation &I, StringRef Name,
                           StringRef Binary) {
  DisassembleOptions Options = I.Options;
  Options.OnDifference = [&](StringRef Difference) {
    printMessage(I.ToolName, Severity::Warning,
                 "'" + Name + "': " + Difference +
                     (Options.IsExact ? ", so it is printed as raw code" : ""));
  };
  Expected<SmallString<0>> Source = makeSource(Options, Binary);
  if (!Source)
    return Source.takeError();
  return writeOutput(I.Output, *Source);
}

static Error verify(const BinaryInvocation &I, StringRef Name,
                    StringRef Binary) {
  DisassembleOptions Options = I.Options;
  std::string Found;
  Options.OnDifference = [&](StringRef Difference) {
    Found = (", as raw code; otherwise " + Difference).str();
  };
  if (Error E = disassemble(Options, Binary, nulls()))
    return E;
  outs() << Name << ": identical" << Found << '\n';
  return Error::success();
}

static Error reportOn(const BinaryInvocation &I, StringRef Name,
                      StringRef Binary) {
  if (I.Report == ReportForm::Text)
    outs() << Name << ": " << Binary.size() << " bytes\n";
  return writeReport(I.Report, I.Options, Binary, Name, I.Kernel);
}

/// Writes the report, if there is one, before the output, which must not exist
/// after an error.
static Error extract(const BinaryInvocation &I, StringRef Name,
                     StringRef Binary) {
  Expected<std::string> Part = extractPart(I.Part, I.Options, Binary, I.Kernel);
  if (!Part)
    return Part.takeError();
  if (I.Report != ReportForm::None)
    if (Error E = reportOn(I, Name, Binary))
      return E;
  return writeOutput(I.Output, *Part);
}

static Error check(const BinaryInvocation &I, StringRef Name, StringRef Binary,
                   bool &HasErrors) {
  Expected<bool> Found = checkBinary(I.Checks, I.Options, Binary, Name);
  if (!Found)
    return Found.takeError();
  HasErrors |= *Found;
  return Error::success();
}

static Error act(const BinaryInvocation &I, StringRef Name, StringRef Binary,
                 bool &HasErrors) {
  switch (I.Action) {
  case BinaryAction::Disassemble:
    return disassembleTo(I, Name, Binary);
  case BinaryAction::Verify:
    return verify(I, Name, Binary);
  case BinaryAction::Report:
    return reportOn(I, Name, Binary);
  case BinaryAction::Extract:
    return extract(I, Name, Binary);
  case BinaryAction::Check:
    return check(I, Name, Binary, HasErrors);
  }
  llvm_unreachable("unknown action");
}

/// Runs the action. Gallium binaries have no magic number, so an error may mean
/// that the file is no Gallium binary.
static Error runOn(const BinaryInvocation &I, StringRef Name, StringRef Binary,
                   bool &HasErrors) {
  if (Error E = checkContainer(I, Binary))
    return E;
  if (!I.DeviceWithoutDialect.empty() && !saysDevice(I, Binary))
    return createStringError("cannot read binaries for " +
                             I.DeviceWithoutDialect +
                             ", which has no CLRX dialect");
  Error E = act(I, Name, Binary, HasErrors);
  if (!E || I.Options.IsRawCode || !I.Container.empty() ||
      !isUnmarked(I, Binary))
    return E;
  return createStringError(toString(std::move(E)) +
                           " (read as gallium; plain code needs "
                           "--format=rawcode)");
}

int clrx::runOnBinaries(BinaryInvocation I) {
  bool HadError = false;
  for (auto [Index, Name] : enumerate(I.Inputs)) {
    std::unique_ptr<MemoryBuffer> Buffer = I.Buffers.empty()
                                               ? readInput(I.ToolName, Name)
                                               : std::move(I.Buffers[Index]);
    HadError |= !Buffer;
    if (!Buffer)
      continue;
    I.Options.OnRead = [&Buffer] { releasePages(Buffer); };
    if (Error E = runOn(I, Name, Buffer->getBuffer(), HadError)) {
      outs().flush();
      HadError |=
          reportError(I.ToolName, "'" + Name + "': " + toString(std::move(E)));
    }
  }
  return HadError;
}
