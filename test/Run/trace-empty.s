# A warning says that the options of the trace select nothing. -w turns it off.
# RUN: clrx-run %s -trace-wave=3:1 2>&1 | FileCheck %s --implicit-check-not=wg
# RUN: clrx-run %s -trace-register=s7 2>&1 | FileCheck %s --implicit-check-not=wg
# RUN: clrx-run %s -trace-wave=1 -w 2>&1 | count 0
# RUN: clrx-run %s -trace-wave=0 2>&1 | FileCheck %s --check-prefix=GOOD
# CHECK: clrx-run: warning: the trace is empty: its options select no instruction that was executed
# GOOD-NOT: warning:
.rawcode
.gpu gfx900
        s_mov_b32 s4, 17
        s_endpgm
