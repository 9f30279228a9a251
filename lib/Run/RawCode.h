//===- RawCode.h - Initial state of raw code -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a dispatch from raw code and the options about its initial state.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_RAWCODE_H
#define CLRX_LIB_RUN_RAWCODE_H

#include "Run/Request.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// Code without a container.
struct RawCode {
  llvm::ArrayRef<uint8_t> Bytes;
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
};

/// Buffers by the number of the argument, or of -buffer and -resource. Null
/// pointers have a null buffer.
using BufferMap = llvm::SmallDenseMap<unsigned, sim::Allocation *>;

/// A register file and the number of a register in it. Scalar registers have
/// source operand codes.
struct RegisterPlace {
  RegisterName::File From;
  unsigned First, Count;
};

/// Returns the place of \p R. \returns an error if \p A has no such register.
llvm::Expected<RegisterPlace> findRegister(const RegisterName &R, Arch A);

/// Puts the code and the buffers of \p R into \p Mem. \p Buffers receives the
/// buffers. \returns an error that names the option.
llvm::Expected<sim::Dispatch> makeRawDispatch(const LaunchRequest &R,
                                              const RawCode &Code,
                                              sim::Memory &Mem,
                                              BufferMap &Buffers);

} // namespace clrx

#endif // CLRX_LIB_RUN_RAWCODE_H
