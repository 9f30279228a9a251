# If no configuration gives the header of one kernel, the others keep their configurations.

# RUN: split-file %s %t
# RUN: clrxasm -o %t/cl2 %t/cl2.s && clrx-mc --disassemble %t/cl2 -o %t/cl2.text
# RUN: FileCheck %s --check-prefix=CL2 --input-file=%t/cl2.text
# RUN: clrxasm -o %t/cl2.again %t/cl2.text && cmp %t/cl2 %t/cl2.again
# RUN: clrxasm -o %t/layout %t/layout.s && clrx-mc --disassemble %t/layout -o %t/layout.text
# RUN: FileCheck %s --check-prefix=LAYOUT --input-file=%t/layout.text
# RUN: clrxasm -o %t/layout.again %t/layout.text && cmp %t/layout %t/layout.again
# RUN: clrxasm -o %t/gallium %t/gallium.s && clrx-mc --disassemble %t/gallium -o %t/gallium.text
# RUN: FileCheck %s --check-prefix=GALLIUM --input-file=%t/gallium.text
# RUN: clrxasm -o %t/gallium.again %t/gallium.text && cmp %t/gallium %t/gallium.again
# RUN: clrxasm -o %t/counted %t/counted.s && clrx-mc --disassemble %t/counted -o %t/counted.text
# RUN: FileCheck %s --check-prefix=COUNTED --input-file=%t/counted.text
# RUN: clrxasm -o %t/counted.again %t/counted.text && cmp %t/counted %t/counted.again

#--- cl2.s
# CL2:      .kernel one
# CL2-NEXT:     .config
# CL2:      .kernel two
# CL2-NEXT:     .metadata
# CL2:          .setup
# CL2:      .kernel three
# CL2-NEXT:     .hsaconfig
# CL2:              .codeversion 1, 1
# CL2-NEXT:         .machine 1, 8, 0, 2
.amdcl2
.64bit
.gpu Fiji
.driver_version 200406
.kernel one
.config
.dims x
.text
s_endpgm
.kernel two
.metadata
.fill 300, 1, 7
.setup
.fill 16, 1, 7
.int 256
.fill 236, 1, 7
.text
s_endpgm
.kernel three
.hsaconfig
.dims x
.codeversion 1, 1
.machine 1, 8, 0, 2
.text
s_endpgm

#--- layout.s
# LAYOUT:      .hsalayout
# LAYOUT:      .kernel one
# LAYOUT-NEXT:     .config
# LAYOUT:      .kernel two
# LAYOUT-NEXT:     .metadata
# LAYOUT:      .text
# LAYOUT:      two:
# LAYOUT-NEXT:     .fill 16, 1, 0x07
# LAYOUT:      one:
# LAYOUT-NEXT: .skip 256
# LAYOUT-NEXT: s_endpgm
.amdcl2
.64bit
.gpu Fiji
.driver_version 200406
.hsalayout
.kernel one
.config
.dims x
.kernel two
.metadata
.fill 300, 1, 7
.text
two:
.fill 16, 1, 7
.int 256
.fill 236, 1, 7
s_endpgm
.p2align 8
one:
.skip 256
s_endpgm

#--- gallium.s
# GALLIUM:      .gpu Fiji
# GALLIUM:      .kernel one
# GALLIUM:          .config
# GALLIUM-NEXT:         .dims x
# GALLIUM:      .kernel two
# GALLIUM:          .proginfo
# GALLIUM-NEXT:         .entry 0x00000001, 0x00000002
# GALLIUM:      .text
# GALLIUM-NEXT: one:
# GALLIUM-NEXT: .skip 256
# GALLIUM:      two:
# GALLIUM-NEXT:     .byte 0x01, 0x00, 0x00, 0x00
.gallium
.gpu Fiji
.driver_version 170000
.llvm_version 40000
.kernel one
.config
.dims x
.kernel two
.proginfo
.entry 1, 2
.entry 3, 4
.entry 5, 6
.entry 7, 8
.entry 9, 10
.text
one:
.skip 256
s_endpgm
.p2align 8
two:
.int 1, 0, 0x80001, 3, 256, 0
.fill 232, 1, 0
s_endpgm

#--- counted.s
# The setup depends on the use of FLAT_SCRATCH only if the assembler counts the registers.
# COUNTED:      .hsaconfig
# COUNTED-NEXT:     .dims x
# COUNTED-NEXT:     .use_private_segment_buffer
# COUNTED-NOT:      .sgprsnum
# COUNTED:      .text
.amdcl2
.64bit
.gpu Tonga
.driver_version 200406
.kernel k
.hsaconfig
.dims x
.use_private_segment_buffer
.text
s_mov_b32 s13, 0
s_mov_b32 flat_scratch_lo, s13
v_mov_b32 v5, 0
s_endpgm
