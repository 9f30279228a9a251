# An atomic that stores an undefined value of 32 bits where the host reads, and a load
# to LDS with an undefined M0.
# RUN: not clrx-run -w %s -buffer=4:zero:64 -resource=8:zero:64 -lds=64 -vgpr=0:u32:0 2>&1 | FileCheck %s
# CHECK: :[[#@LINE+5]]:9: error: an undefined value is stored where the host reads [-Cundef]
# CHECK: :[[#@LINE+5]]:9: error: an address has undefined bits [-Cundef]
# CHECK: the register is m0
.rawcode
.gpu gfx900
        global_atomic_add v0, v2, s[4:5]
        buffer_load_dword v0, s[8:11], 0 lds
        s_endpgm
