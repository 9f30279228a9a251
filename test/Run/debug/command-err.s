# A wrong command has a message and does not end the session.
# RUN: printf "prnt s0\nw\nl s0\nstep x\nstep 0\nstep 1 2\nprint\nprint s0 u7\nprint s0 x64\nprint 0\n\nquit now\nstep\n" | not clrx-run -i %s | FileCheck %s
#      CHECK: clrx-run> prnt s0
# CHECK-NEXT: error: unknown command 'prnt'; did you mean 'print'?
# CHECK-NEXT: clrx-run> w
# CHECK-NEXT: error: 'w' may be watch, where, waves
# CHECK-NEXT: clrx-run> l s0
# CHECK-NEXT: error: 'l' may be lanes, list
# CHECK-NEXT: clrx-run> step x
# CHECK-NEXT: error: expected a number, found 'x'
# CHECK-NEXT: clrx-run> step 0
# CHECK-NEXT: error: the number must not be 0
# CHECK-NEXT: clrx-run> step 1 2
# CHECK-NEXT: error: wrong number of arguments: expected 'step [N]'
# CHECK-NEXT: clrx-run> print
# CHECK-NEXT: error: wrong number of arguments: expected 'print WHAT [TYPE]'
# CHECK-NEXT: clrx-run> print s0 u7
# CHECK-NEXT: error: unknown type 'u7': expected one of i8, u8,
# CHECK-NEXT: clrx-run> print s0 x64
# CHECK-NEXT: error: type x64 needs pairs of registers, such as s[4:5]
# CHECK-NEXT: clrx-run> print 0
# CHECK-NEXT: error: raw code has no arguments; buffers are buffer:<n>
# CHECK-NEXT: clrx-run>{{ $}}
# CHECK-NEXT: error: raw code has no arguments; buffers are buffer:<n>
# CHECK-NEXT: clrx-run> quit now
# CHECK-NEXT: error: wrong number of arguments: expected 'quit'
# CHECK-NEXT: clrx-run> step
# CHECK-NEXT: stop at
.rawcode
.gpu Tonga
        s_nop 0
        s_endpgm
