# The blocks of a graph contain their instructions: one statement on each line, with the
# arguments of macros, without comments. Special characters of Graphviz's labels are escaped.

# RUN: clrx-mc --cfg=dot --format=rawcode -mcpu=gfx900 -w %s | FileCheck %s
# CHECK:      B0 [label="lines [[@LINE+13]] to [[@LINE+13]], offset 0x0\n1 instructions, {{.*}} VGPRs\ns_cbranch_scc0 skip\l", style=bold];
# CHECK-NEXT: B1 [label="lines [[@LINE+13]] to [[@LINE+16]], offset 0x4\n8 instructions,
# CHECK-SAME: VGPRs\ns_nop '\\n'\ls_nop 7&amp;1\lv_add_f32 v3, v1, v2\lv_mul_f32 v0, v0, v0\l
# CHECK-SAME: s_nop 8//2\ls_sleep 1\ls_sleep 1\ls_nop 2 +1\l"];

# A long block has its first and its last instructions.
# RUN: clrx-mc --cfg=dot --format=rawcode -mcpu=gfx900 -w -Dlong=1 %s | FileCheck %s --check-prefix=LONG
# LONG: label="skip\nlines {{.*}}\n101 instructions,
# LONG-SAME: VGPRs\ns_nop 3\ls_nop 3\l{{.*}}\l... 61 more\ls_nop 3\l{{.*}}s_nop 3\ls_endpgm\l"];

.macro m x
    v_add_f32	v\x,  v1, v2  ; v_mul_f32 v0, v0, v0 # both
.endm
    s_cbranch_scc0 skip             # "comment"
    s_nop '\n'; s_nop 7&1 /* a;b */
    m 3
    s_nop 8//2; .rept 2; s_sleep 1; .endr
    s_nop 2 /* inside */ +1
skip:
.ifdef long
long:
    .rept 100
    s_nop 3
    .endr
.endif
    s_endpgm
