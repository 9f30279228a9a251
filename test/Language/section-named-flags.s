# Under LLVM's dialect, sections may have flags with names, which LLVM 14 prints for
# AMDGPU. LLVM's assembler makes the same sections. Other '#' begin comments.

# RUN: rm -rf %t && split-file %s %t
# RUN: llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx900 -filetype=obj -o %t/llvm.o %t/sections.s
# RUN: llvm-readelf -SW %t/llvm.o | FileCheck %t/sections.s
# RUN: clrx-mc -filetype=obj -I %t -o %t/clrx.o %t/kernels.s
# RUN: llvm-readelf -SW %t/clrx.o | FileCheck %t/sections.s
# RUN: clrx-mc -filetype=obj -o %t/old.bin %t/old.s
# RUN: llvm-readelf -SW %t/old.bin | FileCheck %t/old.s
# RUN: clrx-mc -filetype=obj -o %t/compiled.bin %t/compiled.s
# RUN: not clrx-mc -filetype=null %t/err.s 2>&1 | FileCheck %t/err.s --implicit-check-not=error:

#--- kernels.s
.rocm
.gpu gfx900
.codeobject 5
.relocatable
.dialect llvm
.include "sections.s"
.section .commented # not a flag
.long 5             # ,#alloc

#--- sections.s
.section .rodata,#alloc
.long 1
.section .named,#alloc,#write
.long 2
.section .blanks, #execinstr, #alloc
.long 3
.section .thread,#tls,#alloc,#write
.long 4
# CHECK-DAG: .rodata  PROGBITS {{.*}} 000004 00   A
# CHECK-DAG: .named   PROGBITS {{.*}} 000004 00  WA
# CHECK-DAG: .blanks  PROGBITS {{.*}} 000004 00  AX
# CHECK-DAG: .thread  PROGBITS {{.*}} 000004 00 WAT

#--- old.s
.rocm
.gpu gfx900
.llvm10binfmt
.globaldata
.skip 64
.kernel k
.config
.text
k: s_endpgm
.dialect llvm
.section .named,#alloc,#write
.long 2
# CHECK: .named PROGBITS {{.*}} 000004 00 WA

#--- compiled.s
.amdcl2
.64bit
.gpu gfx900
.driver_version 258000
.dialect llvm
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl k
.type k,@function
k:
    s_endpgm
.section .rodata,#alloc
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.text

#--- err.s
.rocm
.gpu gfx900
.codeobject 5
# CHECK: err.s:[[#@LINE+1]]:18: error: expected string
.section .named,#alloc
.dialect llvm
# CHECK: err.s:[[#@LINE+1]]:18: error: unknown section flag '#exclude', expected alloc, execinstr, tls or write
.section .named,#exclude
# CHECK: err.s:[[#@LINE+1]]:18: error: unknown section flag '#', expected alloc, execinstr, tls or write
.section .named,#
# CHECK: err.s:[[#@LINE+1]]:25: error: unknown section flag
.section .named,#alloc,#
