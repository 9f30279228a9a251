// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of OpenCL C that public kernels call, for GPUs and for the
// host. No library is linked.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define BUILTIN __attribute__((overloadable, always_inline))

#ifdef __AMDGCN__

// The dispatch packet: the work-group size begins at byte 4, the grid at
// byte 12.
static inline __constant uchar *getPacket(void) {
  return (__constant uchar *)__builtin_amdgcn_dispatch_ptr();
}
BUILTIN size_t get_local_size(uint D) {
  return *(__constant ushort *)(getPacket() + 4 + 2 * D);
}
BUILTIN size_t get_global_size(uint D) {
  return *(__constant uint *)(getPacket() + 12 + 4 * D);
}
BUILTIN size_t get_local_id(uint D) {
  return D == 0   ? __builtin_amdgcn_workitem_id_x()
         : D == 1 ? __builtin_amdgcn_workitem_id_y()
                  : __builtin_amdgcn_workitem_id_z();
}
BUILTIN size_t get_group_id(uint D) {
  return D == 0   ? __builtin_amdgcn_workgroup_id_x()
         : D == 1 ? __builtin_amdgcn_workgroup_id_y()
                  : __builtin_amdgcn_workgroup_id_z();
}
BUILTIN void mem_fence(cl_mem_fence_flags Flags) {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
}
BUILTIN void barrier(cl_mem_fence_flags Flags) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

#define DEFINE_ATOMIC(SPACE)                                                   \
  BUILTIN uint atomic_inc(volatile SPACE uint *P) {                            \
    return __scoped_atomic_fetch_add(P, 1u, __ATOMIC_RELAXED,                  \
                                     __MEMORY_SCOPE_DEVICE);                   \
  }
