## Vector registers in sources that all lanes share. LLVM's assembler refuses them
## at the same positions.
# RUN: split-file %s %t
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Woperands %t/gfx900.s 2>&1 | FileCheck %t/gfx900.s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-operands %t/gfx900.s 2>&1 | FileCheck %s --check-prefix=OFF --implicit-check-not=vector-lane --allow-empty
# RUN: not llvm-mc -triple=amdgcn -mcpu=gfx900 %t/gfx900.s 2>&1 | FileCheck %t/gfx900.s --check-prefix=LLVM --implicit-check-not=error:
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Woperands %t/gfx1010.s 2>&1 | FileCheck %t/gfx1010.s --implicit-check-not=warning:
# RUN: not llvm-mc -triple=amdgcn -mcpu=gfx1010 %t/gfx1010.s 2>&1 | FileCheck %t/gfx1010.s --check-prefix=LLVM --implicit-check-not=error:
# OFF-NOT: -Woperands

## The code of binaries is checked, too.
# RUN: clrxasm -w -b raw -g gfx900 -o %t/binary %t/gfx900.s
# RUN: clrx-mc --check --format=rawcode -mcpu=gfx900 -Wno-all -Woperands %t/binary 2>&1 | FileCheck %s --check-prefix=BINARY
# BINARY: .text+0x0: warning: v_readlane_b32 needs a scalar register or a constant here, not v2 [-Woperands]

#--- gfx900.s
# CHECK: [[#@LINE+3]]:24: warning: v_readlane_b32 needs a scalar register or a constant here, not v2 [-Woperands]
# CHECK: [[#@LINE+2]]:24: note: copy it from the first active lane with 'v_readfirstlane_b32 s0, v2', and read the scalar register here
# LLVM: [[#@LINE+1]]:24: error:
v_readlane_b32 s0, v1, v2
# CHECK: [[#@LINE+2]]:25: warning: v_writelane_b32 needs a scalar register or a constant here, not v255
# LLVM: [[#@LINE+1]]:25: error:
v_writelane_b32 v0, s1, v255
# CHECK: [[#@LINE+2]]:21: warning: v_writelane_b32 needs a scalar register or a constant here, not v1
# LLVM: [[#@LINE+1]]:21: error:
v_writelane_b32 v0, v1, s2
v_readlane_b32 s0, v1, s2
v_readlane_b32 s0, v1, m0
v_readlane_b32 s0, v1, 63
v_writelane_b32 v0, s1, 5
v_readfirstlane_b32 s0, v1

#--- gfx1010.s
# CHECK: [[#@LINE+2]]:24: warning: v_readlane_b32 needs a scalar register or a constant here, not v2
# LLVM: [[#@LINE+1]]:24: error:
v_readlane_b32 s0, v1, v2
# CHECK: [[#@LINE+2]]:26: warning: v_permlane16_b32 needs a scalar register or a constant here, not v2
# LLVM: [[#@LINE+1]]:26: error:
v_permlane16_b32 v0, v1, v2, s3
# CHECK: [[#@LINE+2]]:31: warning: v_permlanex16_b32 needs a scalar register or a constant here, not v3
# LLVM: [[#@LINE+1]]:31: error:
v_permlanex16_b32 v0, v1, s2, v3
v_permlane16_b32 v0, v1, 1, 2
