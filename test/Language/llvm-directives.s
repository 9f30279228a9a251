# Under .dialect llvm, some of LLVM's directives are accepted and ignored. They do not
# start output, so the device can still be selected after them.

# RUN: clrx-mc %s | FileCheck %s
# RUN: not clrx-mc --defsym=CLRX=1 %s 2>&1 | FileCheck %s --check-prefix=CLRX

.ifdef CLRX
# CLRX: :[[#@LINE+1]]:1: error: unknown pseudo-op or macro '.type'
.type f,@function
.endif

.rawcode
.dialect llvm
.addrsig
.addrsig_sym f
.amdgpu_lds f.buffer, 256, 16
.cfi_endproc
.cfi_sections .debug_frame
.cfi_startproc
.file 0 "." "kernel.cl" md5 0xb943dc7b52e1f0bf0db24f217aab38bf
.hidden f
.ident "clang version 22"
.internal f
.loc 0 7 0 is_stmt 1
.protected f
.type f,@function
.weak_hidden f
.gpu gfx900
f:
v_add_u32_e32 v0, v1, v2
.zero 4
# CHECK: v_add_u32_e32 v0, v1, v2
# CHECK-NEXT: .long 0x00000000