BUILTIN uint atomic_cmpxchg(volatile __global uint *P, uint Old, uint New) {
  __scoped_atomic_compare_exchange_n(P, &Old, New, false, __ATOMIC_RELAXED,
                                     __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  return Old;
}
DEFINE_ATOMIC(__global)
DEFINE_ATOMIC(__local)

// RandomX's kernels improve this approximation.
BUILTIN double rsqrt(double X) { return __builtin_amdgcn_rsq(X); }

// cl_amd_media_ops
BUILTIN uint amd_bitalign(uint X, uint Y, uint Z) {
  return __builtin_amdgcn_alignbit(X, Y, Z);
}
BUILTIN uint2 amd_bitalign(uint2 X, uint2 Y, uint2 Z) {
  return (uint2)(amd_bitalign(X.x, Y.x, Z.x), amd_bitalign(X.y, Y.y, Z.y));
}

#else

// host_main.h has these functions.
size_t hostGlobalSize(uint D);
size_t hostLocalSize(uint D);
size_t hostGroupId(uint D);
size_t hostLocalId(uint D);
void hostBarrier(void);
__global void *hostBuffer(uint I);
__local void *hostLocal(uint I);

BUILTIN size_t get_local_size(uint D) { return hostLocalSize(D); }
BUILTIN size_t get_global_size(uint D) { return hostGlobalSize(D); }
BUILTIN size_t get_local_id(uint D) { return hostLocalId(D); }
BUILTIN size_t get_group_id(uint D) { return hostGroupId(D); }
BUILTIN void barrier(cl_mem_fence_flags Flags) { hostBarrier(); }

// One work-item runs at a time.
BUILTIN uint atom_inc(volatile __local uint *P) { return (*P)++; }
BUILTIN int atom_add(volatile __global int *P, int V) {
  const int Old = *P;
  *P += V;
  return Old;
}

#define DEFINE_FLOAT(T)                                                        \
  BUILTIN T fabs(T X) { return __builtin_elementwise_abs(X); }                 \
  BUILTIN T exp(T X) { return __builtin_elementwise_exp(X); }                  \
  BUILTIN T log(T X) { return __builtin_elementwise_log(X); }                  \
  BUILTIN T sqrt(T X) { return __builtin_elementwise_sqrt(X); }                \
  BUILTIN T sin(T X) { return __builtin_elementwise_sin(X); }                  \
  BUILTIN T cos(T X) { return __builtin_elementwise_cos(X); }                  \
  BUILTIN T pow(T X, T Y) { return __builtin_elementwise_pow(X, Y); }          \
  BUILTIN T hypot(T X, T Y) { return sqrt(X * X + Y * Y); }                    \
  BUILTIN T mad(T X, T Y, T Z) { return X * Y + Z; }
DEFINE_FLOAT(float)
DEFINE_FLOAT(float4)
DEFINE_FLOAT(double)
DEFINE_FLOAT(double4)
#define DEFINE_NATIVE(T)                                                       \
  BUILTIN T native_sin(T X) { return sin(X); }                                 \
  BUILTIN T native_cos(T X) { return cos(X); }
DEFINE_NATIVE(float)
DEFINE_NATIVE(float4)

#define DEFINE_CONVERT(TO, FROM)                                               \
  BUILTIN TO convert_##TO(FROM X) { return __builtin_convertvector(X, TO); }
DEFINE_CONVERT(int4, uchar4)
DEFINE_CONVERT(int4, uint4)
DEFINE_CONVERT(uint4, uchar4)
DEFINE_CONVERT(uchar4, int4)
DEFINE_CONVERT(uchar4, float4)
DEFINE_CONVERT(float4, uchar4)
DEFINE_CONVERT(float4, int4)
DEFINE_CONVERT(float4, uint4)
DEFINE_CONVERT(double4, uint4)
BUILTIN uchar4 convert_uchar4_sat(float4 X) {
  X = __builtin_elementwise_max(X, (float4)(0));
  return convert_uchar4(__builtin_elementwise_min(X, (float4)(255)));
}

#endif

BUILTIN size_t get_global_id(uint D) {
  return get_group_id(D) * get_local_size(D) + get_local_id(D);
}
BUILTIN size_t get_num_groups(uint D) {
  return (get_global_size(D) + get_local_size(D) - 1) / get_local_size(D);
}

// Functions of integers, for each number of elements. B: the number of bits.
#define FOR_SIZES(DEFINE, T, B)                                                \
  DEFINE(T, B)                                                                 \
  DEFINE(T##2, B) DEFINE(T##3, B) DEFINE(T##4, B) DEFINE(T##8, B)
#define FOR_INTEGERS(DEFINE)                                                   \
  FOR_SIZES(DEFINE, int, 32)                                                   \
  FOR_SIZES(DEFINE, uint, 32)                                                  \
  FOR_SIZES(DEFINE, long, 64)                                                  \
  FOR_SIZES(DEFINE, ulong, 64)
#define DEFINE_INTEGER(T, B)                                                   \
  BUILTIN T bitselect(T X, T Y, T Z) { return (X & ~Z) | (Y & Z); }            \
  BUILTIN T min(T X, T Y) { return X < Y ? X : Y; }                            \
  BUILTIN T max(T X, T Y) { return X > Y ? X : Y; }
FOR_INTEGERS(DEFINE_INTEGER)
#define DEFINE_ROTATE(T, B)                                                    \
  BUILTIN T rotate(T X, T Y) {                                                 \
    return X << (Y & (T)(B - 1)) | X >> (-Y & (T)(B - 1));                     \
  }
FOR_SIZES(DEFINE_ROTATE, uint, 32)
FOR_SIZES(DEFINE_ROTATE, ulong, 64)
BUILTIN int select(int X, int Y, int Z) { return Z ? Y : X; }
BUILTIN uint clz(uint X) { return X ? __builtin_clz(X) : 32; }
BUILTIN ulong clz(ulong X) { return X ? __builtin_clzl(X) : 64; }
BUILTIN long mul_hi(long X, long Y) { return (__int128)X * Y >> 64; }
BUILTIN ulong mul_hi(ulong X, ulong Y) {
  return (unsigned __int128)X * Y >> 64;
}
BUILTIN double fma(double X, double Y, double Z) {
  return __builtin_elementwise_fma(X, Y, Z);
}
// A double holds every int.
BUILTIN double convert_double_rtn(int X) { return X; }
