# Errors for expressions that cannot contain the scratch symbol.
# RUN: not clrxasm -b gallium -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.scratchsym s
.text
s_mov_b32 s0, s & s
# CHECK: :[[#@LINE-1]]:15: error: relocation needs an absolute right operand
s_mov_b32 s0, s - s
# CHECK: :[[#@LINE-1]]:15: error: this label has no address before the end of the source, so it must be part of an address here, not of a number or of an offset in another section
s_mov_b32 s0, s >> 31
# CHECK: :[[#@LINE-1]]:15: error: no relocation gives this part of an address; use '& 0xffffffff' or '% 0x100000000' for the low half, '>> 32' or '/ 0x100000000' for the high one
s_mov_b32 s0, s * 2
# CHECK: :[[#@LINE-1]]:15: error: expression is neither a number nor an offset in one section
s_mov_b32 s0, -s
# CHECK: :[[#@LINE-1]]:15: error: expression is neither a number nor an offset in one section
s_branch s
# CHECK: :[[#@LINE-1]]:10: error: branch target is not in the current section
