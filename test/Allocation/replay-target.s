## The target determines if the hardware may replay loads: it does not if XNACK
## is off, but may if XNACK is not specified.
# RUN: clrx-mc -filetype=obj --defsym=OFF=1 %s -o %t && llvm-objdump -d %t | FileCheck %s --check-prefix=OFF
# RUN: clrx-mc -filetype=obj --defsym=OFF=0 %s -o %t && llvm-objdump -d %t | FileCheck %s --check-prefix=ANY
.rocm
.gpu gfx900
.codeobject 5
.if OFF
.target "amdgcn-amd-amdhsa--gfx900:xnack-"
.endif
.regalloc on
.regvar base:s:2, next:s:2
.kernel k
.config
.text
k:
        .skip 256
        s_mov_b64 base, 1
# OFF: s_load_dwordx2 s[0:1], s[0:1], 0x0
# ANY: s_load_dwordx2 s[2:3], s[0:1], 0x0
        s_load_dwordx2 next, base, 0x0
        s_waitcnt lgkmcnt(0)
        s_mov_b64 vcc, next
        s_endpgm
