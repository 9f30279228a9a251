# RUN: clrx-check-printer GCN1.1 %s | FileCheck %s --match-full-lines --implicit-check-not=error
#
# The canonical text of instructions is clrxdisasm's, unless that text does not
# assemble to the same words.

s_load_dword s0, s[2:3], lit(9)
# CHECK: s_load_dword s0, s[2:3], lit(9)
s_load_dword s0, s[2:3], 300
# CHECK-NEXT: s_load_dword s0, s[2:3], 0x12c
s_mov_b64 s[0:1], flat_scratch
# CHECK-NEXT: s_mov_b64 s[0:1], flat_scratch
s_mov_b32 s0, tma_hi
# CHECK-NEXT: s_mov_b32 s0, tma_hi
s_mov_b32 s0, ttmp[11]
# CHECK-NEXT: s_mov_b32 s0, ttmp11
flat_load_dwordx2 v[1:3], v[4:5] tfe slc
# CHECK-NEXT: flat_load_dwordx2 v[1:3], v[4:5] slc tfe
flat_atomic_add v[4:5], v6
# CHECK-NEXT: flat_atomic_add v[4:5], v6
flat_atomic_add v1, v[4:5], v6 glc
# CHECK-NEXT: flat_atomic_add v1, v[4:5], v6 glc
