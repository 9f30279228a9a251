# A mention with a path is the last component. The other components are mentions of scopes. A name refers to the symbol
# that the language finds.

# RUN: clrx-check-index %s | FileCheck %s

x = 1
# CHECK:      scopes.s:[[#@LINE-1]]:1+1: write of symbol x
.scope a
# CHECK-NEXT: scopes.s:[[#@LINE-1]]:8+1: definition of scope a
    x = 2
# CHECK-NEXT: scopes.s:[[#@LINE-1]]:5+1: write of symbol a::x
    .scope b
# CHECK-NEXT: scopes.s:[[#@LINE-1]]:12+1: definition of scope a::b
        y = x + 10
# CHECK-NEXT: scopes.s:[[#@LINE-1]]:9+1: write of symbol a::b::y
# CHECK-NEXT: scopes.s:[[#@LINE-2]]:13+1: reference of symbol a::x
    .ends
.ends
    .int a::b::y, ::x
# CHECK-NEXT: scopes.s:[[#@LINE-1]]:10+1: reference of scope a
# CHECK-NEXT: scopes.s:[[#@LINE-2]]:13+1: reference of scope a::b
# CHECK-NEXT: scopes.s:[[#@LINE-3]]:16+1: reference of symbol a::b::y
# CHECK-NEXT: scopes.s:[[#@LINE-4]]:21+1: reference of symbol x
.using a
# CHECK-NEXT: scopes.s:[[#@LINE-1]]:8+1: reference of scope a
# CHECK-NEXT: scopes.s:8-18: scope block a
# CHECK-NEXT: scopes.s:12-17: scope block a::b
