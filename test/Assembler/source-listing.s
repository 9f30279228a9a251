## A listing shows each line with its words, and expanded lines after their statement.
# RUN: rm -rf %t && split-file %s %t
# RUN: clrx-mc --listing -I %t %t/main.s | FileCheck --match-full-lines --strict-whitespace %s
## The listing can be written beside an object, whose bytes do not change.
# RUN: clrx-mc -filetype=obj --listing=%t/l -I %t %t/main.s -o %t/with
# RUN: clrx-mc -filetype=obj -I %t %t/main.s -o %t/without
# RUN: cmp %t/with %t/without
# RUN: FileCheck --match-full-lines --strict-whitespace %s < %t/l
## The report of the kernels follows the listing.
# RUN: clrx-mc --report -I %t %t/main.s > %t/report
# RUN: sed '1,/^# report$/d' %t/l | diff - %t/report
## After an error there is no listing.
# RUN: not clrx-mc -filetype=null --listing=%t/none -D WRONG -I %t %t/main.s 2>&1
# RUN: not ls %t/none

#      CHECK:# file {{.*}}main.s
# CHECK-NEXT:                                1    .rawcode
# CHECK-NEXT:                                2    .gpu tonga
# CHECK-NEXT:                                3    .include "inc.inc"
# CHECK-NEXT:# file {{.*}}inc.inc
# CHECK-NEXT:                                1    ## The lines of an include.
# CHECK-NEXT:                                2    .macro twice a
# CHECK-NEXT:                                3    v_add_f32 \a, \a, \a
# CHECK-NEXT:                                4    s_nop 1 ; s_nop 2
# CHECK-NEXT:                                5    .endm
# CHECK-NEXT:# section .text
# CHECK-NEXT:00000000 be810085               6    s_mov_b32 s1, 5
# CHECK-NEXT:                                7    ## The end of the include.
# CHECK-NEXT:# file {{.*}}main.s
# CHECK-NEXT:00000004 be8000ff 12345678      4    start: s_mov_b32 s0, 0x12345678
# CHECK-NEXT:                                5    .rept 2
# CHECK-NEXT:                                6+1  twice v3
# CHECK-NEXT:0000000c 02060703               3+2  v_add_f32 v3, v3, v3
# CHECK-NEXT:00000010 bf800001               4+2  s_nop 1 ; s_nop 2
# CHECK-NEXT:00000014 bf800002
# CHECK-NEXT:                                6+1  twice v3
# CHECK-NEXT:00000018 02060703               3+2  v_add_f32 v3, v3, v3
# CHECK-NEXT:0000001c bf800001               4+2  s_nop 1 ; s_nop 2
# CHECK-NEXT:00000020 bf800002
# CHECK-NEXT:                                6    twice v3
# CHECK-NEXT:                                7    .endr
# CHECK-NEXT:00000024 01020304 05060708      8    .byte 1,2,3,4,5,6,7,8,9,10,11,12
# CHECK-NEXT:0000002c 090a0b0c
# CHECK-NEXT:00000030 bf820000               9    s_branch end
# CHECK-NEXT:00000034 bf810000              10    end: s_endpgm
# CHECK-NEXT:                               11    .ifdef WRONG
# CHECK-NEXT:                               12    .error "wrong"
# CHECK-NEXT:                               13    .endif
# CHECK-NEXT:# report

#--- inc.inc
## The lines of an include.
.macro twice a
v_add_f32 \a, \a, \a
s_nop 1 ; s_nop 2
.endm
s_mov_b32 s1, 5
## The end of the include.
#--- main.s
.rawcode
.gpu tonga
.include "inc.inc"
start: s_mov_b32 s0, 0x12345678
.rept 2
twice v3
.endr
.byte 1,2,3,4,5,6,7,8,9,10,11,12
s_branch end
end: s_endpgm
.ifdef WRONG
.error "wrong"
.endif
