//===- Disassembler.cpp - Binaries to sources -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out which container a binary is, and what to do with files that its
// pseudo-ops do not describe.
//
//===----------------------------------------------------------------------===//

#include "clrx/Disassembler/Disassembler.h"
#include "Exact.h"
#include "RawParts.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/AmdCL2/SourcePrinter.h"
#include "clrx/Elf/ElfFile.h"
#include "clrx/Gallium/Reader.h"
#include "clrx/Gallium/SourcePrinter.h"
#include "clrx/ROCm/Reader.h"
#include "clrx/ROCm/SourcePrinter.h"
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
  if (amdcl2::isBinary(Binary))
    return amdcl2::printSource(Binary, Print, OS);
  if (rocm::isBinary(Binary))
    return rocm::printSource(Binary, Print, OS);
  return gallium::printSource(Binary, Print, OS);
}

/// The device that \p Binary, of a container, is for.
static Expected<GPU> findDevice(StringRef Binary,
                                const SourcePrintOptions &Print) {
  if (rocm::isBinary(Binary)) {
    Expected<rocm::Module> M = rocm::readModule(Binary);
    if (!M)
      return M.takeError();
    return M->Device;
  }
  if (!amdcl2::isBinary(Binary)) {
    Expected<gallium::Module> M = gallium::readModule(Binary);
    if (!M)
      return M.takeError();
    return gallium::chooseDevice(*M, Print.Device,
                                 M->hasKernelHeaders() ||
                                     gallium::looksLikeKernelHeaders(*M));
  }
  amdcl2::ReadOptions Reading;
  Reading.DriverVersion = Print.DriverVersion;
  Reading.IsExact = true;
  Expected<amdcl2::Module> M = amdcl2::readModule(Binary, Reading);
  if (!M)
    return M.takeError();
  return M->Device;
}

/// For binaries whose container has no source that makes them, which is what
/// \p Difference says.
static Expected<ExactText> printAsRawCode(SourcePrintOptions Print,
                                          StringRef Binary,
                                          StringRef Difference) {
  Expected<GPU> Device = findDevice(Binary, Print);
  if (!Device)
    return Device.takeError();
  Print.Device = *Device;
  Print.NumberLabels = false;
  return printExactly(
      Print, Binary, [&](const SourcePrintOptions &Print, raw_ostream &OS) {
        OS << "# As raw code, because with the container's pseudo-ops ";
        printEscapedString(Difference, OS);
        OS << '\n';
        printRawParts(Binary, Print, OS);
        return Error::success();
      });
}

Error clrx::disassemble(const DisassembleOptions &Options, StringRef Binary,
                        raw_ostream &OS) {
  if (!Options.IsExact && !Options.IsReadable)
    return print(Options, Binary, Options.Print, OS);
  SourcePrintOptions Wanted = Options.Print;
  Wanted.NumberLabels = Wanted.IsReadable = Options.IsReadable;
  Wanted.LiftConfigs = Options.IsReadable && !Options.IsExact;
  Expected<ExactText> Result = printExactly(
      Wanted, Binary, [&](const SourcePrintOptions &Print, raw_ostream &OS) {
        return print(Options, Binary, Print, OS);
      });
  if (!Result)
    return Result.takeError();
  const std::string Difference = Result->Difference;
  if (!Difference.empty() && Options.IsExact && !Options.IsRawCode)
    Result = printAsRawCode(Wanted, Binary, Difference);
  if (!Result)
    return Result.takeError();
  const bool IsReported = !Difference.empty() && Options.OnDifference;
  if (IsReported)
    Options.OnDifference(Difference);
  if (!Result->Difference.empty() && (Options.IsExact || !IsReported))
    return createStringError(Result->Difference);
  OS << Result->Text;
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
