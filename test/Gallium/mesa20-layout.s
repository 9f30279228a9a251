# The layout for Mesa 20.3 to 25.1: attributes and a work-group size in kernel records, a
# printf part, a regular ELF file. '.driver_version' may come last.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o new.bin -t 220300 all.s
# RUN: od -A d -t x4 -v -N 0x70 new.bin | FileCheck %s --check-prefix=RECORDS
# RUN: tail -c 8 new.bin | od -A n -t x4 | FileCheck %s --check-prefix=PRINTF
# RUN: tail -c +126 new.bin > new.elf
# RUN: llvm-readelf -a new.elf 2>&1 | FileCheck %s --check-prefix=ELF --implicit-check-not=warning: --implicit-check-not=' .data' --implicit-check-not=' .bss'
# RUN: llvm-readelf -x .text new.elf | FileCheck %s --check-prefix=TEXT
# RUN: llvm-objdump -d new.elf 2>&1 | FileCheck %s --check-prefix=CODE --implicit-check-not=warning:

# With an older version, the layout is the old one, with the reference's bytes.
# RUN: clrxasm -o 200299.bin -t 200299 --llvmVersion 40000 all.s
# RUN: clrxasm -o 170000.bin -t 170000 --llvmVersion 40000 all.s
# RUN: cmp 200299.bin 170000.bin
# RUN: tail -c +94 200299.bin | llvm-readelf -hS - | FileCheck %s --check-prefix=OLD

# RUN: cat all.s late.s > late-all.s
# RUN: clrxasm -o late.bin --llvmVersion 40000 late-all.s && cmp late.bin new.bin

# The number of kernels, the length of the name, the name, and the length of the attributes. Then
# the number of sizes (3), the three sizes, a section id, the offset, the number of arguments, and
# the arguments.
# RECORDS:      0000000 00000001 00000001 0000006b 00000300
# RECORDS-NEXT: 0000016 00000000 00000000 00000000 00000000
# RECORDS-NEXT: 0000032 00000000 00000000 00000000 00000000
# RECORDS-NEXT: 0000048 00000200 00000200 00000800 00000800
# RECORDS-NEXT: 0000064 00000800 00000000 00000000 00000600
# RECORDS-NEXT: 0000080 00000400 00000400 00000400 00000000
# RECORDS-NEXT: 0000096 00000000 00000100 00000000 00000200

# PRINTF: 00000000 00000000

# ELF:      Class:  {{ *}}ELF64
# ELF:      OS/ABI: {{ *}}AMDGPU - MESA3D
# ELF:      Machine: {{ *}}EM_AMDGPU
# ELF:      Flags: {{ *}}0x29, gfx802
# ELF:      [ 1] .text          PROGBITS 0000000000000000 000100 000118 00 AX 0 0 256
# ELF-NEXT: [ 2] .rel.text      REL      {{.*}} 000020 10 8 1 8
# ELF-NEXT: [ 3] .AMDGPU.config PROGBITS {{.*}} 000028
# ELF-NEXT: [ 4] .rodata        PROGBITS
# ELF:      [ 8] .symtab        SYMTAB   {{.*}} 000120 18 9 9 8
# ELF:      [10] user           PROGBITS
# ELF:      0000000000000104 {{.*}} R_AMDGPU_ABS32_LO {{.*}} SCRATCH_RSRC_DWORD0
# ELF-NEXT: 000000000000010c {{.*}} R_AMDGPU_ABS32_LO {{.*}} SCRATCH_RSRC_DWORD1
# ELF:      7: {{.*}} SECTION LOCAL
# ELF-NEXT: 8: {{.*}} SECTION LOCAL  DEFAULT  10 user
# ELF-NEXT: 9: {{.*}} NOTYPE  GLOBAL DEFAULT UND SCRATCH_RSRC_DWORD0
# ELF:      11: {{.*}} NOTYPE  GLOBAL DEFAULT   1 k

# The number of user registers in the header is the sum of the requests, 4 + 2 + 2.
# TEXT: 0x00000030 40000c00 90000000
# TEXT: 0x00000100 ff0080be 00000000 ff0081be 00000000
# TEXT: 0x00000110 000081bf 01000000

# CODE: 100: {{.*}}
# CODE: s_endpgm

# OLD: Class: {{ *}}ELF32
# OLD: OS/ABI: {{ *}}AMDGPU - HSA
# OLD: Flags: {{ *}}0x0
# OLD: .data {{ *}}PROGBITS
# OLD: .bss {{ *}}NOBITS

#--- all.s
.gallium
.gpu tonga
.kernel k
.args
.arg global, 8
.arg sampler, 4
.config
.dims x
.default_hsa_features
.rodata
.int 1, 2
.section user, "a"
.int 3
.scratchsym s
.text
k:
.skip 256
s_mov_b32 s0, s
s_mov_b32 s1, s >> 32
s_endpgm
.byte 1

#--- late.s
.driver_version 220300
