// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments, explicit and hidden.

#define ID                                                                     \
  (__builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +   \
   __builtin_amdgcn_workitem_id_x())

kernel void copy(global int *out, global const int *in) { out[ID] = in[ID]; }

kernel void scalars(global long *out, char a, short b, int c, long d) {
  out[ID] = a + b + c + d;
}

kernel void vectors(global float4 *out, float2 a, float3 b, float4 c) {
  out[ID] = c + (float4)(a, b.xy);
}

struct Pair {
  char First;
  long Second;
  short Third;
};

kernel void by_value(global long *out, struct Pair P) {
  out[ID] = P.First + P.Second * P.Third;
}

kernel void qualified(global int *restrict out, constant int *a,
                      const global volatile int *b, int n) {
  if (ID < n)
    out[ID] = a[ID & 7] + b[ID];
}

kernel void sizes(global int *out) {
  out[0] = __builtin_amdgcn_workgroup_size_x();
  out[1] = __builtin_amdgcn_workgroup_size_y();
  out[2] = __builtin_amdgcn_workgroup_size_z();
  out[3] = __builtin_amdgcn_grid_size_x();
  out[4] = __builtin_amdgcn_grid_size_y();
}

kernel void ids(global int *out) {
  out[0] = __builtin_amdgcn_workgroup_id_y() + __builtin_amdgcn_workgroup_id_z();
  out[1] = __builtin_amdgcn_workitem_id_y() + __builtin_amdgcn_workitem_id_z();
}

kernel void packet(global int *out) {
  constant int *p = __builtin_amdgcn_dispatch_ptr();
  out[ID] = p[3] + p[4];
}

kernel void implicit(global long *out) {
  constant long *p = __builtin_amdgcn_implicitarg_ptr();
  out[ID] = p[5] + p[6] + p[7];
}

__attribute__((reqd_work_group_size(64, 2, 1))) kernel void
required(global int *out) {
  out[ID] = 1;
}

__attribute__((work_group_size_hint(128, 1, 1)))
__attribute__((vec_type_hint(float4))) kernel void
hinted(global int *out) {
  out[ID] = 2;
}

kernel void nothing(void) {}
