# Errors for statements that need an opening statement, or another section.
# RUN: not clrxasm -b gallium -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.endif
# CHECK: :[[#@LINE-1]]:1: error: no conditional before '.endif'
.else
# CHECK: :[[#@LINE-1]]:1: error: no '.if' before '.else'
.elseif 1
# CHECK: :[[#@LINE-1]]:1: error: no '.if' before '.elseif'
.endm
# CHECK: :[[#@LINE-1]]:1: error: no '.macro' before '.endm'
.endr
# CHECK: :[[#@LINE-1]]:1: error: no '.rept' before '.endr'
.ifc abc
# CHECK: :[[#@LINE-1]]:9: error: expected ',' and a second text
.endif
.text
.byte 1
.balignw 4
# CHECK: :[[#@LINE-1]]:1: error: offset is not aligned to 2 bytes
.balignl 4
# CHECK: :[[#@LINE-1]]:1: error: offset is not aligned to 4 bytes
.64bit
# CHECK: :[[#@LINE-1]]:1: error: the bitness is already fixed to 32
.32bit
# CHECK: :[[#@LINE-1]]:1: error: the bitness is already fixed to 32
.kernel k
.org 4
# CHECK: :[[#@LINE-1]]:6: error: section 'kernel configuration' has no output counter to change
.skip 4
.kernel l
.align 4
# CHECK: :[[#@LINE-1]]:1: error: section 'kernel configuration' has no output counter to change
.kernel m
label:
# CHECK: :[[#@LINE-1]]:1: error: section 'kernel configuration' cannot hold labels
.kernel n
.byte 1
# CHECK: :[[#@LINE-1]]:1: error: section 'kernel configuration' cannot hold data or code
.entry 1, 2
# CHECK: :[[#@LINE-1]]:1: error: '.entry' is legal only in the '.proginfo' of a kernel
.arg scalar, 4, 0x100000000
# CHECK: :[[#@LINE-1]]:1: error: '.arg' is legal only in the '.args' of a kernel
.args
.arg scalar, 4, 0x100000000
# CHECK: :[[#@LINE-1]]:17: warning: target size of argument is out of range (1 to 4294967295)
