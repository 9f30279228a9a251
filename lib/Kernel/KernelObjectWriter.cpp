//===- KernelObjectWriter.cpp - Writer of a kernel container --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks a container for its file, and MC for the contents of sections.
//
//===----------------------------------------------------------------------===//

#include "clrx/Kernel/KernelObjectWriter.h"
#include "llvm/MC/MCAssembler.h"

using namespace llvm;
using namespace clrx;

uint64_t KernelObjectWriter::writeObject() {
  const uint64_t Start = OS.tell();
  if (Error E = writeModule(OS))
    Host.getReporter().error(SourcePos(), toString(std::move(E)));
  return OS.tell() - Start;
}

std::string KernelObjectWriter::getContent(const Section &S) const {
  std::string Bytes;
  Bytes.reserve(Asm->getSectionFileSize(S));
  raw_string_ostream BytesOS(Bytes);
  Asm->writeSectionData(BytesOS, &S);
  return Bytes;
}

void KernelObjectWriter::setContent(ElfSection &Result,
                                    const Section &S) const {
  if (S.traits().IsNoBits)
    Result.NoBitsSize = S.getCounter();
  else
    Result.Content = getContent(S);
}
