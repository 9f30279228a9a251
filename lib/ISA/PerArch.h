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

/// One \p T for each architecture, constructed from it.
template <typename T> class PerArch {
public:
  const T &get(Arch A) {
    Entry &E = Entries[unsigned(A)];
    // call_once calls into the library even when there is nothing to do.
    const T *Made = E.Made.load(std::memory_order_acquire);
    return LLVM_LIKELY(Made) ? *Made : make(E, A);
  }

private:
  struct Entry {
    std::once_flag Once;
    std::optional<T> Value;
    std::atomic<const T *> Made = nullptr; ///< The value, once it is there.
  };
  Entry Entries[NumArches];

  LLVM_ATTRIBUTE_NOINLINE static const T &make(Entry &E, Arch A) {
    std::call_once(E.Once, [&] {
      E.Made.store(&E.Value.emplace(A), std::memory_order_release);
    });
    return *E.Value;
  }
};

} // namespace clrx

#endif // CLRX_LIB_ISA_PERARCH_H
