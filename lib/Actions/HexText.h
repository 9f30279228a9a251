//===- HexText.h - Bytes as text --------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Disassembles texts such as `0x01,0x02,0x34,0xd1 # comment`, as llvm-mc does.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_HEXTEXT_H
#define CLRX_LIB_ACTIONS_HEXTEXT_H

#include "clrx/Language/LanguageOptions.h"
#include "clrx/Source/Diagnostic.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <optional>

namespace clrx {

/// The bytes of a text, and the place of each in the text.
struct HexText {
  std::string Bytes;
  std::vector<const char *> Places;
};

/// Returns true if \p Text begins with a byte, after comments.
bool isHexText(llvm::StringRef Text);

/// Reads the bytes of \p Text; nothing after an error.
std::optional<HexText> readHexText(const llvm::MemoryBuffer &Text,
                                   const DiagnosticHandler &Handle);

/// Returns true if the instructions of a text are printed in LLVM's syntax.
/// Otherwise, the bytes are like a file of raw code.
bool usesLLVMSyntax(const LanguageOptions &Language);

/// Comments after an instruction in LLVM's syntax.
struct InstComments {
  bool Encoding = false; ///< -show-encoding
  bool MCInst = false;   ///< -show-inst
};

/// Prints the instructions of \p Text in LLVM's syntax. Warns about bytes that
/// are no instruction. \returns an error if LLVM does not know the processor.
llvm::Error
disassembleHexText(llvm::raw_ostream &OS, const llvm::MemoryBuffer &Text,
                   const HexText &Bytes, const LanguageOptions &Language,
                   InstComments Shown, const DiagnosticHandler &Handle);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_HEXTEXT_H
