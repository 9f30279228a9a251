# An unknown mnemonic may also be a macro, or a pseudo-op without its dot.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.macro load_block
.endm
load_blok
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'load_blok' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: did you mean 'load_block'?
byte 1
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'byte' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: did you mean '.byte'?
.load_block
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.load_block'
# CHECK: :[[#@LINE-2]]:1: note: did you mean 'load_block'?
v_mov_b32_e65 v0, v1
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'v_mov_b32_e65' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: the suffixes of encodings are _e32, _e64, _sdwa, _dpp
v_mov_b32_e6 v0, v1
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'v_mov_b32_e6' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: did you mean 'v_mov_b32'?
lod_block
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'lod_block' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: did you mean 'load_block'?
