# .for sets its symbol before it evaluates the condition, even if the condition is faulty.
# RUN: split-file %s %t && cd %t
# RUN: clrxasm -b raw ok.s -o ok.bin && od -An -tx1 -v ok.bin | FileCheck ok.s
# RUN: not clrxasm -b raw err.s -o err.bin 2>&1 | FileCheck err.s --implicit-check-not=error:

#--- ok.s
# CHECK: 00 01 02
k = %v5
        .for k=0, k<2, k+1
        .byte k
        .endr
        .byte k

#--- err.s
# CHECK: :[[#@LINE+1]]:20: error:
        .for k=0,k<,k+1
        .byte k
        .endr
