// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow, and communication between work-items.

#define ID                                                                     \
  (__builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +   \
   __builtin_amdgcn_workitem_id_x())

kernel void branches(global int *out, int n) {
  if (n > 5)
    out[ID] = 1;
  else if (out[ID] & 1)
    out[ID] = n;
}
kernel void loops(global int *out, int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i)
    sum += out[i] * i;
  out[ID] = sum;
}
kernel void diverging_loops(global int *out) {
  int sum = 0;
  for (int i = 0; i < out[ID]; ++i)
    for (int j = i; j > 0; j /= 2)
      sum ^= j;
  out[ID] = sum;
}
kernel void switches(global int *out, int n) {
  switch (out[ID]) {
  case 0: out[ID] = 7; break;
  case 1: out[ID] = n; break;
  case 5: out[ID] = n * n; break;
  case 9: out[ID] = -n; // Goes on.
  default: out[ID] += 2;
  }
}
kernel void atomics(global int *out) {
  __atomic_fetch_add(out, 1, __ATOMIC_RELAXED);
}
kernel void exchanges(volatile global int *out) {
  out[ID] = __atomic_exchange_n(out, ID, __ATOMIC_SEQ_CST);
}
kernel void local_atomics(global int *out) {
  local int sum;
  if (__builtin_amdgcn_workitem_id_x() == 0)
    sum = 0;
  __builtin_amdgcn_s_barrier();
  __atomic_fetch_add(&sum, ID, __ATOMIC_RELAXED);
  __builtin_amdgcn_s_barrier();
  out[ID] = sum;
}
kernel void fences(global int *out) {
  out[ID] = 1;
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
  out[ID + 1] = 2;
}
kernel void lanes(global int *out) {
  out[ID] = __builtin_amdgcn_readfirstlane(out[ID]) +
            __builtin_amdgcn_ds_bpermute(ID * 4, out[ID]);
}
kernel void long_code(global int *out, int n) {
#pragma unroll
  for (int i = 0; i < 64; ++i)
    out[ID + i * n] = out[i] * (i + 12345678);
}
kernel void infinite(global volatile int *out) {
  while (1)
    out[ID] += 1;
}
kernel void returns(global int *out, int n) {
  if (n == 0)
    return;
  out[ID] = n;
}
