# The caret stands at the faulty token, and the token is underlined: a name with its
# scope, a number, a string, a register range, a pseudo-op.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --strict-whitespace --match-full-lines
        .byte 0x1ff+1
#      CHECK:        .byte 0x1ff+1
# CHECK-NEXT:              ^~~~~
        s_mov_b64 s[1 : 2], s[2:3]
#      CHECK:        s_mov_b64 s[1 : 2], s[2:3]
# CHECK-NEXT:                  ^~~~~~~~
        .include "no\"file" # comment
#      CHECK:        .include "no\"file" # comment
# CHECK-NEXT:                 ^~~~~~~~~~
	.bite	1
#      CHECK:        .bite   1
# CHECK-NEXT:        ^~~~~
        .byte (1+2
#      CHECK:        .byte (1+2
# CHECK-NEXT:                  ^
        .byte 1 ~ 2
#      CHECK:        .byte 1 ~ 2
# CHECK-NEXT:                ^
        .ascii "ä", größe
#      CHECK:        .ascii "ä", größe
# CHECK-NEXT:                    ^~
        .int a::b::c + 1
#      CHECK:        .int a::b::c + 1
# CHECK-NEXT:             ^~~~~~~
