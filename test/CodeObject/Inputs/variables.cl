// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables of the program, and pointers to functions.

#define ID                                                                     \
  (__builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +   \
   __builtin_amdgcn_workitem_id_x())

#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
global int Counter = 5;
global int Zeros[100];
global long *global Place = 0;
static global int Hidden = 3;
constant int Numbers[3] = {4, 5, 6};
constant int *constant Pointer = &Numbers[1];

int add_one(int x) { return x + 1; }
int add_two(int x) { return x + 2; }
typedef int (*Function)(int);
constant Function Functions[2] = {add_one, add_two};

kernel void counts(global int *out) { out[ID] = Counter + Zeros[ID]; }
kernel void changes(int n) {
  Counter = n;
  Zeros[n] = Hidden;
  Hidden = n;
}
kernel void follows(global int *out) { out[ID] = *Pointer; }
kernel void stores_place(global long *out) { Place = out; }
kernel void calls_pointer(global int *out, int n) {
  out[ID] = Functions[n & 1](n);
}
