# memory shows the values of a buffer, of LDS, at an address and at the address in a pair
# of SGPRs.
# RUN: printf "memory buffer:4\nmemory buffer:4 4 2 i32\nmemory buffer:4 0 4 x8\nmemory s[4:5] 16 u8\nmemory lds u32\nmemory s[4:5] 12 1 f32\nmemory s[4:5] 30\nmemory s4\nmemory s[8:9]\nmemory 0x10\nmemory buffer:4 99\nmemory buffer:4 1 2 q\nmemory buffer:4 0 16 x64\n" \
# RUN:   | not clrx-run -i %s -buffer=4:i32:1,-2,3,0x3f000000,5,-1,7 -lds=8:u32:3,4 \
# RUN:   | FileCheck %s --match-full-lines
#      CHECK:clrx-run> memory buffer:4
# CHECK-NEXT:mem[buffer 4+0x0]: 0x00000001 0xfffffffe 0x00000003 0x3f000000
# CHECK-NEXT:mem[buffer 4+0x10]: 0x00000005 0xffffffff 0x00000007
# CHECK-NEXT:clrx-run> memory buffer:4 4 2 i32
# CHECK-NEXT:mem[buffer 4+0x4]: -2 3
# CHECK-NEXT:clrx-run> memory buffer:4 0 4 x8
# CHECK-NEXT:mem[buffer 4+0x0]: 0x01 0x00 0x00 0x00
# CHECK-NEXT:clrx-run> memory s[4:5] 16 u8
# CHECK-NEXT:mem[buffer 4+0x10]: 5 0 0 0 255 255 255 255 7 0 0 0
# CHECK-NEXT:clrx-run> memory lds u32
# CHECK-NEXT:lds[0x0]: 3 4
# CHECK-NEXT:clrx-run> memory s[4:5] 12 1 f32
# CHECK-NEXT:mem[buffer 4+0xc]: 0.5
# CHECK-NEXT:clrx-run> memory s[4:5] 30
# CHECK-NEXT:error: the memory has only 28 bytes
# CHECK-NEXT:clrx-run> memory s4
# CHECK-NEXT:error: 's4' is not a pair of SGPRs
# CHECK-NEXT:clrx-run> memory s[8:9]
# CHECK-NEXT:error: the address in s[8:9] is undefined
# CHECK-NEXT:clrx-run> memory 0x10
# CHECK-NEXT:error: there is no memory at 0x10; the nearest is code, 4 bytes at 0x{{[0-9a-f]+}}
# CHECK-NEXT:clrx-run> memory buffer:4 99
# CHECK-NEXT:error: the memory has only 28 bytes
# CHECK-NEXT:clrx-run> memory buffer:4 1 2 q
# CHECK-NEXT:error: 'q' is not a type
# CHECK-NEXT:clrx-run> memory buffer:4 0 16 x64
# CHECK-NEXT:mem[buffer 4+0x0]: 0xfffffffe00000001 0x3f00000000000003
# CHECK-NEXT:mem[buffer 4+0x10]: 0xffffffff00000005
.rawcode
.gpu Tonga
        s_endpgm
