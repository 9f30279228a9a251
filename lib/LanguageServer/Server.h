//===- Server.h - The messages of the language server --------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers the messages of an editor.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_SERVER_H
#define CLRX_LIB_LANGUAGESERVER_SERVER_H

#include "llvm/Support/Error.h"
#include "llvm/Support/LSP/Transport.h"

namespace clrx::server {

/// Options of the server.
struct ServerOptions {
  /// Each change is answered before the next message is read. Tests need this.
  bool IsSynchronous = false;
};

/// Answers messages until `exit`. \returns true if `shutdown` came before it.
bool runServer(llvm::lsp::JSONTransport &Transport,
               const ServerOptions &Options);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_SERVER_H
