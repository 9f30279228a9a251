# .encoding adds code for another device to the inner ELF. The layout is that of
# Catalyst 923.1, whose files have AMD IL (0x19) before the code for Tahiti (0x1a): two
# entries of 20 bytes at 0xd4, and the first notes at 0x2b4. Both forms of the disassembly
# assemble to the same file.

# RUN: clrxasm -o %t %s
# RUN: llvm-objcopy --dump-section=.text=%t.inner %t /dev/null
# RUN: llvm-readelf -lS %t.inner | FileCheck %s
# RUN: od -A x -t x4 -j 0xd4 -N 40 %t.inner | FileCheck --check-prefix=ENTRIES %s
# RUN: od -A x -t x4 -j 0x2b4 -N 20 %t.inner | FileCheck --check-prefix=NOTE %s
# RUN: clrx-mc --disassemble --exact %t > %t.exact.s
# RUN: FileCheck --check-prefixes=SAME,EXACT %s < %t.exact.s
# RUN: clrxasm -o %t.again %t.exact.s && cmp %t %t.again
# RUN: clrx-mc --disassemble %t > %t.readable.s
# RUN: FileCheck --check-prefixes=SAME,READABLE %s < %t.readable.s
# RUN: clrxasm -o %t.again %t.readable.s && cmp %t %t.again

# Sections of the source follow those of all encodings.
# RUN: clrxasm -D EXTRA -o %t.extra %s
# RUN: clrx-mc --disassemble --exact %t.extra > %t.exact.s
# RUN: FileCheck --check-prefix=EXTRA %s < %t.exact.s
# RUN: clrxasm -o %t.again %t.exact.s && cmp %t.extra %t.again

# clrxdisasm shows the code for the device of the file only.
# RUN: clrxdisasm -a %t | FileCheck --check-prefix=OWN --implicit-check-not=.encoding --implicit-check-not=0x159 %s

# CHECK: There are 10 section headers
# CHECK: [ 1] .shstrtab STRTAB 00000000 0000fc 000028 00 0 0 0
# CHECK-NEXT: [ 2] .text PROGBITS 00000000 0002cc 000008 00 0 0 0
# CHECK-NEXT: [ 3] .data PROGBITS 00000000 0002d4 000004 04 0 0 0
# CHECK-NEXT: [ 4] .symtab SYMTAB 00000000 0002d8 000010 10 5 1 0
# CHECK-NEXT: [ 5] .strtab STRTAB 00000000 0002e8 000002 00 0 0 0
# CHECK-NEXT: [ 6] .text PROGBITS
# CHECK-NEXT: [ 7] .data PROGBITS
# CHECK-NEXT: [ 8] .symtab SYMTAB {{.*}} 9 1 0
# CHECK-NEXT: [ 9] .strtab STRTAB
# CHECK: <unknown>: 0x70000002 0x0000d4 0x00000000 0x00000000 0x00028 0x00000
# CHECK-NEXT: NOTE 0x0002b4 0x00000000 0x00000000 0x00018 0x00000
# CHECK-NEXT: LOAD 0x0002cc 0x00000000 0x00000000 0x0001e 0x0001e
# CHECK-NEXT: NOTE 0x0002ea 0x00000000 0x00000000
# CHECK-NEXT: LOAD

# ENTRIES: 0000d4 00000019 00000004 000002b4 00000036
# ENTRIES-NEXT: 0000e4 00000000 0000001a 00000004 000002ea
# NOTE: 0002b4 00000008 00000004 0000000f 20495441

# SAME: .kernel k
# SAME-NEXT: .encoding 0x19
# SAME-NEXT: .uavmailboxsize 3
# SAME-NEXT: .data
# SAME-NEXT: .int 0x00000007
# SAME-NEXT: .text
# SAME-NEXT: .int 0x3fff0159, 0x00000102
# SAME-NEXT: .encoding
# EXACT-NEXT: .header
# READABLE-NEXT: .config
# SAME: .text
# SAME-NEXT: s_endpgm

# EXTRA: .text
# EXTRA-NEXT: .int 0x3fff0159, 0x00000102
# EXTRA: .section .extra
# EXTRA-NOT: .section

# OWN: .kernel k
# OWN: s_endpgm

.amd
.gpu Tahiti
.kernel k
.config
  .dims x
.encoding 0x19
  .int 0x3fff0159
.data
  .int 7
.uavmailboxsize 3
.ifdef EXTRA
.section .extra
  .byte 1
.else
.encoding
.endif
.text
  s_endpgm
.encoding 0x19
.text
  .int 0x102
