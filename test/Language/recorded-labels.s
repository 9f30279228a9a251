# Recording and skipping accept any text that substitution may turn into labels in
# front of a block's pseudo-op, and any text after the name of the pseudo-op. The
# bytes are the reference's.
# RUN: clrxasm -b raw -o %t %s
# RUN: od -An -v -tx1 -w40 %t | FileCheck %s
# CHECK: 01 01 01 01 01 01 02 02 02 02 02 02 03 03 03 03 03 03 04 05 05 06 07

# Labels with composed names, several labels, and a number as a label.
.irpc x, "abc"
\x\()loop\x: .rept 2
.byte 1
.endr
.endr
.irpc x, "abc"
p\x : q\x: 1\(): .rept 2
.byte 2
.endr
.endr

# Labels before the end of the body, and text after the name.
.irpc x, "abc"
.rept\() 2
.byte 3
e\x: .endr\()
.endr

# The same for macros.
.macro outer x
m\x\()\@: .macro inner\x
.byte 4
.endm
.endm
outer a
innera
.macro two x
.rept 2
.byte 5
t\x: 9\x: .endr
.endm
two 1

# The same for skipped branches and bodies.
.if 0
\x\@: .if 1
.byte 99
s\x: .else
.byte 99
\(): .endif
.rept 2
.byte 99
1a\x: .endr
\: .macro m
r: \y: .endm
.else
.byte 6
.endif
.rept 0
\x: .rept 1
.byte 99
\x: .endr
.endr
.byte 7
