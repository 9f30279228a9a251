//===- Refusals.h - Functions that are not supported ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions for images, samplers and other objects that the platform does not
// have. They return the errors that OpenCL requires of such a platform.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_REFUSALS_H
#define CLRX_TOOLS_LIBCLRX_CL_REFUSALS_H

#include "Object.h"
#include <tuple>
#include <type_traits>

namespace clrx::ocl {

/// A function with the type \p Function that returns the error \p Code, or null
/// and stores the error in the place of its last parameter.
template <cl_int Code, typename Function> struct Refusal;
template <cl_int Code, typename Result, typename... Params>
struct Refusal<Code, Result(CL_API_CALL *)(Params...)> {
  static Result CL_API_CALL call(Params... Values) {
    if constexpr (std::is_same_v<Result, cl_int>) {
      return Code;
    } else {
      auto *Status = std::get<sizeof...(Params) - 1>(std::tuple(Values...));
      if (Status)
        *Status = Code;
      return nullptr;
    }
  }
};

/// Lets \p Function return the error \p Code.
template <cl_int Code, typename Function> void refuse(Function &F) {
  F = Refusal<Code, Function>::call;
}

/// \name API
/// @{
cl_int getSupportedImageFormats(cl_context Handle, cl_mem_flags Flags,
                                cl_mem_object_type Type, cl_uint NumFormats,
                                cl_image_format *Formats,
                                cl_uint *NumFormatsRet);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_REFUSALS_H
