# An offset of a scalar access that the hardware reads as another number draws a warning with the
# range of the field.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 load.s 2>&1 | FileCheck load.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx906 store.s 2>&1 | FileCheck store.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 gfx10.s 2>&1 | FileCheck gfx10.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 both.s 2>&1 | FileCheck both.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 late.s 2>&1 | FileCheck late.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=fiji gcn12.s 2>&1 | FileCheck gcn12.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=tahiti gcn11.s 2>&1 | FileCheck gcn11.s --match-full-lines --implicit-check-not='{{.}}'
#--- load.s
s_load_dword s0, s[2:3], 0x100000
s_endpgm
# CHECK: load.s:1:26: warning: value 0x100000 truncated to -0x100000 (range: -0x100000 to 0xfffff)
# CHECK-NEXT: s_load_dword s0, s[2:3], 0x100000
# CHECK-NEXT: ^~~~~~~~
#--- store.s
s_store_dword s0, s[2:3], -0x100001
s_endpgm
# CHECK: store.s:1:27: warning: value -0x100001 truncated to 0xfffff (range: -0x100000 to 0xfffff)
# CHECK-NEXT: s_store_dword s0, s[2:3], -0x100001
# CHECK-NEXT: ^
# CHECK-NEXT: store.s:2:1: warning: the program ends while stored data may still be in the scalar cache [-Whazard]
# CHECK-NEXT: s_endpgm
# CHECK-NEXT: ^~~~~~~~
# CHECK-NEXT: store.s:1:1: note: the store is here
# CHECK-NEXT: s_store_dword s0, s[2:3], -0x100001
# CHECK-NEXT: ^~~~~~~~~~~~~
# CHECK-NEXT: store.s:2:1: note: add 's_dcache_wb'
#--- gfx10.s
s_load_dwordx4 s[0:3], s[2:3], 0x1ffffc
s_endpgm
# CHECK: gfx10.s:1:32: warning: value 0x1ffffc truncated to 0xffffc (range: 0x0 to 0xfffff)
# CHECK-NEXT: s_load_dwordx4 s[0:3], s[2:3], 0x1ffffc
# CHECK-NEXT: ^~~~~~~~
#--- both.s
s_load_dword s0, s[2:3], s4 offset:0x100000
s_endpgm
# CHECK: both.s:1:36: warning: value 0x100000 truncated to -0x100000 (range: -0x100000 to 0xfffff)
# CHECK-NEXT: s_load_dword s0, s[2:3], s4 offset:0x100000
# CHECK-NEXT: ^~~~~~~~
#--- late.s
s_buffer_load_dword s0, s[4:7], table
s_endpgm
table = 0x123456
# CHECK: late.s:1:33: warning: value 0x123456 truncated to -0xdcbaa (range: -0x100000 to 0xfffff)
# CHECK-NEXT: s_buffer_load_dword s0, s[4:7], table
# CHECK-NEXT: ^~~~~
#--- gcn12.s
s_load_dword s0, s[2:3], 0x100000
s_endpgm
# CHECK: gcn12.s:1:26: warning: value 0x100000 truncated to 0x0 (range: 0x0 to 0xfffff)
# CHECK-NEXT: s_load_dword s0, s[2:3], 0x100000
# CHECK-NEXT: ^~~~~~~~
#--- gcn11.s
s_load_dword s0, s[2:3], 256
s_endpgm
# CHECK: gcn11.s:1:26: warning: value 0x100 truncated to 0x0 (range: 0x0 to 0xff)
# CHECK-NEXT: s_load_dword s0, s[2:3], 256
# CHECK-NEXT: ^~~
