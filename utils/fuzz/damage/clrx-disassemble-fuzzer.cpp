//===- clrx-disassemble-fuzzer.cpp - Any bytes as a binary ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the input as a binary with several sets of options, and as code for an
// architecture that the input's size selects. The exact mode also assembles the
// text, which must give the same bytes or be refused.
//
//   clrx-disassemble-fuzzer -timeout=5 -rss_limit_mb=1024 CORPUS
//
//===----------------------------------------------------------------------===//

#include "clrx/Disassembler/Disassembler.h"
#include <cstddef>

using namespace llvm;
using namespace clrx;

/// Disassembles and ignores errors: any error is a valid result.
static void disassembleAll(const DisassembleOptions &Options,
                           StringRef Binary) {
  consumeError(disassemble(Options, Binary, nulls()));
}

static void showAll(SourcePrintOptions &Print) {
  Print.ShowMetadata = Print.ShowData = Print.ShowSetup = true;
  Print.ShowEncoding = Print.ShowFloats = true;
}

static GPU pickDevice(size_t Size) {
  static constexpr GPU Devices[] = {GPU::CapeVerde, GPU::Bonaire, GPU::Tonga,
                                    GPU::GFX900, GPU::GFX1010};
  return Devices[Size % std::size(Devices)];
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  const StringRef Binary(reinterpret_cast<const char *>(Data), Size);
  DisassembleOptions Options;
  showAll(Options.Print);
  disassembleAll(Options, Binary);
  Options.Print.ShowConfig = true;
  disassembleAll(Options, Binary);
  Options.Print.ShowHSAConfig = Options.Print.ShowHSALayout = true;
  disassembleAll(Options, Binary);
  consumeError(
      describe(Options, Binary, nulls(), [](StringRef, ArrayRef<BinaryKernel>) {
        return Error::success();
      }));

  DisassembleOptions Code;
  Code.IsRawCode = true;
  Code.Print.Device = pickDevice(Size);
  disassembleAll(Code, Binary);

  DisassembleOptions Exact;
  Exact.IsExact = true;
  disassembleAll(Exact, Binary);
  Exact.IsExact = false;
  Exact.IsReadable = true;
  disassembleAll(Exact, Binary);
  return 0;
}
