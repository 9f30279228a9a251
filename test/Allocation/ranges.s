## Elements that an operand uses together are consecutive. SGPRs begin at even
## registers, and four and more at multiples of 4. Other elements can be
## anywhere.
# RUN: clrx-mc -filetype=obj --stats %s -o %t 2>&1 | FileCheck %s --check-prefix=STATS
# RUN: clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t | FileCheck %s
.rawcode
.gpu gfx900
.regalloc on
.regvar one:s, pair:s:2, quad:s:4, parts:s:8, vectors:v:4, other:v, address:v
# CHECK:      s_mov_b32 s[[#ONE:]], 1
        s_mov_b32 one, 1
# CHECK-NEXT: s_mov_b64 s[{{[0-9]*[02468]:[0-9]+}}], 2
        s_mov_b64 pair, 2
# CHECK-NEXT: s_load_dwordx4 s[{{(0:3|4:7|8:11)}}]
        s_load_dwordx4 quad, pair, 0x0
        s_waitcnt lgkmcnt(0)
## No operand uses all of parts together, so it never needs 8 consecutive
## registers.
# STATS: {{ }}9 allocation - SGPRs used
# CHECK:      s_mov_b64 s[{{[0-9]*[02468]:[0-9]+}}], s[
        s_mov_b64 parts[2:3], quad[2:3]
        s_mov_b64 parts[6:7], quad[0:1]
# CHECK:      v_mov_b32 v[[#ADDRESS:]], s
        v_mov_b32 address, parts[3]
        v_mov_b32 other, parts[6]
## The elements are written one by one and stored together.
# CHECK:      v_mov_b32 v[[#FIRST:]], 1
# CHECK-NEXT: v_mov_b32 v[[#FIRST+1]], 2
# CHECK-NEXT: v_mov_b32 v[[#FIRST+2]], 3
# CHECK-NEXT: v_mov_b32 v[[#FIRST+3]], 4
        v_mov_b32 vectors[0], 1
        v_mov_b32 vectors[1], 2
        v_mov_b32 vectors[2], 3
        v_mov_b32 vectors[3], 4
# CHECK:      buffer_store_dwordx4 v{{\[}}[[#FIRST]]:[[#FIRST+3]]], v[[#ADDRESS]], s[{{(0:3|4:7|8:11)}}], s[[#ONE]] offen
        buffer_store_dwordx4 vectors, address, quad, one offen
        ds_write_b32 address, other
        s_endpgm
