# Binaries for Mesa 20.3 and later name their device. Their text, exact or not, contains
# configurations, because Mesa reads nothing else of a kernel.

# RUN: clrxasm -o %t %s
# RUN: clrxdisasm --exact %t > %t.s
# RUN: FileCheck --implicit-check-not=llvm_version %s < %t.s
# RUN: clrxasm -o %t.again %t.s
# RUN: cmp %t %t.again
# RUN: clrxdisasm -a %t > %t.plain.s
# RUN: FileCheck --implicit-check-not=llvm_version %s < %t.plain.s
# RUN: clrxasm -o %t.again %t.plain.s
# RUN: cmp %t %t.again

# CHECK: .gpu GFX10
# CHECK: .driver_version 220300
# CHECK: .rodata
# CHECK-NEXT: .gdata:
# CHECK: .section .own, "a", @progbits
# CHECK-NEXT: .extra0:
# CHECK: .arg global, 8
# CHECK: .cws 64, 2, 1
# CHECK: .attributes "reqd"
# CHECK: .use_wave32
# CHECK: .code:
# CHECK: k:
# CHECK: .gdata@rel32@lo+8
# CHECK: .gdata@rel32@hi+12
# CHECK: .extra0@abs32@lo
# CHECK: .code@abs32@hi+256

.gallium
.gpu gfx1010
.driver_version 220300
.rodata
  .int 1
table:
  .int 2
.section .own, "a", @progbits
own:
  .int 3
.kernel k
.args
  .arg global, 8
  .arg global, 8
.config
  .dims x
  .default_hsa_features
  .use_wave32
  .cws 64, 2
  .attributes "reqd"
.text
k:
  .skip 256
start:
  s_getpc_b64 s[0:1]
  s_add_u32 s0, s0, table@rel32@lo + 4
  s_addc_u32 s1, s1, table@rel32@hi + 8
  s_mov_b32 s2, own@abs32@lo
  s_mov_b32 s2, start@abs32@hi
  s_endpgm
