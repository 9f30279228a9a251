# The registers of a result may overlap those of a source.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -vgpr=0:u32:1 -vgpr=1:u32:2 -vgpr=3:u32:3 -vgpr=4:u32:4 \
# RUN:   -vgpr=5:u32:5 -print=v[1:5]:x32:2 %s | FileCheck %s --match-full-lines

v_lshlrev_b64 v[1:2], 4, v[0:1]
# CHECK:      v1: 0x00000010 0x00000010
# CHECK-NEXT: v2: 0x00000020 0x00000020
v_mad_u64_u32 v[3:4], vcc, v4, v5, v[4:5]
# CHECK-NEXT: v3: 0x00000018 0x00000018
v_lshlrev_b64 v[4:5], 8, v[4:5]
# CHECK-NEXT: v4: 0x00000500 0x00000500
# CHECK-NEXT: v5: 0x00000500 0x00000500
