# v_accvgpr_read writes its whole destination: the bit that selects a part of the
# destination in VOP3 belongs to op_sel_hi here. So only the SDWA instruction, which
# writes a half of v1, needs a wait state.
# RUN: clrx-mc --dialect=llvm --format=rawcode -mcpu=gfx942 -Wno-all -Whazard \
# RUN:   -filetype=null %s 2>&1 | FileCheck %s
# CHECK-NOT: warning:
# CHECK: [[#@LINE+7]]:{{.*}}: warning: this reads v1, of which a part has just been written: 1 wait state is needed, but there is none [-Whazard]
# CHECK: note: add 's_nop 0' or other instructions
# CHECK-NOT: warning:

v_accvgpr_read_b32 v0, a0
v_mov_b32 v3, v0
v_cvt_f16_f32_sdwa v1, v0 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD
v_add_f32 v2, v1, v0
s_endpgm
