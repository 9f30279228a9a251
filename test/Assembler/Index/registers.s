# Register symbols and register variables have kinds of their own.

# RUN: clrx-check-index %s | FileCheck %s

base = %v[4:7]
# CHECK:      registers.s:[[#@LINE-1]]:1+4: write of register symbol base
    v_mov_b32 v0, base[1]
# CHECK-NEXT: registers.s:[[#@LINE-1]]:19+4: reference of register symbol base
.regvar item:v, wide:s:2
# CHECK-NEXT: registers.s:[[#@LINE-1]]:9+4: definition of variable item
# CHECK-NEXT: registers.s:[[#@LINE-2]]:17+4: definition of variable wide
    v_mov_b32 item, wide[1]
# CHECK-NEXT: registers.s:[[#@LINE-1]]:15+4: reference of variable item
# CHECK-NEXT: registers.s:[[#@LINE-2]]:21+4: reference of variable wide
