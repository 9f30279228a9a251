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

/// The entry of \p B that is meant.
static Expected<StringRef> findEntry(const DisassembleOptions &Options,
                                     const codeobject::Bundle &B) {
  Expected<const codeobject::BundleEntry *> Entry =
      codeobject::chooseEntry(B, Options.BundleTarget);
  if (!Entry)
    return Entry.takeError();
  if (codeobject::isBundle((*Entry)->Content))
    return createStringError("bundle: entry '" + (*Entry)->Id +
                             "' is a bundle itself");
  return (*Entry)->Content;
}

Error clrx::disassemble(const DisassembleOptions &Options, StringRef Binary,
                        raw_ostream &OS) {
  const bool IsPlain = !Options.IsExact && !Options.IsReadable;
  if (IsPlain && (Options.IsRawCode || !codeobject::isBundle(Binary)))
    return print(Options, Binary, Options.Print, OS);
  Expected<SmallString<0>> Source = makeSource(Options, Binary);
  if (!Source)
    return Source.takeError();
  OS << *Source;
  return Error::success();
}

/// Calls \p Print for a text of its own.
static Expected<SmallString<0>>
printToText(function_ref<Error(raw_ostream &OS)> Print) {
  SmallString<0> Text;
  raw_svector_ostream OS(Text);
  if (Error E = Print(OS))
    return std::move(E);
  return Text;
}

Expected<SmallString<0>> clrx::makeSource(const DisassembleOptions &Options,
                                          StringRef Binary) {
  if (!Options.IsRawCode && codeobject::isBundle(Binary)) {
    Expected<codeobject::Bundle> B = codeobject::readBundle(Binary);
    if (!B)
      return B.takeError();
    Expected<StringRef> Entry = findEntry(Options, *B);
    if (!Entry)
      return Entry.takeError();
    return printToText(
        [&](raw_ostream &OS) { return disassemble(Options, *Entry, OS); });
  }
  const auto PrintReadable = findBinaryContainer(Binary).PrintReadable;
  const bool IsForLLVM = PrintReadable && !Options.IsRawCode;
  const auto PrintForLLVM = [&](raw_ostream &OS) {
    return PrintReadable(Binary, OS);
  };
  if (IsForLLVM && !Options.IsExact)
    return printToText(PrintForLLVM);
  SourcePrintOptions Wanted = Options.Print;
  Wanted.NumberLabels = Wanted.IsReadable = Options.IsReadable;
  Wanted.LiftConfigs = Options.IsReadable && !Options.IsExact;
  Expected<ExactText> Result =
      IsForLLVM
          ? printAsItIs(Binary, PrintForLLVM)
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
