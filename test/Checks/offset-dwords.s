# Offsets of scalar loads count dwords up to GCN 1.1. The note says so if the offset is right in bytes.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null  bonaire.s 2>&1 | FileCheck bonaire.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  amdcl2.s 2>&1 | FileCheck amdcl2.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  hex.s 2>&1 | FileCheck hex.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  symbol.s 2>&1 | FileCheck symbol.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  late.s 2>&1 | FileCheck late.s --match-full-lines --implicit-check-not='{{.}}'
#--- bonaire.s
.rocm
.gpu bonaire
.kernel k
.config
.dims x
.use_kernarg_segment_ptr
.kernarg_segment_size 32
.text
k: .skip 256
s_load_dwordx2 s[2:3], s[0:1], 24
s_endpgm
# CHECK: bonaire.s:10:32: warning: kernel 'k': bytes 96 to 103 of the arguments are loaded here, but there are only 32 [-Wkernel]
# CHECK-NEXT: s_load_dwordx2 s[2:3], s[0:1], 24
# CHECK-NEXT: ^~
# CHECK-NEXT: bonaire.s:10:32: note: the configuration declares the arguments; add one with '.arg'
# CHECK-NEXT: bonaire.s:10:32: note: offsets count dwords on this device; write 6 for byte 24
#--- amdcl2.s
.amdcl2
.64bit
.gpu bonaire
.driver_version 200406
.kernel k
.config
.dims x
.useargs
.arg n, uint
.text
s_load_dword s0, s[4:5], 8
s_endpgm
# CHECK: amdcl2.s:11:26: warning: kernel 'k': bytes 32 to 35 of the arguments are loaded here, but there are only 16 [-Wkernel]
# CHECK-NEXT: s_load_dword s0, s[4:5], 8
# CHECK-NEXT: ^
# CHECK-NEXT: amdcl2.s:11:26: note: the configuration declares the arguments; add one with '.arg'
# CHECK-NEXT: amdcl2.s:11:26: note: offsets count dwords on this device; write 2 for byte 8
#--- hex.s
.rocm
.gpu hawaii
.kernel k
.config
.dims x
.use_kernarg_segment_ptr
.kernarg_segment_size 32
.text
k: .skip 256
s_load_dword s2, s[0:1], 0x1c
s_endpgm
# CHECK: hex.s:10:26: warning: kernel 'k': bytes 112 to 115 of the arguments are loaded here, but there are only 32 [-Wkernel]
# CHECK-NEXT: s_load_dword s2, s[0:1], 0x1c
# CHECK-NEXT: ^~~~
# CHECK-NEXT: hex.s:10:26: note: the configuration declares the arguments; add one with '.arg'
# CHECK-NEXT: hex.s:10:26: note: offsets count dwords on this device; write 0x7 for byte 28
#--- macro.s
.macro arg to, at
s_load_dword \to, s[0:1], \at
.endm
.rocm
.gpu kaveri
.kernel k
.config
.dims x
.use_kernarg_segment_ptr
.kernarg_segment_size 32
.text
k: .skip 256
arg s2, 16
s_endpgm
# CHECK: macro.s:2:26: warning: kernel 'k': bytes 64 to 67 of the arguments are loaded here, but there are only 32 [-Wkernel]
# CHECK-NEXT: s_load_dword s2, s[0:1], 16
# CHECK-NEXT: ^~
# CHECK-NEXT: macro.s:2:26: note: the configuration declares the arguments; add one with '.arg'
# CHECK-NEXT: macro.s:2:26: note: offsets count dwords on this device; write 4 for byte 16
# CHECK-NEXT: macro.s:13:1: note: in macro 'arg' called from here
# CHECK-NEXT: arg s2, 16
# CHECK-NEXT: ^~~
#--- symbol.s
SECOND = 8
.rocm
.gpu bonaire
.kernel k
.config
.dims x
.use_kernarg_segment_ptr
.kernarg_segment_size 32
.text
k: .skip 256
s_load_dword s2, s[0:1], SECOND
s_endpgm
# CHECK: symbol.s:11:26: warning: kernel 'k': bytes 32 to 35 of the arguments are loaded here, but there are only 32 [-Wkernel]
# CHECK-NEXT: s_load_dword s2, s[0:1], SECOND
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: symbol.s:11:26: note: the configuration declares the arguments; add one with '.arg'
# CHECK-NEXT: symbol.s:11:26: note: offsets count dwords on this device; write 2 for byte 8
#--- late.s
.rocm
.gpu bonaire
.kernel k
.config
.dims x
.use_kernarg_segment_ptr
.kernarg_segment_size 32
.text
k: .skip 256
s_load_dword s2, s[0:1], SECOND
s_endpgm
SECOND = 12
# CHECK: late.s:10:26: warning: kernel 'k': bytes 48 to 51 of the arguments are loaded here, but there are only 32 [-Wkernel]
# CHECK-NEXT: s_load_dword s2, s[0:1], SECOND
# CHECK-NEXT: ^~~~~~
# CHECK-NEXT: late.s:10:26: note: the configuration declares the arguments; add one with '.arg'
# CHECK-NEXT: late.s:10:26: note: offsets count dwords on this device; write 3 for byte 12
