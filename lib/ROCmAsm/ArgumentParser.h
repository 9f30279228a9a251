//===- ArgumentParser.h - Kernel arguments ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses .arg.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCMASM_ARGUMENTPARSER_H
#define CLRX_LIB_ROCMASM_ARGUMENTPARSER_H

#include "Kernel/PseudoOpOperands.h"
#include "clrx/ROCm/Module.h"

namespace clrx::rocm {

/// Help of .arg.
inline constexpr llvm::StringLiteral ArgHelp =
    R"(Adds an argument to the metadata. Sizes are in bytes. Words may be in any letter case, except flags.
- ALIGNMENT: a power of two; by default SIZE rounded up to a power of two. After .metadatav3 this operand is the offset. If it is omitted or 0, the argument follows the previous one, aligned to SIZE rounded up to a power of two.
- KIND: value, globalbuf, dynshptr, sampler, image, pipe, queue; hidden ones: gox, goy, goz, none, printfbuf, defqueue, complact, multigridsyncarg;
  with .codeobject also blockcountx, groupsizex, remainderx and the same for y and z, griddims, hostcall, heap, dynldssize, privatebase, sharedbase, queueptr.
- TYPE: struct, i8, u8, i16, u16, f16, i32, u32, f32, i64, u64, f64, or a name as in OpenCL C.
- A dynshptr continues with: , POINTEE_ALIGNMENT, SPACE.
- A globalbuf continues with: , SPACE[, ACTUAL_ACCESS]. SPACE: private, global, constant, local, generic, region.
- An image or pipe continues with: [, ACCESS[, ACTUAL_ACCESS]]. An access is default, read_only, write_only, read_write, or rdonly, wronly, rdwr.
- FLAG: const, restrict, volatile, pipe. Nothing may follow the last flag, not even a blank.)";

/// Variants of .arg.
struct ArgForm {
  bool HasOffset;    ///< True if an offset replaces the alignment.
  bool IsCodeObject; ///< True if the kinds of code objects are legal.
};

/// Parses the operands of .arg, up to the end of the statement, into \p A. \p
/// Previous is the argument before it, or null. \returns true after reporting
/// an error.
bool parseArg(OperandReader Operands, ArgForm Form, const Arg *Previous,
              Arg &A);

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCMASM_ARGUMENTPARSER_H
