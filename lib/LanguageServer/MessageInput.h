//===- MessageInput.h - The stream of messages from an editor - -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads messages, and drops those that would end or crash LLVM's transport.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_MESSAGEINPUT_H
#define CLRX_LIB_LANGUAGESERVER_MESSAGEINPUT_H

#include "llvm/Support/LSP/Transport.h"

namespace clrx::server {

/// Reads messages from a file. LLVM's handlers do not get the numbers of
/// requests, so this class keeps the number of the last one.
class MessageInput final : public llvm::lsp::JSONTransportInput {
  llvm::lsp::JSONTransportInputOverFile Input;
  llvm::json::Value Id = nullptr;

  llvm::LogicalResult check(llvm::StringRef Text);

public:
  MessageInput(std::FILE *File, llvm::lsp::JSONStreamStyle Style)
      : JSONTransportInput(Style), Input(File, Style) {}

  bool hasError() const override { return Input.hasError(); }
  bool isEndOfInput() const override { return Input.isEndOfInput(); }
  /// Returns the number or name of the last message; null if it has none.
  const llvm::json::Value &getId() const { return Id; }
  llvm::LogicalResult readDelimitedMessage(std::string &JSON) override;
  llvm::LogicalResult readStandardMessage(std::string &JSON) override;
};

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_MESSAGEINPUT_H
