# Text that the reference silently ignores: lit without parentheses, the start of
# an operand modifier before a constant, and dim without a value.
# RUN: clrxasm -Wno-all -b raw -g GFX1010 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=WORDS
v_mov_b32 v0, lit 3
# CHECK: :[[#@LINE-1]]:15: warning: {{.*}} ignored
# WORDS: 7e000283
v_add_f32 v0, @lit +3, v1
# CHECK: :[[#@LINE-1]]:16: warning: {{.*}} ignored
# WORDS-NEXT: 06000283
s_mov_b32 s0, lit late
# CHECK: :[[#@LINE-1]]:15: warning: {{.*}} ignored
# WORDS-NEXT: be8003ff
# WORDS-NEXT: 00000003
v_mov_b32 v0, abs(-0.0
# CHECK: :[[#@LINE-1]]:19: warning: {{.*}} ignored
# WORDS-NEXT: 7e0002ff
# WORDS-NEXT: 80000000
v_mov_b32 v0, -|5 clamp
# CHECK: :[[#@LINE-1]]:17: warning: {{.*}} ignored
# WORDS-NEXT: d5818000
# WORDS-NEXT: 00000085
v_add_f32 v0, sext( -1.0, v1
# CHECK: :[[#@LINE-1]]:21: warning: {{.*}} ignored
# WORDS-NEXT: 060002f3
image_load v0, v0, s[0:7] dim:1d dim glc
# CHECK: :[[#@LINE-1]]:34: warning: {{.*}} ignored
# WORDS-NEXT: f0002100
# WORDS-NEXT: 00000000
# WORDS-NOT: {{.}}
late = 3
