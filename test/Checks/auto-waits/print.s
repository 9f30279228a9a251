# --print-waits names the place of the statement next to each insertion, and
# listings mark it.
# RUN: clrx-mc --auto-waits --print-waits -filetype=asm -show-encoding %s 2>&1 | FileCheck %s
# RUN: clrx-mc --auto-waits --listing %s | FileCheck --check-prefix=LISTING %s
# RUN: clrx-mc --auto-waits --line-map=- -filetype=null %s | FileCheck --check-prefix=MAP %s

# CHECK-DAG: print.s:[[#@LINE+6]]:5: before: s_waitcnt lgkmcnt(0)
# CHECK-DAG: s_waitcnt lgkmcnt(0) {{.*}}0xbf]{{.*}}inserted
# LISTING: bf8cc07f s_waitcnt lgkmcnt(0)  # inserted
.rawcode
.gpu gfx900
    s_load_dword s4, s[0:1], 0
    s_mov_b32 s5, s4
    s_endpgm
# MAP: "kind":"instruction","inserted":true,
