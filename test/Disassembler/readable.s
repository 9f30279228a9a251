# clrx-mc --disassemble prints readable sources: labels numbered within their kernels,
# headers as configurations, floats beside literals, and on request comments with offsets
# and words. The sources assemble to the same file.

# RUN: clrxasm -o %t %s
# RUN: clrx-mc --disassemble %t -o %t.s
# RUN: FileCheck %s --input-file=%t.s
# RUN: clrxasm -o %t2 %t.s && cmp %t %t2
# RUN: clrx-mc --disassemble --format=amdcl2 - < %t | cmp - %t.s

# CHECK:      .amdcl2
# CHECK-NEXT: .gpu Fiji
# CHECK:      .kernel first
# CHECK-NEXT:     .config
# CHECK-NEXT:         .cws 64, 1, 1
# CHECK-NEXT:         .dims xy
# CHECK-NEXT:         .sgprsnum 10
# CHECK-NEXT:         .vgprsnum 7
# CHECK-NEXT:         .localsize 512
# CHECK-NEXT:         .priority 2
# CHECK-NEXT:         .ieeemode
# CHECK-NEXT:         .useargs
# CHECK-NEXT:         .arg p, "float*", float*, global  # at 0x0
# CHECK-NEXT:         .arg n, "uint", uint  # at 0x8
# CHECK-NEXT:     .text
# CHECK-NEXT: first_L1:
# CHECK-NEXT: v_mul_f32 v0, 0x40490fdb /* 3.14159274f */, v1
# CHECK-NEXT: s_cbranch_scc0 first_L2
# CHECK-NEXT: s_branch first_L1
# CHECK-NEXT: first_L2:
# CHECK-NEXT: s_endpgm
# CHECK-EMPTY:
# CHECK-NEXT: .kernel second
# CHECK-NEXT:     .hsaconfig
# CHECK-NEXT:         .dims x
# CHECK-NEXT:         .sgprsnum 12
# CHECK-NEXT:         .vgprsnum 3
# CHECK-NEXT:         .use_private_segment_buffer
# CHECK-NEXT:         .use_kernarg_segment_ptr
# CHECK-NEXT:     .text
# CHECK-NEXT: s_branch second_L1
# CHECK-NEXT: second_L1:
# CHECK-NEXT: s_endpgm

# RUN: clrx-mc --disassemble --show-offsets %t | FileCheck %s --check-prefix=OFFSETS
# OFFSETS: /*000000000008*/ s_cbranch_scc0 first_L2
# RUN: clrx-mc --disassemble --show-encoding %t | FileCheck %s --check-prefix=WORDS
# WORDS: /*000000000008: bf840001         */ s_cbranch_scc0 first_L2

# Exact sources contain headers as bytes.
# RUN: clrx-mc --disassemble --exact %t > %t.exact
# RUN: FileCheck %s --check-prefix=EXACT --input-file=%t.exact
# RUN: clrxasm -o %t2 %t.exact && cmp %t %t2
# EXACT:     .kernel first
# EXACT-NEXT:     .metadata
# EXACT-NEXT:         .byte
# EXACT-NOT: .config
# EXACT:     first_L1:

.amdcl2
.gpu Fiji
.64bit
.driver_version 200406
.kernel first
.config
.dims xy
.sgprsnum 10
.vgprsnum 7
.localsize 512
.priority 2
.ieeemode
.useargs
.cws 64
.arg p, float*, global
.arg n, uint
.text
loop:
v_mul_f32 v0, 0x40490fdb, v1
s_cbranch_scc0 out
s_branch loop
out:
s_endpgm
.kernel second
.hsaconfig
.dims x
.sgprsnum 12
.vgprsnum 3
.use_kernarg_segment_ptr
.use_private_segment_buffer
.text
s_branch skip
skip:
s_endpgm
