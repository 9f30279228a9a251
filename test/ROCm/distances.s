# Distances between sections are known at the end of the source, and become 32-bit
# literals whatever their value. The bytes are the reference's.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o out all.s && llvm-objcopy -O binary -j .text out text
# RUN: od -An -v -tx4 -j256 text | FileCheck all.s
# RUN: not clrxasm -o none err.s 2>&1 | FileCheck err.s --implicit-check-not=error:
# RUN: not clrxasm -o none late.s 2>&1 | FileCheck late.s --implicit-check-not=error:
# RUN: clrxasm -o plain nosectdiffs.s && llvm-objcopy -O binary -j .text plain text
# RUN: od -An -v -tx4 -j256 text | FileCheck nosectdiffs.s
# RUN: not ls none

# .rodata is at 0x1c8, .text at 0x1000.
#--- all.s
.rocm
.gpu fiji
.kernel k
.config
.globaldata
g: .int 1, 2
h: .int 3
before = g - k
.text
k: .skip 256
.int before
# CHECK: fffff1c8
.int g - ., h - g, (h - k) * 3 + 2, later - k
# CHECK-SAME: fffff0c4 00000008 ffffd572
# CHECK-NEXT: fffff1d4
s_mov_b32 s0, h - g
# CHECK-SAME: be800088
s_mov_b32 s0, (g - k) - (g - k)
# CHECK-SAME: be800080
s_mov_b32 s0, g - k + 0xe38
# CHECK-SAME: be8000ff
# CHECK-NEXT: 00000000
# Symbols that get their value later may refer to any label.
s_movk_i32 s0, later - g
# CHECK-SAME: b000000c
.int after, g < k
# CHECK-SAME: fffff1c9 ffffffff
after = before + 1
.globaldata
later:

#--- err.s
.rocm
.gpu fiji
.kernel k
.config
.globaldata
g: .int 1
.text
k: .skip 256
.if g - k
.endif
# CHECK: err.s:9:5: error: expression is neither a number nor an offset in one section
.skip g - k
# CHECK: err.s:12:7: error: expression is neither a number nor an offset in one section
s_nop g - .
# CHECK: err.s:14:7: error: expression is neither a number nor an offset in one section
s_load_dword s0, s[0:1], g - .
# CHECK: err.s:16:26: error: expression is neither a number nor an offset in one section
.int g
# CHECK: err.s:18:6: error: expression must be absolute
x = g - k
.if x
.endif
# CHECK: err.s:21:5: error: symbol 'x' has no value yet
s_branch g
# CHECK: err.s:24:10: error:
.int g * k
# CHECK: err.s:26:6: error: section-relative value

#--- late.s
.rocm
.gpu fiji
.kernel k
.text
k: .skip 4
.int g - .
.globaldata
g: .int 1
# An error that prevents the layout of the file is the only one.
# CHECK: late.s:3:1: error: code of kernel 'k' at offset 0 has no room for its header of 256 bytes (size of '.text': 8)

#--- nosectdiffs.s
.rocm
.gpu fiji
.nosectdiffs
.gotsym k, slot
.kernel k
.config
.global k
.globaldata
.int 1, 2
g: .int 3
.text
k: .skip 256
.int g, slot
# CHECK: 00000008 00000000
