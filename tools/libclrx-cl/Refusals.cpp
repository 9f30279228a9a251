//===- Refusals.cpp - Functions that are not supported --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions whose answer is more than an error.
//
//===----------------------------------------------------------------------===//

#include "Refusals.h"
#include "Context.h"

using namespace clrx::ocl;

cl_int clrx::ocl::getSupportedImageFormats(cl_context Handle, cl_mem_flags,
                                           cl_mem_object_type, cl_uint,
                                           cl_image_format *,
                                           cl_uint *NumFormatsRet) {
  if (!find(Handle))
    return CL_INVALID_CONTEXT;
  if (NumFormatsRet)
    *NumFormatsRet = 0;
  return CL_SUCCESS;
}
