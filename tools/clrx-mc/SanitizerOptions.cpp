//===- SanitizerOptions.cpp - How AddressSanitizer is to run --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of the asan preset only.
//
//===----------------------------------------------------------------------===//

#if defined(__SANITIZE_ADDRESS__)
// LLVM's packaged libraries are not instrumented: BumpPtrAllocator poisons what
// our half has not allocated yet, and theirs never takes that back.
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
#endif
