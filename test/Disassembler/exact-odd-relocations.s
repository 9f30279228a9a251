# Relocations at an offset where no word starts: the code continues after them.

# RUN: clrxasm -o %t %s
# RUN: clrxdisasm --exact -g tahiti %t > %t.s
# RUN: FileCheck %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again

# CHECK:      k:
# CHECK-NEXT: {{.*}}v_mov_b32 v0, s0
# CHECK-NEXT: {{.*}}.int 0xff000055
# CHECK-NEXT: .byte 0x00, 0x80
# CHECK-NEXT: {{.*}}.int .scratchaddr&0xffffffff
# CHECK-NEXT: {{.*}}s_nop 0x7
# CHECK-NEXT: .fill 1, 4, 0
# CHECK-NEXT: {{.*}}.int .scratchaddr>>32
# CHECK-NEXT: {{.*}}s_endpgm

.gallium
.gpu tahiti
.scratchsym scratch
.kernel k
.config
  .dims x
.text
k:
  v_mov_b32 v0, s0
  .byte 0x55, 0
  s_add_u32 s0, s0, scratch
  s_nop 7
  .int 0
  .int scratch>>32
  s_endpgm
