//===- PerArch.h - Tables made once for each architecture -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is derived from the .def files for one architecture is made when it is
// first asked for, by whichever thread asks.
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

/// The one \p T of each architecture, constructed from it when it is first
/// asked for.
template <typename T> class PerArch {
public:
  /// Neither a lock nor the guard of a static variable once it is there: who
  /// decodes asks for every instruction.
  static const T &get(Arch A) {
    const T *Made = Pointers[unsigned(A)].load(std::memory_order_acquire);
    return LLVM_LIKELY(Made) ? *Made : make(A);
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
