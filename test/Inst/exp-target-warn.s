# Letters, digits, '_' and '.' after the number of an export target are ignored,
# up to 19 characters in total.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2> %t.err && FileCheck %s < %t.err
# RUN: od -An -v -tx4 -w8 %t | FileCheck %s --check-prefix=WORDS
# RUN: not clrxasm -Wno-all -b raw -g Tonga --defsym=err=1 -o %t %s 2>&1 | FileCheck %s --check-prefix=ERR

exp param24_e64, v1, v2, v3, v4
# CHECK: :[[#@LINE-1]]:12: warning: '_e64' after the number is ignored
# WORDS: c400038f 04030201
exp MRT3.z, v1, v2, v3, v4
# CHECK: :[[#@LINE-1]]:9: warning: '.z' after the number is ignored
# WORDS-NEXT: c400003f 04030201
exp pos3xxxxxxxxxxxxxxx, v1, v2, v3, v4
# CHECK: :[[#@LINE-1]]:9: warning: 'xxxxxxxxxxxxxxx' after the number is ignored
# WORDS-NEXT: c40000ff 04030201
# WORDS-NOT: {{.}}

.ifdef err
exp pos3xxxxxxxxxxxxxxxx, v1, v2, v3, v4
# ERR: :[[#@LINE-1]]:5: error: expected an export target
exp mrtz.5, v1, v2, v3, v4
# ERR: :[[#@LINE-1]]:5: error: expected an export target
exp mrt8x, v1, v2, v3, v4
# ERR: :[[#@LINE-1]]:5: error: number of mrt is out of range (0 to 7)
exp mrt3$, v1, v2, v3, v4
# ERR: :[[#@LINE-1]]:9: error: expected ',' before the next operand
.endif
