# An offset of a scratch access that the hardware reads as another number draws a warning with the
# range of the field.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 store.s 2>&1 | FileCheck store.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx906 load.s 2>&1 | FileCheck load.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 gfx10.s 2>&1 | FileCheck gfx10.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 late.s 2>&1 | FileCheck late.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 flat.s 2>&1 | FileCheck flat.s --match-full-lines --implicit-check-not='{{.}}'
#--- store.s
scratch_store_dword v6, v8, off offset:4096
s_endpgm
# CHECK: store.s:1:40: warning: value 0x1000 truncated to -0x1000 (range: -0x1000 to 0xfff)
# CHECK-NEXT: scratch_store_dword v6, v8, off offset:4096
# CHECK-NEXT: ^~~~
#--- load.s
scratch_load_dword v8, off, s4 offset:-4097
s_endpgm
# CHECK: load.s:1:39: warning: value -0x1001 truncated to 0xfff (range: -0x1000 to 0xfff)
# CHECK-NEXT: scratch_load_dword v8, off, s4 offset:-4097
# CHECK-NEXT: ^
#--- gfx10.s
scratch_store_dword v6, v8, off offset:-2049
s_endpgm
# CHECK: gfx10.s:1:40: warning: value 0xfffffffffffff7ff truncated to 0x7ff (range: 0x0 to 0x7ff)
# CHECK-NEXT: scratch_store_dword v6, v8, off offset:-2049
# CHECK-NEXT: ^
#--- late.s
scratch_load_dword v8, v6, off offset:spill
s_endpgm
spill = 5000
# CHECK: late.s:1:39: warning: value 0x1388 truncated to -0xc78 (range: -0x1000 to 0xfff)
# CHECK-NEXT: scratch_load_dword v8, v6, off offset:spill
# CHECK-NEXT: ^~~~~
#--- flat.s
flat_store_dword v[6:7], v8 offset:4096
s_endpgm
# CHECK: flat.s:1:36: warning: value 0x1000 truncated to 0x0 (range: 0x0 to 0xfff)
# CHECK-NEXT: flat_store_dword v[6:7], v8 offset:4096
# CHECK-NEXT: ^~~~
