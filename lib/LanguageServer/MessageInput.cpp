//===- MessageInput.cpp - The stream of messages from an editor -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks messages before LLVM's transport sees them.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/MessageInput.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Logging.h"

using namespace llvm;
using namespace clrx::server;

/// Returns true if the arrays and objects of \p Text are nested deeper than any
/// message of the protocol. LLVM's parser of JSON is recursive.
static bool isTooDeep(StringRef Text) {
  constexpr unsigned MaxDepth = 200;
  unsigned Depth = 0;
  bool IsString = false;
  for (size_t I = 0; I != Text.size(); ++I) {
    const char C = Text[I];
    if (C == '"')
      IsString = !IsString;
    else if (IsString)
      I += C == '\\' && I + 1 != Text.size();
    else if (C == '[' || C == '{')
      ++Depth;
    else if ((C == ']' || C == '}') && Depth)
      --Depth;
    if (Depth > MaxDepth)
      return true;
  }
  return false;
}

/// Returns success if \p Text is a message. LLVM's transport ends at JSON that
/// is none, but an editor expects that the server continues.
LogicalResult MessageInput::check(StringRef Text) {
  if (isTooDeep(Text)) {
    lsp::Logger::error("a message is nested too deep");
    return failure();
  }
  Expected<json::Value> V = json::parse(Text);
  if (!V) {
    lsp::Logger::error("JSON parse error: {0}", toString(V.takeError()));
    return failure();
  }
  const json::Object *O = V->getAsObject();
  const json::Value *Number = O ? O->get("id") : nullptr;
  if (O && O->getString("jsonrpc") == "2.0" &&
      (O->getString("method") || Number)) {
    Id = Number ? *Number : json::Value(nullptr);
    return success();
  }
  lsp::Logger::error("a message is no object of JSON-RPC 2.0");
  return failure();
}

LogicalResult MessageInput::readDelimitedMessage(std::string &JSON) {
  return success(succeeded(Input.readDelimitedMessage(JSON)) &&
                 succeeded(check(JSON)));
}

LogicalResult MessageInput::readStandardMessage(std::string &JSON) {
  return success(succeeded(Input.readStandardMessage(JSON)) &&
                 succeeded(check(JSON)));
}
