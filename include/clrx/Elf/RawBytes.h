//===- RawBytes.h - Bytes of on-disk structures -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On-disk structures as bytes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ELF_RAWBYTES_H
#define CLRX_ELF_RAWBYTES_H

#include "llvm/ADT/StringRef.h"
#include <type_traits>

namespace clrx {

/// The bytes of \p Struct, which is laid out as it is on disk: of bytes and of
/// integers of fixed endianness.
template <class T> llvm::StringRef rawBytes(const T &Struct) {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) == 1);
  return {reinterpret_cast<const char *>(&Struct), sizeof(T)};
}

} // namespace clrx

#endif // CLRX_ELF_RAWBYTES_H
