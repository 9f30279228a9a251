# Buffers of raw code have an address or a descriptor in SGPRs, are printed, and
# are written to files. LDS beyond its values is undefined.
# RUN: clrx-run -buffer=4:u32:1,2,3 -resource=8:zero:8 -buffer=12:undef:4 \
# RUN:   -buffer=14:same:4 -lds=12:u32:5 -print=buffer:4:u32:2 \
# RUN:   -print=buffer:8:x8 -print=buffer:12 -print=buffer:14:u32 -print=lds \
# RUN:   -print=s[10:11] -out=4:%t %s | FileCheck %s --match-full-lines
# RUN: od -An -tx1 %t | FileCheck %s --check-prefix=FILE
# CHECK:      buffer:4: 1 2
# CHECK-NEXT: buffer:8: 0x00 0x00 0x00 0x00 0x00 0x00 0x00 0x00
# CHECK-NEXT: buffer:12: undef
# CHECK-NEXT: buffer:14: 1 2 3
# CHECK-NEXT: lds: 0x00000005 undef undef
# CHECK-NEXT: s[10:11]: 0x00000008 0x00024fac
# FILE: 01 00 00 00 02 00 00 00 03 00 00 00
.rawcode
.gpu Bonaire
        s_endpgm
