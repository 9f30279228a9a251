# print shows registers, LDS and buffers in a type, which is x32 by default.
# RUN: printf "print s4\nprint s4 f32\nprint s4 i32\nprint s[4:5] x64\nprint s[4:5]\nprint exec x64\nprint scc\nprint lds u32\nprint buffer:6 f32\nprint s8\n" \
# RUN:   | not clrx-run -i %s -sgpr=4:u32:0xbf800000,2 -lds=8:u32:3,4 -buffer=6:f32:0.5,1e10 -sgpr=exec:u64:15 \
# RUN:   | FileCheck %s --match-full-lines
#      CHECK:clrx-run> print s4
# CHECK-NEXT:s4: 0xbf800000
# CHECK-NEXT:clrx-run> print s4 f32
# CHECK-NEXT:s4: -1
# CHECK-NEXT:clrx-run> print s4 i32
# CHECK-NEXT:s4: -1082130432
# CHECK-NEXT:clrx-run> print s[4:5] x64
# CHECK-NEXT:s[4:5]: 0x00000002bf800000
# CHECK-NEXT:clrx-run> print s[4:5]
# CHECK-NEXT:s[4:5]: 0xbf800000 0x00000002
# CHECK-NEXT:clrx-run> print exec x64
# CHECK-NEXT:exec: 0x000000000000000f
# CHECK-NEXT:clrx-run> print scc
# CHECK-NEXT:scc: undef
# CHECK-NEXT:clrx-run> print lds u32
# CHECK-NEXT:lds: 3 4
# CHECK-NEXT:clrx-run> print buffer:6 f32
# CHECK-NEXT:buffer:6: 0.5 1e+10
# CHECK-NEXT:clrx-run> print s8
# CHECK-NEXT:s8: undef
.rawcode
.gpu Tonga
        s_endpgm
