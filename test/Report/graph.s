# The control flow for Graphviz. A thin edge leads to the block that follows in the code.

# RUN: clrx-mc --cfg=dot --format=rawcode -mcpu=gfx900 %s | FileCheck %s
# CHECK:      digraph "code" {
# CHECK:      B0 [label="lines [[@LINE+16]] to [[@LINE+17]], offset 0x0\n2 instructions, 1 SGPRs, 0 VGPRs\ns_cmp_lg_u32 s0, 0\ls_cbranch_scc0 skip\l", style=bold];
# CHECK-NEXT: B1 [label="loop\nlines [[@LINE+18]] to [[@LINE+20]], offset 0x8\n3 instructions, 1 SGPRs, 0 VGPRs\n{{.*}}"];
# CHECK-NEXT: B2 [label="lines [[@LINE+20]] to [[@LINE+20]], offset 0x14\n1 instructions,
# CHECK-NEXT: B3 [label="skip\nlines [[@LINE+21]] to [[@LINE+21]],
# CHECK-NEXT: B4 [label="fn\n
# CHECK-NEXT: B0 -> B1;
# CHECK-NEXT: B0 -> B3 [style=bold];
# CHECK-NEXT: B1 -> B2;
# CHECK-NEXT: B1 -> B1 [style=bold];
# CHECK-NEXT: B2 -> B3;
# CHECK-NEXT: B2 -> B4 [style=dotted];
# CHECK-NEXT: E4 [label="return", shape=plaintext];
# CHECK-NEXT: B4 -> E4;
# CHECK-NEXT: }
# CHECK-NOT: {{.}}

    s_cmp_lg_u32 s0, 0
    s_cbranch_scc0 skip
loop:
    s_sub_u32 s0, s0, 1
    s_cmp_lg_u32 s0, 0
    s_cbranch_scc1 loop
    s_call_b64 s[2:3], fn
skip:
    s_endpgm
fn:
    s_setpc_b64 s[2:3]
