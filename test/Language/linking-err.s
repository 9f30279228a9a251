# Errors for values that a linker cannot compute.
# RUN: not clrx-check-linking %s | FileCheck %s --implicit-check-not=error:
.gpu fiji
k:
# CHECK: :[[#@LINE+1]]:2: error: no '.pushsection' before '.popsection'
 .popsection
# CHECK: :[[#@LINE+1]]:2: error: there is no previous section
 .previous
.section .data
# CHECK: :[[#@LINE+1]]:13: error: only subsection 0 is supported
.subsection 1
# CHECK: :[[#@LINE+1]]:13: error: unknown section flag 'y', expected letters of 'aewxMSTGoR'
.section a, "ay"
# CHECK: :[[#@LINE+1]]:19: error: unknown section type 'nothing', expected progbits, {{.*}} or llvm_lto
.section a, "a", @nothing
# CHECK: :[[#@LINE+1]]:28: error: expected ',' before argument
.section a, "aG", @progbits
# CHECK: :[[#@LINE+1]]:28: error: expected 'unique'
.section a, "a", @progbits,another, 1
# CHECK: :[[#@LINE+1]]:11: error: unknown symbol type 'thing', expected {{.*}}
.type k, @thing
# CHECK: :[[#@LINE+1]]:16: error: alignment is not a power of two
.comm c, 8,    3
# The remaining errors are found at the end of the source.
# CHECK: :[[#@LINE+1]]:8: error: the relocation has 32 bits, but the field has 16
.short u
# CHECK: :[[#@LINE+1]]:6: error: the relocation has 64 bits, but the field has 32
.int u@abs64
# CHECK: :[[#@LINE+1]]:6: error: no relocation can express this value; expected a symbol, optionally plus a number, optionally minus a symbol of this section
.int u+u2
# CHECK: :[[#@LINE+1]]:6: error: no relocation can express this value; {{.*}}
.int u-k
# CHECK: :[[#@LINE+1]]:6: error: no relocation can express this value; {{.*}}
.int u*2
# CHECK: :[[#@LINE+1]]:6: error: a distance needs a label, not a number
.int five@rel32@lo
.text
# CHECK: :[[#@LINE+1]]:16: error: the relocation has 32 bits, but the field has 16
s_movk_i32 s0, u
five = 5
