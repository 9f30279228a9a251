## Without .regalloc, variables are encoded as register 0, as in the reference,
## with one warning. `.regalloc off` does not change the code after it.
# RUN: clrx-mc -filetype=obj %s -o %t.mc 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -filetype=obj -Wno-kernel %s -o %t.mc 2>&1 | count 0
# RUN: clrxasm -b raw -g gfx900 %s -o %t.clrxasm 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: cmp %t.mc %t.clrxasm
# RUN: clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t.mc | FileCheck %s --check-prefix=OFF
# RUN: clrx-mc -filetype=obj --allocate-registers %s -o %t.on 2>&1 | count 0
# RUN: clrx-mc --disassemble --format=rawcode --mcpu=gfx900 %t.on | FileCheck %s --check-prefix=ON
# RUN: clrxasm -b raw -g gfx900 --allocateRegisters %s -o %t.clrxasm 2>&1 | count 0
# RUN: cmp %t.on %t.clrxasm
# RUN: clrxasm -b raw -g gfx900 --allocateRegisters -D OFF=1 %s -o %t.off 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: cmp %t.mc %t.off
.rawcode
.gpu gfx900
.ifdef OFF
.regalloc off
.endif
.regvar x:v, y:v:3, z:s
# CHECK: :[[#@LINE+4]]:9: warning: register variables are encoded as register 0
# CHECK: :[[#@LINE+3]]:9: note: '.regalloc on' before the code, or --allocate-registers, gives them registers
# OFF:      v_mov_b32 v0, 1
# ON:       v_mov_b32 v0, 1
        v_mov_b32 x, 1
# OFF-NEXT: v_mov_b32 v0, 2
# ON-NEXT:  v_mov_b32 v1, 2
        v_mov_b32 y[2], 2
## A source field that accepts scalar registers gets s0, even for a variable of
## vector registers.
# OFF-NEXT: v_add_f32 v0, s0, v0
# ON-NEXT:  v_add_f32 v0, v0, v1
        v_add_f32 x, x, y[2]
        s_endpgm
