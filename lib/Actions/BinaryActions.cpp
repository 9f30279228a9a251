//===- BinaryActions.cpp - Operations on binaries -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that a file is a binary that an operation can read, and runs the
// operation.
//
//===----------------------------------------------------------------------===//

#include "Actions/BinaryActions.h"
#include "clrx/Support/Rules.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

/// Returns true if \p Binary names its device.
static bool saysDevice(const BinaryRequest &R, StringRef Binary) {
  if (R.Options.IsRawCode)
    return false;
  Expected<StringRef> Container = identifyContainer(Binary);
  if (Container)
    return *Container != "gallium";
  consumeError(Container.takeError());
  return false;
}

/// Returns true if \p Binary has no recognisable format.
static bool isUnmarked(const BinaryRequest &R, StringRef Binary) {
  return !saysDevice(R, Binary) && !Binary.contains(ELF::ElfMagic);
}

/// Checks the container. \returns an error if \p Binary is not in the requested
/// container.
static Error checkContainer(const BinaryRequest &R, StringRef Binary) {
  if (R.Options.IsRawCode)
    return Error::success();
  if (!Binary.empty() && !isBinary(Binary))
    return createStringError("this is text, not a binary" + R.TextAdvice);
  Expected<StringRef> Container = identifyContainer(Binary);
  if (!Container)
    return Container.takeError();
  if (!R.Container.empty() && R.Container != *Container)
    return createStringError("it looks like " + *Container + ", not " +
                             R.Container);
  return Error::success();
}

static Error disassembleTo(const BinaryRequest &R, StringRef Name,
                           StringRef Binary, BinaryResult &Result) {
  DisassembleOptions Options = R.Options;
  Options.OnDifference = [&](StringRef Difference) {
    Diagnostic &D = Result.Diagnostics.emplace_back();
    D.Kind = Severity::Warning;
    D.Rule = rules::CommandLine.Name;
    D.Message = ("'" + Name + "': " + Difference +
                 (Options.IsExact ? ", so it is printed as raw code" : ""))
                    .str();
  };
  Expected<SmallString<0>> Source = makeSource(Options, Binary);
  if (!Source)
    return Source.takeError();
  Result.Output = std::move(*Source);
  return Error::success();
}

static Error verify(const BinaryRequest &R, StringRef Name, StringRef Binary,
                    raw_ostream &OS) {
  DisassembleOptions Options = R.Options;
  std::string Found;
  Options.OnDifference = [&](StringRef Difference) {
    Found = (", as raw code; otherwise " + Difference).str();
  };
  if (Error E = disassemble(Options, Binary, nulls()))
    return E;
  OS << Name << ": identical" << Found << '\n';
  return Error::success();
}

static Error reportOn(const BinaryRequest &R, StringRef Name, StringRef Binary,
                      raw_ostream &OS) {
  if (R.Report == ReportForm::Text)
    OS << Name << ": " << Binary.size() << " bytes\n";
  return printReport(OS, R.Report, R.Options, Binary, Name, R.Kernel);
}

/// Makes the report, if there is one, before the output, which must not exist
/// after an error.
static Error extract(const BinaryRequest &R, StringRef Name, StringRef Binary,
                     raw_ostream &OS, BinaryResult &Result) {
  Expected<std::string> Part = extractPart(R.Part, R.Options, Binary, R.Kernel);
  if (!Part)
    return Part.takeError();
  if (R.Report != ReportForm::None)
    if (Error E = reportOn(R, Name, Binary, OS))
      return E;
  Result.Output = *Part;
  return Error::success();
}

static Error check(const BinaryRequest &R, StringRef Name, StringRef Binary,
                   BinaryResult &Result) {
  Expected<bool> Found =
      checkBinary(R.Checks, R.Options, Binary, Name, [&](Diagnostic D) {
        Result.Diagnostics.push_back(std::move(D));
      });
  if (!Found)
    return Found.takeError();
  Result.HasErrors |= *Found;
  return Error::success();
}

static Error act(const BinaryRequest &R, StringRef Name, StringRef Binary,
                 BinaryResult &Result) {
  raw_string_ostream OS(Result.Text);
  switch (R.Action) {
  case BinaryAction::Disassemble:
    return disassembleTo(R, Name, Binary, Result);
  case BinaryAction::Verify:
    return verify(R, Name, Binary, OS);
  case BinaryAction::Report:
    return reportOn(R, Name, Binary, OS);
  case BinaryAction::Extract:
    return extract(R, Name, Binary, OS, Result);
  case BinaryAction::Check:
    return check(R, Name, Binary, Result);
  }
  llvm_unreachable("unknown action");
}

Error clrx::runBinaryAction(const BinaryRequest &R, StringRef Name,
                            StringRef Binary, BinaryResult &Result) {
  if (Error E = checkContainer(R, Binary))
    return E;
  if (!R.DeviceWithoutDialect.empty() && !saysDevice(R, Binary))
    return createStringError("cannot read binaries for " +
                             R.DeviceWithoutDialect +
                             ", which has no CLRX dialect");
  Error E = act(R, Name, Binary, Result);
  // Gallium binaries have no magic number, so an error may mean that the file
  // is no Gallium binary.
  if (!E || R.Options.IsRawCode || !R.Container.empty() ||
      !isUnmarked(R, Binary))
    return E;
  return createStringError(toString(std::move(E)) +
                           " (read as gallium; plain code needs "
                           "--format=rawcode)");
}
