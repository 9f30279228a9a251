// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replacements for functions of OpenCL's library. They omit the global offset,
// which would be a hidden argument.

#define LOCAL_ID(D) __builtin_amdgcn_workitem_id_##D()
#define GROUP_ID(D) __builtin_amdgcn_workgroup_id_##D()
#define GLOBAL_ID(D)                                                           \
  (GROUP_ID(D) * __builtin_amdgcn_workgroup_size_##D() + LOCAL_ID(D))
#define BARRIER()                                                              \
  do {                                                                         \
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");                     \
    __builtin_amdgcn_s_barrier();                                              \
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");                     \
  } while (0)
