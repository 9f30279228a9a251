# For OpenCL 1.2, exact text assembles to the same file, including the parts that the source
# adds to those of the format. Readable text has configurations where they give the same
# bytes.

# RUN: clrxasm -S -o %t.bin %s
# RUN: clrxdisasm --exact %t.bin > %t.s
# RUN: FileCheck %s --check-prefix=EXACT < %t.s
# RUN: clrxasm -o %t.again %t.s && cmp %t.bin %t.again
# RUN: clrx-mc --verify %t.bin | FileCheck %s --check-prefix=VERIFY
# RUN: clrx-mc --disassemble %t.bin > %t.readable
# RUN: FileCheck %s --check-prefix=READABLE < %t.readable
# RUN: clrxasm -o %t.again %t.readable && cmp %t.bin %t.again
# RUN: clrx-mc --report %t.bin | FileCheck %s --check-prefix=REPORT

# VERIFY: identical

# EXACT:      .amd
# EXACT-NEXT: .gpu Hawaii
# EXACT-NEXT: .64bit
# EXACT-NEXT: .compile_options "-g"
# EXACT-NEXT: .driver_info "@(#) OpenCL 1.2 AMD-APP (1573.4).  Driver version: 1573.4 (VM)"
# EXACT-NEXT: .globaldata
# EXACT:      .section .outer
# EXACT:      .kernel configured
# EXACT-NEXT: .header
# EXACT:      .metadata
# EXACT-NEXT: .ascii ";ARGSTART:__OpenCL_configured_kernel\n"
# EXACT:      .data
# EXACT-NEXT: datum:
# EXACT:      .uav
# EXACT-NEXT: .entry 12, 4, 0, 5
# EXACT:      .text
# EXACT:      s_mov_b32 s3, 5
# EXACT:      .section .inner
# EXACT:      .kernel by_parts

# READABLE:      .kernel configured
# READABLE-NEXT:     .config
# READABLE-NEXT:         .dims xy, x
# READABLE-NEXT:         .vgprsnum 1
# READABLE-NEXT:         .sgprsnum 7
# READABLE-NEXT:         .scratchbuffer 48
# READABLE-NEXT:         .printfid{{$}}
# READABLE-NEXT:         .userdata imm_const_buffer, 1, 0, 4
# READABLE-NEXT:         .arg out, "uint*", uint*, global, restrict, 12
# READABLE-NEXT:         .arg n, "my type", uint3
# READABLE-NEXT:         .arg smp, "sampler_t", sampler
# READABLE-NEXT:         .sampler 0x11
# READABLE-NEXT:     .data
# READABLE:      .kernel by_parts
# READABLE-NEXT:     .header

# REPORT: AMD CL1 binary for Hawaii, as of driver version 157304
# REPORT: inner ELF, 32-bit
# REPORT: inner ELF, 32-bit
# REPORT: kernel configured {{.*}}
# REPORT-NEXT: registers 9 SGPRs, 1 VGPR{{$}}
# REPORT-NEXT: memory 0 bytes of LDS{{.*}}, 48 bytes of scratch

.amd
.64bit
.gpu hawaii
.driver_version 157304
.compile_options "-g"
.globaldata
.int 1, 2, 3
.main
.section .outer, "aw", @progbits align=8
.global outside, absolute, datum, place
outside: .int 1
absolute = 77
.kernel configured
.config
.dims xy, x
.scratchbuffer 48
.printfid
.arg out, uint*, global, restrict
.arg n, "my type", uint3
.arg smp, sampler
.sampler 17
.userdata imm_const_buffer, 1, 0, 4
.data
datum: .byte 1, 2, 3
.text
s_mov_b32 s3, 5
place:
s_endpgm
.section .inner
.byte 5
.kernel by_parts
.header
.int 1
.metadata
.ascii ";no words\n;\377"
.calnote 77
.byte 1
.text
s_endpgm
