# A loadable code object needs all of its symbols. Each undefined one is reported
# at its first use. No file is written.
# RUN: rm -f %t && not clrx-mc -filetype=obj -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
# RUN: not ls %t
# RUN: clrx-mc -filetype=obj -o %t -D OBJECT=1 %s
# RUN: llvm-nm -u %t | FileCheck %s --check-prefix=OBJECT
# OBJECT: U one
# OBJECT: U two
.rocm
.gpu gfx900
.codeobject 5
.ifdef OBJECT
.relocatable
.endif
.kernel k
.config
    .dims x
.text
k:
    .skip 256
    s_mov_b32 s0, one
# CHECK: :[[#@LINE-1]]:19: error: undefined symbol 'one'
# CHECK: :[[#@LINE-2]]:19: note: define it, or write '.relocatable' to make an object that a linker completes
    s_getpc_b64 s[0:1]
    s_add_u32 s0, s0, two@rel32@lo+4
# CHECK: :[[#@LINE-1]]:23: error: undefined symbol 'two'
    s_addc_u32 s1, s1, two@rel32@hi+12
    s_endpgm
