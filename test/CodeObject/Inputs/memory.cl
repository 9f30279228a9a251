// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory: LDS, scratch, global variables, constants.

#define ID                                                                     \
  (__builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +   \
   __builtin_amdgcn_workitem_id_x())

constant int Primes[16] = {2,  3,  5,  7,  11, 13, 17, 19,
                           23, 29, 31, 37, 41, 43, 47, 53};
constant float Waves[4] = {0.5f, 1.25f, -2.0f, 3.75f};
constant char Text[] = "some text that is long enough";

kernel void table(global int *out) { out[ID] = Primes[ID & 15]; }

kernel void two_tables(global float *out) {
  out[ID] = Waves[ID & 3] * Primes[ID & 7];
}

kernel void text(global char *out) { out[ID] = Text[ID % sizeof(Text)]; }

kernel void lds(global int *out) {
  local int shared[256];
  const int l = __builtin_amdgcn_workitem_id_x();
  shared[l] = out[ID];
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  out[ID] = shared[255 - l];
}

kernel void lds_argument(global int *out, local int *shared) {
  const int l = __builtin_amdgcn_workitem_id_x();
  shared[l] = ID;
  __builtin_amdgcn_s_barrier();
  out[ID] = shared[l ^ 1];
}

kernel void scratch(global int *out, int n) {
  int local_array[32];
  for (int i = 0; i < 32; ++i)
    local_array[i] = i * n;
  out[ID] = local_array[ID & 31] + local_array[n & 31];
}

kernel void deep_scratch(global int *out, int n) {
  volatile int a[600];
  a[n] = ID;
  out[ID] = a[ID];
}

kernel void doubles(global double *out, double x) { out[ID] = out[ID] * x + 0.1; }

kernel void generic_pointer(global int *out, int n) {
  local int shared[4];
  generic int *p = n ? (generic int *)shared : (generic int *)out;
  *p = n;
  out[1] = *p;
}

kernel void unaligned(global char *out, long v) {
  __builtin_memcpy(out + 1 + ID, (const void *)&v, 8);
}
