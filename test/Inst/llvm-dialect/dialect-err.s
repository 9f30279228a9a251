# RUN: not clrx-mc --format=rawcode -mcpu=tonga %s 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: not clrx-mc --format=rawcode --dialect=lvm %s 2>&1 | FileCheck %s --check-prefix=OPTION
# OPTION: error: unknown dialect 'lvm'{{.*}}llvm

# CHECK: :[[#@LINE+3]]:10: error: unknown dialect 'llmv'
# CHECK-NEXT: .dialect llmv
# CHECK: note: did you mean 'llvm'?
.dialect llmv
# CHECK: :[[#@LINE+1]]:9: error: expected dialect name
.dialect
# CHECK: :[[#@LINE+1]]:15: error: unexpected text at end of statement
.dialect llvm extra

# No statement changed the dialect, and the default accepts nothing that clrxasm rejects.
# CHECK: :[[#@LINE+1]]:11: error: unknown instruction 'no'
s_nop 1 ; no comment
# CHECK: :[[#@LINE+1]]:21: error: unexpected text at the end of the instruction
s_add_u32 s0, s0, 1 @rel32@lo
