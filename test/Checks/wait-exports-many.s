## No more accesses are in flight than expcnt can count, of all kinds together,
## as in LLVM. A v_mov_b32 of a register to itself, which solves a hazard,
## changes nothing.
# RUN: clrx-mc -mcpu=tahiti --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.macro exports count
.rept \count
        exp             param0, v1, v1, v1, v1
.endr
.endm
        buffer_store_dword v0, v10, s[4:7], 0 offen
        exports         6
        v_mov_b32       v0, v0
# CHECK: [[@LINE+1]]:25: warning: v0 is written here, but the access that reads it may not have completed
        v_mov_b32       v0, 0
        s_waitcnt       expcnt(0)
        buffer_store_dword v0, v10, s[4:7], 0 offen
        exports         7
        v_mov_b32       v0, 0
        s_endpgm
