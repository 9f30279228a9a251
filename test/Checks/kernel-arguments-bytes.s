## Up to GCN 1.1, offsets of scalar loads count dwords. If an offset would be
## correct in bytes, a note says so and has an edit.
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %s 2>&1 | FileCheck %s --implicit-check-not=warning: --implicit-check-not=dwords
# RUN: cp %s %t.s
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel --fix %t.s
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %t.s 2>&1 | FileCheck %s --check-prefix=FIXED --implicit-check-not='kernel '\''bytes' --implicit-check-not='kernel '\''hex'
# RUN: FileCheck %s --check-prefix=EDIT --input-file=%t.s
.macro config name
    .kernel \name
    .config
        .dims x
        .use_kernarg_segment_ptr
        .kernarg_segment_size 32
.endm
.rocm
.gpu bonaire
config bytes
config hex
config odd
config outside
.text
bytes: .skip 256
# CHECK: [[#@LINE+4]]:36: warning: kernel 'bytes': bytes 96 to 103 of the arguments are loaded here, but there are only 32 [-Wkernel]
# CHECK: note: the configuration declares the arguments; add one with '.arg'
# CHECK: note: offsets count dwords on this device; write 6 for byte 24
# EDIT: s_load_dwordx2 s[2:3], s[0:1], 6{{$}}
    s_load_dwordx2 s[2:3], s[0:1], 24
    s_endpgm
.p2align 8
hex: .skip 256
# CHECK: warning: kernel 'hex': bytes 64 to 67 of the arguments
# CHECK: note: offsets count dwords on this device; write 0x4 for byte 16
# EDIT: s_load_dword s2, s[0:1], 0x4{{$}}
    s_load_dword s2, s[0:1], 0x10
    s_endpgm
.p2align 8
## Byte 9 is not at a dword.
odd: .skip 256
# CHECK: warning: kernel 'odd': bytes 36 to 39 of the arguments
# FIXED: warning: kernel 'odd'
    s_load_dword s2, s[0:1], 9
    s_endpgm
.p2align 8
outside: .skip 256
# CHECK: warning: kernel 'outside': bytes 128 to 131 of the arguments
# FIXED: warning: kernel 'outside'
    s_load_dword s2, s[0:1], 32
    s_endpgm
