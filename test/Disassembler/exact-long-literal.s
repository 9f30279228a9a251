# The exact text of clrxdisasm has words in the place of a VOP3 form with a literal, which
# clrxasm refuses. clrx-mc accepts this form, so its own text has the instruction.

# RUN: clrx-mc -w --format=raw -mcpu=gfx1010 -filetype=obj -o %t.bin %s
# RUN: %clrx_tools_dir/clrxdisasm -r -g gfx1010 --exact %t.bin > %t.s
# RUN: FileCheck %s < %t.s
# CHECK: .int 0xd5040001, 0x1801ff02, 0x12345678 # v_sub_f32 v1, v2, 0x12345678 div:2
# RUN: clrxasm -w -o %t.again %t.s && cmp %t.bin %t.again

# RUN: clrx-mc --disassemble --exact --format=raw -mcpu=gfx1010 %t.bin | FileCheck %s --check-prefix=MC
# MC: {{^ *}}v_sub_f32 v1, v2, 0x12345678 {{.*}}div:2

v_sub_f32 v1, v2, 0x12345678 div:2
s_endpgm
