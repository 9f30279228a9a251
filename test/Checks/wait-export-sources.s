## Sources that an export does not read are not in use.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1030 --format=rawcode -filetype=null --defsym COMPR=1 %s 2>&1 | FileCheck %s
# CHECK-NOT: warning:
.ifdef COMPR
        exp pos0 v1, v1, v2, v2 compr
.else
        exp pos0 v1, v2, off, off
.endif
        v_mov_b32 v0, 0
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: warning: v2 is written here, but the access that reads it
        v_mov_b32 v2, 0
        s_endpgm
