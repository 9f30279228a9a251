# A branch over exactly 63 words, which GCN 1.5 hardware executes wrongly, draws a warning and keeps
# the reference's bytes.
# RUN: clrx-mc --format=rawcode -mcpu=gfx1010 -filetype=obj %s -o %t 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrxasm -b raw -g gfx1010 %s -o %t.clrxasm 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: cmp %t %t.clrxasm
# RUN: od -An -v -tx4 -w4 %t | grep -c bf82003f | FileCheck %s --check-prefix=DISTANCES
# DISTANCES: 2
# RUN: clrx-mc --format=rawcode -mcpu=gfx900 -filetype=obj %s -o %t 2>&1 | count 0
back:
# CHECK: :[[#@LINE+2]]:10: warning: gfx1010 to gfx1013 mishandle a branch over exactly 63 words
# CHECK: :[[#@LINE+1]]:10: note: put an s_nop after the branch to make the distance 64
s_branch later
s_branch over
.skip 62*4
later:
# CHECK: :[[#@LINE+1]]:1: warning: gfx1010 to gfx1013 mishandle a branch over exactly 63 words
s_branch .+256
s_branch back
# A call over 63 words draws no warning.
s_call_b64 s[0:1], over
.skip 63*4
over:
s_endpgm
