# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
# Errors for operands out of range name the found value and the allowed range.

.gallium
.gpu tonga
.llvm_version 40000
.kernel k
.config
.sgprsnum 103
# CHECK: :[[#@LINE-1]]:11: error: SGPR count 103 is out of range for Tonga (0 to 102)
.vgprsnum 257
# CHECK: :[[#@LINE-1]]:11: error: VGPR count 257 is out of range (0 to 256)
.userdatanum -1
# CHECK: :[[#@LINE-1]]:14: error: user data register count -1 is out of range (0 to 16)
.localsize 32769
# CHECK: :[[#@LINE-1]]:12: error: local data size 32769 is out of range (0 to 32768)
.workgroup_group_segment_size 0x100000001
# CHECK: :[[#@LINE-1]]:31: warning: value 0x100000001 truncated to 0x1
# CHECK: :[[#@LINE-2]]:31: error: local data size 4294967297 is out of range (0 to 32768)
.priority 6
# CHECK: :[[#@LINE-1]]:11: warning: value 0x6 truncated to 0x2
.dims xw
# CHECK: :[[#@LINE-1]]:7: error: unknown dimension 'w' (must be x, y or z)
.dims xyzxyzxyzx
# CHECK: :[[#@LINE-1]]:7: error: dimension set of 10 letters is too long (at most 9)
.dims x, y, z
# CHECK: :[[#@LINE-1]]:11: error:
.private_elem_size 3
# CHECK: :[[#@LINE-1]]:20: error: private element size 3 is not a power of two
.private_elem_size 32
# CHECK: :[[#@LINE-1]]:20: error: private element size 32 is out of range (2 to 16)
.wavefront_size 512
# CHECK: :[[#@LINE-1]]:17: error: wavefront size 512 is out of range (1 to 256)
.kernarg_segment_align 8
# CHECK: :[[#@LINE-1]]:24: error: alignment 8 is less than 16
.reserved_sgprs 102, 103
# CHECK: :[[#@LINE-1]]:17: error: reserved SGPR 102 is out of range for Tonga (0 to 101)
.reserved_vgprs 5, 2
# CHECK: :[[#@LINE-1]]:20: error: last register 2 is before the first, 5
.debug_private_segment_buffer_sgpr 102
# CHECK: :[[#@LINE-1]]:36: error: SGPR 102 is out of range for Tonga (0 to 101)
.machine 1, 2
# CHECK: :[[#@LINE-1]]:14: error: expected ',' before the next operand
.tgsize 1
# CHECK: :[[#@LINE-1]]:9: error:
