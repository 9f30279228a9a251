# Errors for operands out of range, and for unexpected words.
# RUN: not clrxasm -g tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note: --implicit-check-not=warning:
.kernel k
.config
.sgprsnum 101
# CHECK: :[[#@LINE-1]]:11: error: SGPR count 101 is out of range for Tonga (0 to 100)
.hwlocal 32769
# CHECK: :[[#@LINE-1]]:10: error: local data size 32769 is out of range (0 to 32768)
.uavid 1024
# CHECK: :[[#@LINE-1]]:8: error: UAV id 1024 is out of range (0 to 1023)
.cbid 1, 2
# CHECK: :[[#@LINE-1]]:8: error: unexpected text at end of statement
.printfid
.scratchbuffer -2147483648
.scratchbuffer -2147483649
# CHECK: :[[#@LINE-1]]:16: warning: value 0xffffffff7fffffff truncated to 0x7fffffff
.userdata imm_uaw, 1, 2, 3
# CHECK: :[[#@LINE-1]]:11: error: unknown user data class 'imm_uaw', expected imm_resource, {{.*}} or imm_generic_user_data
# CHECK: :[[#@LINE-2]]:11: note: did you mean 'imm_uav'?
.userdata imm_uav, 1, 16, 0
# CHECK: :[[#@LINE-1]]:23: error: first SGPR 16 is out of range (0 to 15)
.userdata imm_uav, 1, 14, 3
# CHECK: :[[#@LINE-1]]:23: error: 3 SGPRs from 14 on are more than 16
.rept 16
.userdata imm_uav, 1, 0, 0
.endr
.userdata imm_uav, 1, 0, 0
# CHECK: :[[#@LINE-1]]:1: error: kernel 'k' already has its 16 entries of user data
.arg a, pipe
# CHECK: :[[#@LINE-1]]:9: error: unknown argument type 'pipe'
.arg a, image2d, read_write
# CHECK: :[[#@LINE-1]]:18: error: unknown access qualifier 'read_write', expected read_only or write_only
.arg a, image2d, wronly, 8
# CHECK: :[[#@LINE-1]]:26: error: resource id 8 is out of range (0 to 7)
.arg a, counter32, 8
# CHECK: :[[#@LINE-1]]:20: error: resource id 8 is out of range (0 to 7)
.arg a, int*, global, const, 1024
# CHECK: :[[#@LINE-1]]:30: error: resource id 1024 is out of range (0 to 1023)
.arg a, int*, constant, const, 4096, 160
# CHECK: :[[#@LINE-1]]:38: error: resource id 160 is out of range (0 to 159)
.arg a, int*, local, const, rdonly
# CHECK: :[[#@LINE-1]]:29: error: unknown use 'rdonly', expected unused
.arg a, int
.arg a, int
# CHECK: :[[#@LINE-1]]:6: error: argument 'a' is already defined
.kernel n
.proginfo
.entry 1
# CHECK: :[[#@LINE-1]]:9: error: expected ',' before the next operand
.uavopmask 0x1ffffffff
# CHECK: :[[#@LINE-1]]:12: warning: value 0x1ffffffff truncated to 0xffffffff
