## A move of a register to itself keeps the address that the hardware may read
## again. LLVM inserts such moves before v_permlane16 after it has inserted waits.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1250 --format=rawcode -Wno-all -Wwaitcnt -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
        buffer_load_b32 v21, v29, s[16:19], null offen offset:8
        v_mov_b32 v29, v29
# CHECK: :[[#@LINE+1]]:{{[0-9]+}}: warning: v29 is written here, but the access that reads it may not have completed
        v_mov_b32 v29, v30
        s_endpgm
