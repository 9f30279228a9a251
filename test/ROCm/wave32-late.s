# .use_wave32 affects only the code that follows. If the kernel's code has begun, the code
# and the kernel stay unchanged. Within .kcode, the code after it is affected. The
# reference does the same.

# RUN: not clrxasm -b rocm -g gfx1010 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

.kernel d
.config
.kernel e
.config
.text
e: .skip 256
.kernel e
.config
.use_wave32
.text
v_cndmask_b32 v28, v21, v10, vcc
.kcode e
v_cndmask_b32 v28, v21, v10, vcc
.kcodeend
d: .skip 256
.kcode e
v_cndmask_b32 v28, v21, v10, vcc
.kernel d
.config
.use_wave32
.text
v_cndmask_b32 v28, v21, v10, vcc
.kcodeend
# CHECK: :[[#@LINE+1]]:30: error: expected 1 scalar register, found 2
v_cndmask_b32 v28, v21, v10, vcc
