//===- KernelObjectWriter.h - Writer of a kernel container ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The base of containers' object writers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_KERNELOBJECTWRITER_H
#define CLRX_KERNEL_KERNELOBJECTWRITER_H

#include "clrx/Elf/ElfImage.h"
#include "clrx/Language/AsmHost.h"
#include "llvm/MC/MCObjectWriter.h"

namespace clrx {

/// What the containers' object writers have in common: they complete a module
/// with the contents of sections and write it.
class KernelObjectWriter : public llvm::MCObjectWriter {
  AsmHost &Host;
  llvm::raw_pwrite_stream &OS;

public:
  uint64_t writeObject() final;

  /// \name Once the sections are laid out
  /// @{
  std::string getContent(const Section &S) const;
  /// Sets the content, or the size of a section without one.
  void setContent(ElfSection &Result, const Section &S) const;
  /// @}

protected:
  KernelObjectWriter(AsmHost &Host, llvm::raw_pwrite_stream &OS)
      : Host(Host), OS(OS) {}

  /// The sections are laid out. An error is reported without a position.
  virtual llvm::Error writeModule(llvm::raw_ostream &OS) = 0;
};

} // namespace clrx

#endif // CLRX_KERNEL_KERNELOBJECTWRITER_H
