# The note of an undefined value names its origin: a register that nothing has
# written, memory, or memory in which the program has stored such a register.
# RUN: not clrx-run -w %s -lds=64 -vgpr=0:u32:0 -vgpr=1:u32:32 -buffer=4:undef:64 2>&1 | FileCheck %s
# CHECK:      :[[#@LINE+19]]:9: error: an address has undefined bits
# CHECK:      the register is v4{{$}}
# CHECK-NEXT: :[[#@LINE+14]]:9: note: the undefined value is loaded here, from byte 0x0 of LDS
# CHECK:      :[[#@LINE+21]]:9: error: a branch depends on an undefined bit
# CHECK:      scc has undefined bits; no instruction has written v9
# CHECK:      :[[#@LINE+25]]:9: error: an address has undefined bits
# CHECK:      the register is v6; no instruction has written v10
# CHECK:      :[[#@LINE+29]]:9: error: a branch depends on an undefined bit
# CHECK:      scc has undefined bits{{$}}
# CHECK-NEXT: :[[#@LINE+24]]:9: note: the undefined value is loaded here, from byte 0x8 of buffer 4
.rawcode
.gpu gfx900
        v_mov_b32 v2, 3
        s_mov_b64 exec, 1

# Loaded from LDS and shifted
        ds_read_b32 v3, v0
        s_waitcnt lgkmcnt(0)
        v_lshlrev_b32 v4, 2, v3
        ds_read_b32 v5, v4

# Copied from a register without a value
        v_readfirstlane_b32 s8, v9
        s_cmp_eq_u32 s8, 1
        s_cbranch_scc1 stored
stored:
# Stored in LDS and loaded again
        ds_write_b32 v1, v10
        ds_read_b32 v6, v1
        s_waitcnt lgkmcnt(0)
        ds_read_b32 v7, v6

# Loaded by a scalar load
        s_load_dword s9, s[4:5], 8
        s_waitcnt lgkmcnt(0)
        s_cmp_lg_u32 s9, 0
        s_cbranch_scc1 end
end:
        s_endpgm
