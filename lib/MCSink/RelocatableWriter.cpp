//===- RelocatableWriter.cpp - Objects for linkers ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCSink/MCStreamerSink.h"
#include "MCSink/RelocatableStreamer.h"
#include "clrx/Elf/ElfImage.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

/// Returns an error if \p O exceeds the limits of ElfImage.
static Error checkLimits(const Object &O) {
  uint64_t Size = 0;
  for (const Section &S : O.Sections) {
    if (S.Alignment > ElfImage::MaxAlignment)
      return createStringError(
          "alignment " + Twine(S.Alignment) + " of section '" + S.Name +
          "' is out of range (1 to " + Twine(ElfImage::MaxAlignment) + ")");
    Size = alignTo(Size, Align(std::max<uint64_t>(S.Alignment, 1))) +
           S.Content.size();
  }
  if (Size > ElfImage::MaxSize)
    return createStringError("output of " + Twine(Size) +
                             " bytes is larger than the limit of " +
                             Twine(ElfImage::MaxSize));
  return Error::success();
}

Error clrx::writeRelocatable(const Object &O, raw_ostream &OS) {
  if (Error E = checkLimits(O))
    return E;
  RelocatableStreamer Streamer(O.Flags, O.ABIVersion);
  if (Error E = streamObject(O, Streamer.get()))
    return E;
  Expected<StringRef> Bytes = Streamer.finish();
  if (!Bytes)
    return Bytes.takeError();
  OS << *Bytes;
  return Error::success();
}
