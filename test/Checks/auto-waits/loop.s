# A wait for a load before a loop stands before the loop. It follows the branch
# around the loop, and precedes the label of the loop.
# RUN: clrx-mc --auto-waits -filetype=asm %s | FileCheck %s

.rawcode
.gpu gfx900
    buffer_load_dword v0, v1, s[8:11], 0 offen
    s_cbranch_scc0 end
loop:
    v_add_f32 v2, v0, v2
    s_add_u32 s0, s0, 1
    s_cmp_lt_u32 s0, s1
    s_cbranch_scc1 loop
end:
    s_endpgm

# CHECK:      s_cbranch_scc0 end
# CHECK-NEXT: s_waitcnt vmcnt(0)
# CHECK-NEXT: loop:
# CHECK-NEXT: v_add_f32_e32 v2, v0, v2
