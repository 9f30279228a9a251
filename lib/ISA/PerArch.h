//===- PerArch.h - Tables built once for each architecture ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables that are derived from .def files for one architecture, built on first
// use by any thread.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ISA_PERARCH_H
#define CLRX_LIB_ISA_PERARCH_H

#include "clrx/Targets/Targets.h"
#include "llvm/Support/Compiler.h"
#include <atomic>
#include <mutex>
#include <optional>

namespace clrx {

/// Holds one \p T for each architecture, constructed on first use.
template <typename T> class PerArch {
public:
  /// Returns the table of \p A. After the first use, this takes neither a lock
  /// nor a guard variable, because decoding calls it for every instruction.
  static const T &get(Arch A) {
    const T *Table = Pointers[unsigned(A)].load(std::memory_order_acquire);
    return LLVM_LIKELY(Table) ? *Table : make(A);
  }

private:
  static inline std::atomic<const T *> Pointers[NumArches] = {};

  LLVM_ATTRIBUTE_NOINLINE static const T &make(Arch A) {
    static std::once_flag Once[NumArches];
    static std::optional<T> Values[NumArches];
    unsigned I = unsigned(A);
    std::call_once(Once[I], [I, A] {
      Pointers[I].store(&Values[I].emplace(A), std::memory_order_release);
    });
    return *Values[I];
  }
};

} // namespace clrx

#endif // CLRX_LIB_ISA_PERARCH_H
