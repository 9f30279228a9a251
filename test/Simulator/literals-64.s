# A literal of a 64-bit integer operand is extended by its sign if the operand
# is signed, and by zeros otherwise.

# RUN: clrx-run --format=rawcode -mcpu=gfx900 -print=s[0:7]:x64 %s | FileCheck %s --match-full-lines

s_mov_b64 s[0:1], 0xffffffff
s_or_b64 s[2:3], 0, 0x80000000
s_ashr_i64 s[4:5], 0x80000000, 4
s_lshr_b64 s[6:7], 0x80000000, 4
# CHECK: s[0:7]: 0x00000000ffffffff 0x0000000080000000 0xfffffffff8000000 0x0000000008000000
s_endpgm
