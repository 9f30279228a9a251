## The warnings also apply to LLVM's syntax. Numbers in hexadecimal state bits
## there, too.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Wconstants %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.dialect llvm
# CHECK: [[#@LINE+2]]:19: warning: v_mul_f32 reads the integer 2 as the float 2.8e-45 [-Wconstants]
# CHECK: note: write 2.0
    v_mul_f32 v8, 2, v8
    v_mul_f32 v8, 2.0, v8
    v_mul_f32 v8, 0x2, v8
    v_mul_f32 v8, 0x3fc00000, v8
    s_endpgm
