//===- Disassembler.cpp - Binaries to sources -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a binary by its container, exactly or not.
//
//===----------------------------------------------------------------------===//

#include "clrx/Disassembler/Disassembler.h"
#include "BinaryContainers.h"
#include "Exact.h"
#include "clrx/RawCode/SourcePrinter.h"

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

Error clrx::disassemble(const DisassembleOptions &Options, StringRef Binary,
                        raw_ostream &OS) {
  if (!Options.IsExact && !Options.IsReadable)
    return print(Options, Binary, Options.Print, OS);
  SourcePrintOptions Wanted = Options.Print;
  Wanted.NumberLabels = Options.IsReadable;
  Wanted.LiftConfigs = Options.IsReadable && !Options.IsExact;
  std::string Text;
  Error E = printExactly(
      Wanted, Binary,
      [&](const SourcePrintOptions &Print, raw_ostream &OS) {
        return print(Options, Binary, Print, OS);
      },
      Text);
  if (E && (Options.IsExact || !Options.OnDifference || Text.empty()))
    return E;
  if (E)
    Options.OnDifference(toString(std::move(E)));
  OS << Text;
  return Error::success();
}

Expected<StringRef> clrx::identifyContainer(StringRef Binary) {
  const BinaryContainer &C = findBinaryContainer(Binary);
  const std::optional<uint16_t> Machine = identifyElf(Binary);
  if (!C.IsBinary && Machine)
    return createStringError("it is an ELF file for machine " +
                             Twine(*Machine) + ", but no " +
                             listMarkedContainers() + " binary");
  return C.Name;
}
