//===- Disassembler.cpp - Binaries to sources -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a binary by its container, and finds out what to do with files that
// its pseudo-ops do not describe.
//
//===----------------------------------------------------------------------===//

#include "clrx/Disassembler/Disassembler.h"
#include "BinaryContainers.h"
#include "Exact.h"
#include "RawParts.h"
#include "clrx/CodeObject/Bundle.h"
#include "clrx/RawCode/SourcePrinter.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

/// Writes the source of \p Binary in one go.
static Error print(const DisassembleOptions &Options, StringRef Binary,
                   const SourcePrintOptions &Print, raw_ostream &OS) {
  if (Options.IsRawCode) {
    rawcode::printSource(Binary, Print, OS);
    return Error::success();
  }
  return findBinaryContainer(Binary).PrintSource(Binary, Print, OS);
}

/// For binaries whose container has no source that makes them, which is what
/// \p Difference says.
static Expected<ExactText> printAsRawCode(const DisassembleOptions &Options,
                                          SourcePrintOptions Print,
                                          StringRef Binary,
                                          StringRef Difference) {
  Expected<GPU> Device = findBinaryContainer(Binary).FindDevice(Binary, Print);
  if (!Device)
    return Device.takeError();
  Print.Device = *Device;
  Print.NumberLabels = false;
  return printExactly(
      Print, Binary, Options.OnRead,
      [&](const SourcePrintOptions &Print, raw_ostream &OS) {
        OS << "# As raw code, because with the container's pseudo-ops ";
        printEscapedString(Difference, OS);
        OS << '\n';
        printRawParts(Binary, Print, OS);
        return Error::success();
      });
}

/// Whether \p Binary holds the binary that is meant.
static bool isBundle(const DisassembleOptions &Options, StringRef Binary) {
  return codeobject::isBundle(Binary) && !Options.IsRawCode;
}

/// Calls \p Act with the entry of \p Binary, a bundle, that is meant.
static Error withEntry(const DisassembleOptions &Options, StringRef Binary,
                       function_ref<Error(StringRef Entry)> Act) {
  Expected<codeobject::Bundle> B = codeobject::readBundle(Binary);
  if (!B)
    return B.takeError();
  Expected<const codeobject::BundleEntry *> Entry =
      codeobject::chooseEntry(*B, Options.BundleTarget);
  if (!Entry)
    return Entry.takeError();
  if (codeobject::isBundle((*Entry)->Content))
    return createStringError("bundle: entry '" + (*Entry)->Id +
                             "' is a bundle itself");
  return Act((*Entry)->Content);
}

Error clrx::disassemble(const DisassembleOptions &Options, StringRef Binary,
                        raw_ostream &OS) {
  if (isBundle(Options, Binary))
    return withEntry(Options, Binary, [&](StringRef Entry) {
      return disassemble(Options, Entry, OS);
    });
  if (!Options.IsExact && !Options.IsReadable)
    return print(Options, Binary, Options.Print, OS);
  Expected<SmallString<0>> Source = makeSource(Options, Binary);
  if (!Source)
    return Source.takeError();
  OS << *Source;
  return Error::success();
}

/// The readable source of \p Binary that \p Print writes.
static Expected<SmallString<0>> makeReadable(Error (*Print)(StringRef Binary,
                                                            raw_ostream &OS),
                                             StringRef Binary) {
  SmallString<0> Text;
  raw_svector_ostream OS(Text);
  if (Error E = Print(Binary, OS))
    return std::move(E);
  return std::move(Text);
}

/// Of the entry of \p Binary, a bundle.
static Expected<SmallString<0>>
makeEntrySource(const DisassembleOptions &Options, StringRef Binary) {
  SmallString<0> Text;
  Error E = withEntry(Options, Binary, [&](StringRef Entry) -> Error {
    Expected<SmallString<0>> Source = makeSource(Options, Entry);
    if (!Source)
      return Source.takeError();
    Text = std::move(*Source);
    return Error::success();
  });
  if (E)
    return std::move(E);
  return std::move(Text);
}

Expected<SmallString<0>> clrx::makeSource(const DisassembleOptions &Options,
                                          StringRef Binary) {
  if (isBundle(Options, Binary))
    return makeEntrySource(Options, Binary);
  const auto PrintReadable = findBinaryContainer(Binary).PrintReadable;
  const bool IsForLLVM = PrintReadable && !Options.IsRawCode;
  if (IsForLLVM && !Options.IsExact)
    return makeReadable(PrintReadable, Binary);
  SourcePrintOptions Wanted = Options.Print;
  Wanted.NumberLabels = Wanted.IsReadable = Options.IsReadable;
  Wanted.LiftConfigs = Options.IsReadable && !Options.IsExact;
  Expected<ExactText> Result =
      IsForLLVM
          ? ExactText{SmallString<0>(), "its source is LLVM's"}
          : printExactly(Wanted, Binary, Options.OnRead,
                         [&](const SourcePrintOptions &Print, raw_ostream &OS) {
                           return print(Options, Binary, Print, OS);
                         });
  if (!Result)
    return Result.takeError();
  const std::string Difference = Result->Difference;
  if (!Difference.empty() && Options.IsExact && !Options.IsRawCode) {
    Result = ExactText(); // Two texts are too long to be kept at once.
    Result = printAsRawCode(Options, Wanted, Binary, Difference);
  }
  if (!Result)
    return Result.takeError();
  const bool IsReported = !Difference.empty() && Options.OnDifference;
  if (IsReported)
    Options.OnDifference(Difference);
  if (!Result->Difference.empty() && (Options.IsExact || !IsReported))
    return createStringError(Result->Difference);
  return std::move(Result->Text);
}

Expected<StringRef> clrx::identifyContainer(StringRef Binary) {
  if (codeobject::isBundle(Binary))
    return "rocm"; // No others come in bundles.
  const BinaryContainer &C = findBinaryContainer(Binary);
  const std::optional<uint16_t> Machine = identifyElf(Binary);
  if (!C.IsBinary && Machine)
    return createStringError("it is an ELF file for machine " +
                             Twine(*Machine) + ", but no " +
                             listMarkedContainers() + " binary");
  return C.Name;
}
