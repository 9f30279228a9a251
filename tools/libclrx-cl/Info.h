//===- Info.h - Queries -----------------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions clGet...Info answer queries from tables with one row for each
// parameter.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_INFO_H
#define CLRX_TOOLS_LIBCLRX_CL_INFO_H

#include "Object.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstring>
#include <type_traits>

namespace clrx::ocl {

/// The place where the user wants the answer to a query.
class Answer {
public:
  Answer(size_t Size, void *Value, size_t *SizeRet)
      : Size(Size), Value(Value), SizeRet(SizeRet) {}

  template <typename T> cl_int number(T Number) {
    static_assert(std::is_trivially_copyable_v<T>);
    return bytes(static_cast<const void *>(&Number), sizeof(T));
  }
  /// Adds the NUL.
  cl_int text(llvm::StringRef Text) {
    const std::string Terminated = Text.str();
    return bytes(Terminated.c_str(), Terminated.size() + 1);
  }
  template <typename T> cl_int array(llvm::ArrayRef<T> Elements) {
    return bytes(static_cast<const void *>(Elements.data()),
                 Elements.size() * sizeof(T));
  }
  cl_int bytes(const void *Bytes, size_t NumBytes) {
    if (Value && Size < NumBytes)
      return CL_INVALID_VALUE;
    if (Value && NumBytes)
      memcpy(Value, Bytes, NumBytes);
    if (SizeRet)
      *SizeRet = NumBytes;
    return CL_SUCCESS;
  }
  /// Returns the memory of the user; null if it wants only the size.
  void *memory() const { return Value; }

private:
  size_t Size;
  void *Value;
  size_t *SizeRet;
};

/// The answer to a query of an object of class \p T.
template <typename T> struct InfoRow {
  cl_uint Param;
  cl_int (*Get)(const T &, Answer &);
};

/// Answers the query \p Param of \p O.
template <typename T, size_t N>
cl_int answer(const InfoRow<T> (&Rows)[N], const T &O, cl_uint Param,
              Answer A) {
  for (const InfoRow<T> &Row : Rows)
    if (Row.Param == Param)
      return Row.Get(O, A);
  return CL_INVALID_VALUE;
}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_INFO_H
