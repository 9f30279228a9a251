# .resource_symbols names the resources in the notes, as Catalyst 923.1 does: the value of
# a symbol is the number of the entry, and its section is the type of the note. Each
# encoding has its own symbols.

# RUN: clrxasm -o %t %s
# RUN: llvm-objcopy --dump-section=.text=%t.inner %t /dev/null
# RUN: llvm-readelf -sS -p 9 %t.inner | FileCheck %s
# RUN: clrx-mc --disassemble --exact %t > %t.s
# RUN: FileCheck --check-prefix=EXACT %s < %t.s
# RUN: clrxasm -o %t.again %t.s && cmp %t %t.again

# Symbols of the source follow.
# RUN: clrxasm -D ONE -o %t.one %s
# RUN: llvm-objcopy --dump-section=.text=%t.inner %t.one /dev/null
# RUN: llvm-readelf -s %t.inner | FileCheck --check-prefix=ONE %s
# RUN: clrx-mc --disassemble --exact %t.one > %t.s
# RUN: FileCheck --check-prefix=EXACT %s < %t.s
# RUN: clrxasm -o %t.again %t.s && cmp %t.one %t.again

# CHECK: [ 8] .symtab SYMTAB {{.*}} 000020 10 9 1 0
# CHECK: contains 9 entries
# CHECK: 1: 00000000 0 NOTYPE LOCAL DEFAULT 2 i1
# CHECK-NEXT: 2: 00000001 0 NOTYPE LOCAL DEFAULT 2 i0
# CHECK-NEXT: 3: 00000000 0 NOTYPE LOCAL DEFAULT 11 s0
# CHECK-NEXT: 4: 00000001 0 NOTYPE LOCAL DEFAULT 11 s0
# CHECK-NEXT: 5: 00000000 0 NOTYPE LOCAL DEFAULT 16 uav11
# CHECK-NEXT: 6: 00000001 0 NOTYPE LOCAL DEFAULT 16 uav10
# CHECK-NEXT: 7: 00000000 0 NOTYPE LOCAL DEFAULT 10 cb1
# CHECK-NEXT: 8: 00000001 0 NOTYPE LOCAL DEFAULT 10 cb0
# CHECK: String dump of section '.strtab':
# CHECK-NEXT: [ 1] uav9

# ONE: 1: 00000000 0 NOTYPE LOCAL DEFAULT 16 uav9
# ONE-NEXT: 2: 00000004 0 NOTYPE GLOBAL DEFAULT 2 label

# EXACT: .resource_symbols

.amd
.gpu Tahiti
.kernel k
.resource_symbols
.ifndef ONE
.encoding 0x19
.uav
  .entry 11, 4, 0, 5
  .entry 10, 4, 0, 5
.inputs
  .int 1, 0
.inputsamplers
  .sampler 0, 0
  .sampler 1, 0
.constantbuffers
  .cbmask 1, 6
  .cbmask 0, 15
.encoding
.endif
.header
  .fill 32
.metadata
  .ascii ";ARGSTART:__OpenCL_k_kernel\n"
.uav
  .entry 9, 4, 0, 5
.text
  s_nop 0
.ifdef ONE
label:
.global label
.sym label
.endif
  s_endpgm
