# Names of instructions on other generations (lib/ISA/Renames.def). The names
# are those of AMD's ISA documents.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc --format=rawcode -mcpu=gcn1.0 gcn10.s 2>&1 | FileCheck gcn10.s
# RUN: not clrx-mc --format=rawcode -mcpu=gcn1.2 gcn12.s 2>&1 | FileCheck gcn12.s
# RUN: not clrx-mc --format=rawcode -mcpu=gcn1.4 gcn14.s 2>&1 | FileCheck gcn14.s
# RUN: not clrx-mc --format=rawcode -mcpu=gcn1.5 gcn15.s 2>&1 | FileCheck gcn15.s

#--- gcn10.s
v_lshlrev_b64 v[0:1], v2, v[4:5]
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'v_lshlrev_b64' on GCN1.0
# CHECK: :[[#@LINE-2]]:1: note: it exists on
# CHECK: :[[#@LINE-3]]:1: note: on GCN1.0 this is 'v_lshl_b64', with the sources swapped
GLOBAL_store_dword v[2:3], v1, off
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.0 this is 'buffer_store_dword', with addr64 and four SGPRs that describe the memory
s_memrealtime s[0:1]
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.0 this is 's_memtime', which counts the clock of the GPU's core
v_fmac_f32_e64 v0, v1, v2
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.0 this is 'v_mac_f32', which rounds twice

#--- gcn12.s
v_add_co_u32 v1, vcc, v2, v3
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.2 this is 'v_add_u32'{{$}}
v_add_nc_u32 v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.2 this is 'v_add_u32', with a carry out, such as vcc, before the sources
v_subbrev_co_u32 v1, vcc, v2, v3, vcc
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.2 this is 'v_subbrev_u32'{{$}}
v_ashr_i32 v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.2 this is 'v_ashrrev_i32', with the sources swapped
buffer_load_dword v1, v[2:3], s[4:7], 0 addr64
# CHECK: :[[#@LINE-1]]:41: error: unknown modifier 'addr64' for this instruction
# CHECK: :[[#@LINE-2]]:41: note: it exists on GCN1.0, GCN1.1
# CHECK: :[[#@LINE-3]]:41: note: 'flat_load_dword' and the other flat_ instructions take 64-bit addresses

#--- gcn14.s
v_add_i32 v1, vcc, v2, v3
# CHECK: :[[#@LINE-1]]:15: error: expected 1 scalar register, found 2
# CHECK: :[[#@LINE-2]]:1: note: on GCN1.4 this is 'v_add_co_u32', with a carry out
v_subb_u32 v1, vcc, v2, v3, vcc
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.4 this is 'v_subb_co_u32'{{$}}
v_add_nc_u32 v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.4 this is 'v_add_u32'{{$}}
v_movreld_b32 v1, v2
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.4 this is 's_set_gpr_idx_on', before a v_mov_b32, and 's_set_gpr_idx_off' after it
# A name of GFX11.
global_load_b96 v[0:2], v[4:5], off
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.4 this is 'global_load_dwordx3'{{$}}
ds_store_2addr_b64 v0, v[2:3], v[4:5]
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.4 this is 'ds_write2_b64'{{$}}
flat_atomic_add_u64 v[0:1], v[2:3]
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.4 this is 'flat_atomic_add_x2'{{$}}

#--- gcn15.s
v_add_u32 v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.5 this is 'v_add_nc_u32', without a carry out, and 'v_add_co_u32' with one
v_addc_co_u32 v1, vcc, v2, v3, vcc
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.5 this is 'v_add_co_ci_u32'{{$}}
v_mad_mixlo_f16 v1, v2, v3, v4
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.5 this is 'v_fma_mixlo_f16', which rounds once
v_add_u16 v1, v2, v3
# CHECK: :[[#@LINE-1]]:1: note: on GCN1.5 this is 'v_add_nc_u16'{{$}}
