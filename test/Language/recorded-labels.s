# In front of what recording and skipping count stand labels of any text that
# substitution makes labels of; any text may follow the name of a pseudo-op.
# The bytes are the reference's.
# RUN: clrxasm -b raw -o %t %s
# RUN: od -An -v -tx1 -w40 %t | FileCheck %s
# CHECK: 01 01 01 01 01 01 02 02 02 02 02 02 03 03 03 03 03 03 04 05 05 06 07

# Names put together, several of them, a number.
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

# Before the end of the body, too, and behind the name.
.irpc x, "abc"
.rept\() 2
.byte 3
e\x: .endr\()
.endr

# Macros.
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

# Skipped branches and bodies.
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
