//===- Disassembler.cpp - Binaries to sources -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out which container a binary is.
//
//===----------------------------------------------------------------------===//

#include "clrx/Disassembler/Disassembler.h"
#include "Exact.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/AmdCL2/SourcePrinter.h"
#include "clrx/Elf/ElfFile.h"
#include "clrx/Gallium/SourcePrinter.h"
#include "clrx/ROCm/Reader.h"
#include "clrx/ROCm/SourcePrinter.h"
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
  if (amdcl2::isBinary(Binary))
    return amdcl2::printSource(Binary, Print, OS);
  if (rocm::isBinary(Binary))
    return rocm::printSource(Binary, Print, OS);
  return gallium::printSource(Binary, Print, OS);
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
  if (amdcl2::isBinary(Binary))
    return "amdcl2";
  if (rocm::isBinary(Binary))
    return "rocm";
  if (std::optional<uint16_t> Machine = identifyElf(Binary))
    return createStringError("it is an ELF file for machine " +
                             Twine(*Machine) + ", but no AMD CL2 binary");
  return "gallium";
}
