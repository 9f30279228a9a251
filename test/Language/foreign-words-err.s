# Errors for statements of other assemblers (ForeignWords.def) name the equivalent.

# RUN: not clrx-mc --format=rawcode -mcpu=tonga %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not="did you mean"

.amdgcn_target "amdgcn-amd-amdhsa--gfx802"
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.amdgcn_target'
# CHECK: :[[#@LINE-2]]:1: note: '.gpu NAME' names the device
# CHECK: :[[#@LINE-3]]:1: note: '.dialect llvm' accepts the output of compilers
.AMDHSA_next_free_vgpr 5
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.AMDHSA_next_free_vgpr'
# CHECK: :[[#@LINE-2]]:1: note: pseudo-ops of '.config' describe a kernel
.zero 16
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.zero'
# CHECK: :[[#@LINE-2]]:1: note: '.skip SIZE' makes zeros
# CHECK-NOT: .dialect
.cfi_startproc
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.cfi_startproc'
# CHECK: :[[#@LINE-2]]:1: note: leave it out: no container has such tables
db 1, 2, 3
# CHECK: :[[#@LINE-1]]:1: error: unknown instruction 'db' on GCN1.2
# CHECK: :[[#@LINE-2]]:1: note: '.byte' writes bytes
s_nop 0 ; waits a little
# CHECK: :[[#@LINE-1]]:11: error: unknown instruction 'waits' on GCN1.2
# CHECK: :[[#@LINE-2]]:11: note: ';' ends a statement; comments begin with '#', or stand between '/*' and '*/'
// two of them
# CHECK: :[[#@LINE-1]]:1: error: expected label, assignment, pseudo-op, macro call or instruction
# CHECK: :[[#@LINE-2]]:1: note: '//' is a division; comments begin with '#', or stand between '/*' and '*/'
.if 1
.elif 2
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.elif'
# CHECK: :[[#@LINE-2]]:1: note: '.elseif', '.elseifdef' and so on begin another branch
.elifdef X
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.elifdef'
# CHECK: :[[#@LINE-2]]:1: note: '.elseif', '.elseifdef' and so on begin another branch
.endif
%define SIZE 16
# CHECK: :[[#@LINE-1]]:1: error: expected label, assignment, pseudo-op, macro call or instruction
# CHECK: :[[#@LINE-2]]:1: note: names of pseudo-ops begin with '.'
