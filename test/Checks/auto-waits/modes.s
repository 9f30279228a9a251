# Only automatic parts get waits. `.waits pop` restores the former mode, also
# after a macro. Accesses and waits of manual parts count.
# RUN: clrx-mc -w -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
.macro load reg
  .waits manual
    s_load_dword \reg, s[0:1], 0
    s_mov_b32 s8, \reg
  .waits pop
.endm
    s_load_dword s4, s[0:1], 0
    s_mov_b32 s5, s4
.waits auto
    load s6
    s_mov_b32 s7, s6
    s_endpgm

# CHECK:      s_load_dword s4
# CHECK-NEXT: s_mov_b32 s5, s4
# CHECK-NEXT: s_load_dword s6
# CHECK-NEXT: s_mov_b32 s8, s6
# CHECK-NEXT: s_waitcnt lgkmcnt(0)
# CHECK-NEXT: s_mov_b32 s7, s6
