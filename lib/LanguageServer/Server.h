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

#include "llvm/Support/raw_ostream.h"
#include <cstdio>

namespace clrx::server {

/// Answers the messages in \p Input until `exit`. If \p IsTest, messages have
/// the form that tests use, and each change is answered before the next message
/// is read. \returns true if `shutdown` came before `exit`.
bool runServer(std::FILE *Input, llvm::raw_ostream &Output, bool IsTest);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_SERVER_H
