//===- ArgumentParser.h - Kernel arguments ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads .arg.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCMASM_ARGUMENTPARSER_H
#define CLRX_LIB_ROCMASM_ARGUMENTPARSER_H

#include "clrx/Kernel/PseudoOpOperands.h"
#include "clrx/ROCm/Module.h"

namespace clrx::rocm {

/// What --help-pseudo-ops says of .arg.
inline constexpr llvm::StringLiteral ArgHelp =
    R"(Adds an argument to the metadata; sizes in bytes. Words in any case, but for flags.
- ALIGNMENT: a power of two; by default SIZE rounded up to one. After .metadatav3 it is the offset; by default, or 0, the next one that is aligned so.
- KIND: value, globalbuf, dynshptr, sampler, image, pipe, queue; hidden ones: gox, goy, goz, none, printfbuf, defqueue, complact, multigridsyncarg;
  with .codeobject also blockcountx, groupsizex, remainderx and the like for y and z, griddims, hostcall, heap, dynldssize, privatebase, sharedbase, queueptr.
- TYPE: struct, i8, u8, i16, u16, f16, i32, u32, f32, i64, u64, f64, or a name as in OpenCL C.
- A dynshptr goes on with: , POINTEE_ALIGNMENT, SPACE.
- A globalbuf goes on with: , SPACE[, ACTUAL_ACCESS]. SPACE: private, global, constant, local, generic, region.
- An image or pipe goes on with: [, ACCESS[, ACTUAL_ACCESS]]. They are default, read_only, write_only, read_write, or rdonly, wronly, rdwr.
- FLAG: const, restrict, volatile, pipe. Nothing may follow the last one, not even a blank.)";

/// What .arg looks like.
struct ArgForm {
  bool HasOffset;    ///< In the place of the alignment.
  bool IsCodeObject; ///< There are more kinds.
};

/// Reads the operands of .arg, up to the end of the statement, into \p A. True
/// on error, reported. \p Previous is the argument before it; null: none.
bool parseArg(OperandReader Operands, ArgForm Form, const Arg *Previous,
              Arg &A);

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCMASM_ARGUMENTPARSER_H
