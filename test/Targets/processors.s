# The language knows some of LLVM's GPUs under other names. It accepts all of
# LLVM's names.
# RUN: split-file %s %t
# RUN: clrxasm -b raw -o %t/out %t/names.s && od -An -v -tu1 -w2 %t/out | FileCheck %s --check-prefix=NAMES --match-full-lines

# The remaining processors have no dialect and no architecture. The wavefront
# size is LLVM's default, unless the source or the command line sets it.
# RUN: clrx-mc --format=rawcode -mcpu=gfx942 -filetype=obj -o %t/out %t/wave64.s 2>&1 | FileCheck %s --check-prefix=REMARK
# RUN: od -An -v -tu1 %t/out | FileCheck %s --check-prefix=WAVE64
# RUN: clrx-mc --format=rawcode -mcpu=gfx90c -filetype=null %t/wave64.s
# RUN: clrx-mc --format=rawcode -mcpu=gfx9-4-generic -filetype=null %t/wave64.s
# RUN: clrx-mc --format=rawcode -mcpu=gfx1012 -filetype=null %t/wave32.s
# RUN: clrx-mc --format=rawcode -mcpu=gfx1100 -filetype=null %t/wave32.s
# RUN: clrx-mc --format=rawcode -mcpu=gfx12-generic -filetype=null %t/wave32.s
# RUN: clrx-mc --format=rawcode -mcpu=gfx1250 -filetype=null %t/wave32.s
# RUN: clrx-mc --format=rawcode -mcpu=gfx1100 -mattr=+wavefrontsize64 -filetype=null %t/wave64.s
# RUN: clrx-mc --format=rawcode -filetype=null %t/both.s
# REMARK: wave64.s:5:1: remark: gfx942 has no CLRX dialect, so its instructions are LLVM's, as after '.dialect llvm'
# REMARK: wave64.s:5:1: remark: code for a processor without a CLRX dialect is not checked for 'kernel'
# REMARK-NOT: remark
# WAVE64: 0 3 148 125 0 3 148 125

# The remark is omitted if the source or the command line selects the dialect,
# and in clrxasm.
# RUN: clrx-mc --format=rawcode --dialect=llvm -w -mcpu=gfx942 -filetype=null %t/wave64.s 2>&1 | count 0
# RUN: clrx-mc --format=rawcode -w -filetype=null %t/said.s 2>&1 | count 0
# RUN: clrxasm -w -b raw -g gfx942 -o %t/out %t/wave64.s 2>&1 | count 0

#--- names.s
.irp name, gfx600, gfx601, verde, gfx602, gfx703, gfx704, gfx810
.gpu \name
.get_gpu G
.get_arch A
.byte G, A
.endr
# NAMES: 2 0
# NAMES-NEXT: 0 0
# NAMES-NEXT: 0 0
# NAMES-NEXT: 3 0
# NAMES-NEXT: 7 1
# NAMES-NEXT: 4 1
# NAMES-NEXT: 18 2

#--- wave64.s
.ifarch gcn1.4.1
.elseifarch gcn1.5
.error "of an architecture"
.else
v_cmp_eq_u32 vcc, v0, v1   ; LLVM's comments
v_cmp_eq_u32 vcc, v0, v1   // as well
.endif

#--- wave32.s
v_cmp_eq_u32 vcc_lo, v0, v1

#--- both.s
.gpu gfx1201
.ifgpu gfx1200
.error "a name of another"
.elseifngpu gfx1201
.error "not a name of it"
.endif
v_cmp_eq_u32 vcc_lo, v0, v1
.nowave32
v_cmp_eq_u32 vcc, v0, v1
.wave32
v_cmp_eq_u32 vcc_lo, v0, v1

#--- said.s
.dialect llvm
.gpu gfx942
s_nop 0
