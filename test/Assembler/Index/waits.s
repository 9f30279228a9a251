# A source that is assembled again, to insert waits, has one index.

# RUN: clrx-check-index %s | FileCheck %s
# RUN: clrx-check-index %s | count 2

.gpu tonga; .waits auto
start:
    s_load_dword s0, s[2:3], 0
    s_mov_b32 s1, s0
    s_branch start
# CHECK:      waits.s:7:1+5: definition of label start
# CHECK-NEXT: waits.s:10:14+5: reference of label start
