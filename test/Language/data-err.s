# Errors in the operands of data pseudo-ops.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.byte 1 2
# CHECK: :[[#@LINE-1]]:9: error: expected ',' before next value
.byte 1,,2
# CHECK: :[[#@LINE-1]]:9: warning: no expression, zero has been put
.fill -1
# CHECK: :[[#@LINE-1]]:7: warning: negative repeat has no effect
.fill 1, -1
# CHECK: :[[#@LINE-1]]:10: warning: negative size has no effect
.fill 0x100000000, 0x100000000
# CHECK: :[[#@LINE-1]]:1: error: product of repeat and size is too big
.skip -1
# CHECK: :[[#@LINE-1]]:7: warning: negative size has no effect
.space 1, 300
# CHECK: :[[#@LINE-1]]:11: warning: value 0x12c truncated to 0x2c
.incbin "x", -1
# CHECK: :[[#@LINE-1]]:14: error: offset is negative
.incbin "x", 0, -1
# CHECK: :[[#@LINE-1]]:17: error: byte count is negative
.incbin "x", 0, 0
# CHECK: :[[#@LINE-1]]:9: warning: number of bytes is zero, .incbin is ignored
.incbin "nosuch"
# CHECK: :[[#@LINE-1]]:9: error: cannot find or read binary file 'nosuch'
# CHECK: :[[#@LINE-2]]:9: note: add directories to search with -I
.align 3
# CHECK: :[[#@LINE-1]]:8: error: alignment is not a power of two
.balign 3
# CHECK: :[[#@LINE-1]]:9: error: alignment is not a power of two
.p2align 64
# CHECK: :[[#@LINE-1]]:10: error: power of two 64 is out of range (0 to 63)
.org 1
# CHECK: :[[#@LINE-1]]:6: error: attempt to move the counter backwards, from 5 to 1
.org 0
# CHECK: :[[#@LINE-1]]:6: error: attempt to move the counter backwards, from 5 to 0
.org 1, 300
# CHECK: :[[#@LINE-1]]:9: warning: value 0x12c truncated to 0x2c
# CHECK: :[[#@LINE-2]]:6: error: attempt to move the counter backwards, from 5 to 1
.size a 1
# CHECK: :[[#@LINE-1]]:9: error: expected ',' before argument
.offset 16
.byte 1
# CHECK: :[[#@LINE-1]]:1: error: the absolute section cannot hold data or code
.align 4, 1
# CHECK: :[[#@LINE-1]]:11: warning: fill value is ignored in the absolute section
.skip 4, 1
# CHECK: :[[#@LINE-1]]:10: warning: fill value is ignored in the absolute section
. = 4
.text
.fill 0x10000000000
# CHECK: :[[#@LINE-1]]:1: error: output is larger than the limit of 1073741824 bytes
.error "nothing more is read"
