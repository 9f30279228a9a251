# An offset of a global access that the hardware reads as another number draws a warning with the
# range of the field, wherever the number comes from.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 store.s 2>&1 | FileCheck store.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx906 load.s 2>&1 | FileCheck load.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 gfx10.s 2>&1 | FileCheck gfx10.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 late.s 2>&1 | FileCheck late.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 symbol.s 2>&1 | FileCheck symbol.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null  macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx900 negative.s 2>&1 | FileCheck negative.s --match-full-lines --implicit-check-not='{{.}}'
#--- store.s
global_store_dword v[6:7], v8, off offset:4096
s_endpgm
# CHECK: store.s:1:43: warning: value 0x1000 truncated to -0x1000 (range: -0x1000 to 0xfff)
# CHECK-NEXT: global_store_dword v[6:7], v8, off offset:4096
# CHECK-NEXT: ^~~~
#--- load.s
global_load_dwordx4 v[0:3], v6, s[2:3] offset:-4097
s_endpgm
# CHECK: load.s:1:47: warning: value -0x1001 truncated to 0xfff (range: -0x1000 to 0xfff)
# CHECK-NEXT: global_load_dwordx4 v[0:3], v6, s[2:3] offset:-4097
# CHECK-NEXT: ^
#--- gfx10.s
global_atomic_add v1, v[6:7], v8, off offset:2048 glc
s_endpgm
# CHECK: gfx10.s:1:46: warning: value 0x800 truncated to 0x0 (range: 0x0 to 0x7ff)
# CHECK-NEXT: global_atomic_add v1, v[6:7], v8, off offset:2048 glc
# CHECK-NEXT: ^~~~
#--- late.s
global_load_dword v8, v[6:7], off offset:end-start
start: s_endpgm
.skip 8187
end:
# CHECK: late.s:1:42: warning: value 0x1fff truncated to -0x1 (range: -0x1000 to 0xfff)
# CHECK-NEXT: global_load_dword v8, v[6:7], off offset:end-start
# CHECK-NEXT: ^~~
#--- symbol.s
STRIDE = 4096
global_store_dword v[6:7], v8, off offset:STRIDE*2
s_endpgm
# CHECK: symbol.s:2:43: warning: value 0x2000 truncated to 0x0 (range: -0x1000 to 0xfff)
# CHECK-NEXT: global_store_dword v[6:7], v8, off offset:STRIDE*2
# CHECK-NEXT: ^~~~~~
#--- macro.s
.rocm
.gpu gfx900
.kernel k
.config
.dims x
.text
k: .skip 256
.macro put at
global_store_dword v[6:7], v8, off offset:\at
.endm
v_mov_b32 v6, 0
v_mov_b32 v7, 0
v_mov_b32 v8, 0
put 4100
s_endpgm
# CHECK: macro.s:9:43: warning: value 0x1004 truncated to -0xffc (range: -0x1000 to 0xfff)
# CHECK-NEXT: global_store_dword v[6:7], v8, off offset:4100
# CHECK-NEXT: ^~~~
# CHECK-NEXT: macro.s:14:1: note: in macro 'put' called from here
# CHECK-NEXT: put 4100
# CHECK-NEXT: ^~~
#--- negative.s
global_load_dword v8, v[6:7], off offset:-4100
s_endpgm
# CHECK: negative.s:1:42: warning: value -0x1004 truncated to 0xffc (range: -0x1000 to 0xfff)
# CHECK-NEXT: global_load_dword v8, v[6:7], off offset:-4100
# CHECK-NEXT: ^
