# The reference accepts '?' without ':' in parentheses if ':' follows them. No
# alternative is chosen then: the operands remain, and the last one is the value.
# The words are those of the reference.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --check-prefix=WARN --implicit-check-not=warning:
# RUN: od -An -v -tx4 -w4 %t | FileCheck %s
# RUN: not clrxasm -b raw -g Tonga -D err=1 -o %t %s 2>&1 | FileCheck %s --check-prefix=ERR --implicit-check-not=error:
s_mov_b64 s[(1 == 1 ? 12)  :13], s[2:3]
# WARN: :[[#@LINE-1]]:21: warning: '?' without ':' is ignored, and so is its condition
# WARN: :[[#@LINE-2]]:21: note: write the second value before ')', as in '(condition ? value : value)'
# CHECK: be8c0102
s_mov_b64 s[(0 ? 0xc+0):0b1101], s[2:3]
# WARN: :[[#@LINE-1]]:16: warning: '?' without ':'
# CHECK-NEXT: be8c0102
s_mov_b64 s[((1 ? 12) ) :13], s[2:3]
# WARN: :[[#@LINE-1]]:17: warning: '?' without ':'
# CHECK-NEXT: be8c0102
v_mov_b32 v[5*(3 ? 7):21], v0
# WARN: :[[#@LINE-1]]:18: warning: '?' without ':'
# CHECK-NEXT: 7e2a0300
v_mov_b32 v[(5 ? 12 : 6 ? 4):6], v0
# WARN: :[[#@LINE-1]]:25: warning: '?' without ':'
# CHECK-NEXT: 7e0c0300
v_mov_b32 v[(2 ? 7+(5 ? 12) : 7):17], v0
# WARN: :[[#@LINE-1]]:23: warning: '?' without ':'
# CHECK-NEXT: 7e220300

.ifdef err
s_mov_b64 s[(1 ? 12)], s[2:3]
# ERR: :[[#@LINE-1]]:20: error: expected ':' for '?' before ')'
s_mov_b64 s[(1 ? 8)+4:13], s[2:3]
# ERR: :[[#@LINE-1]]:19: error: expected ':' for '?' before ')'
s_mov_b64 s[((1 ? 12) :13)], s[2:3]
# ERR: :[[#@LINE-1]]:23: error: expected ')' or operator
s_mov_b64 s[(1 ? 12)::x], s[2:3]
# ERR: :[[#@LINE-1]]:20: error: expected ':' for '?' before ')'
.endif
