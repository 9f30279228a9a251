# After @ a register variable is an ordinary symbol.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
.regvar a:s:2, b:v
s_mov_b64 s[0:1], @a
# CHECK-DAG: :[[#@LINE-1]]:20: error: unresolved symbol 'a'
s_mov_b64 @a, s[0:1]
# CHECK-DAG: :[[#@LINE-1]]:11: error:
v_mov_b32 v0, @b
# CHECK-DAG: :[[#@LINE-1]]:16: error: unresolved symbol 'b'
