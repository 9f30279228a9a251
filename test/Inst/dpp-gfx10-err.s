# DPP controls that GCN 1.5 lacks, and errors in dpp8.
# RUN: not clrxasm -b raw -g GFX1010 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_mov_b32 v0, v1 wave_shl:1
# CHECK: :[[#@LINE-1]]:18: error: unknown modifier 'wave_shl' for this instruction
# CHECK: :[[#@LINE-2]]:18: note: it exists on GCN1.2, GCN1.4, GCN1.4.1
v_mov_b32 v0, v1 row_bcast:15
# CHECK: :[[#@LINE-1]]:18: error: unknown modifier 'row_bcast' for this instruction
# CHECK: :[[#@LINE-2]]:18: note: it exists on GCN1.2, GCN1.4, GCN1.4.1
v_mov_b32 v0, v1 dpp8:[0,1,2,3,4,5,6]
# CHECK: :[[#@LINE-1]]:37: error: expected ',' before lane 7 of 8
v_mov_b32 v0, -v1 dpp8:[0,1,2,3,4,5,6,7]
# CHECK: :[[#@LINE-1]]:1: error: dpp8 has no operand modifiers
v_mov_b32 v0, v1 dpp8:[0,1,2,3,4,5,6,7] row_shl:1
# CHECK: :[[#@LINE-1]]:18: error: dpp8 excludes other DPP modifiers
