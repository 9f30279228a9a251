# A comparison that writes EXEC reports undefined bits, and names their source.

# RUN: not clrx-run --format=rawcode -mcpu=gfx900 -vgpr=1:u32:1 %s 2>&1 | FileCheck %s

# CHECK: undefined-exec.s:[[#@LINE+2]]:1: error: exec is written with undefined bits [-Cundef]
# CHECK: v2 has undefined bits
v_cmpx_eq_u32 vcc, v1, v2
s_endpgm
