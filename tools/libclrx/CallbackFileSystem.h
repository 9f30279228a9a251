//===- CallbackFileSystem.h - Files from a callback -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file system of an assembly with an include callback.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CALLBACKFILESYSTEM_H
#define CLRX_TOOLS_LIBCLRX_CALLBACKFILESYSTEM_H

#include "clrx-c/Clrx.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace clrx {

/// Creates a file system that finds files only by name; there are no
/// directories.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
createCallbackFileSystem(clrx_include_callback Callback, void *UserData);

} // namespace clrx

#endif // CLRX_TOOLS_LIBCLRX_CALLBACKFILESYSTEM_H
