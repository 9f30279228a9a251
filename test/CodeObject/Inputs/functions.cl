// Functions, local and hidden, that call each other, constants, variables that
// point to others, LDS, and a function that the loader may find elsewhere.

__constant int table[64] = {1, 2, 3, 4, 5, 6, 7, 8};
__global int variable = 7;
__global int zeros[100];
__global int *pointer = &variable;
__attribute__((weak, visibility("default"))) int elsewhere(int);

__attribute__((noinline)) int hidden(int x) { return x * 3 + table[x & 63]; }

__attribute__((noinline)) static int local_function(int x) {
  return x * 5 + zeros[x & 63];
}

__attribute__((noinline)) int caller(int x, __global int *p) {
  return hidden(x) + p[3] + local_function(x) + *pointer;
}

__kernel void exchange(__global int *p, __local int *l) {
  __local int z[32];
  int i = __builtin_amdgcn_workitem_id_x();
  z[i & 31] = i;
  l[i] = p[i];
  __builtin_amdgcn_s_barrier();
  p[i] = caller(l[i ^ 1], p) + z[(i + 3) & 31] + variable;
  *p = elsewhere(i);
}

__kernel void add(__global float *p) { p[0] = p[1] + 2; }
