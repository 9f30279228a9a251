# The error says whether the branch or its target is unaligned.

# RUN: not clrx-mc --format=rawcode -mcpu=tonga --no-warn %s 2>&1 | FileCheck %s --implicit-check-not=error:

s_branch later
# CHECK: :[[#@LINE-1]]:10: error: branch target is not aligned to 4 bytes: write '.align 4' before it
.byte 1
later:
.align 4
finish:
.byte 1
s_branch finish
# CHECK: :[[#@LINE-1]]:10: error: the branch is not aligned to 4 bytes: write '.align 4' before it
