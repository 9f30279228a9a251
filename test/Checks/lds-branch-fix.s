# The wait that mends 'lds-branch' on gfx1010 draws no other warning, under either name.
# Each source is also assembled with the wait.
# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 -Wall missing.s 2>&1 | FileCheck missing.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: sed 's/^next: /next: s_waitcnt_vscnt null, 0\n/' missing.s > fixed-missing.s
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 -Wall fixed-missing.s 2>&1 | count 0
# RUN: clrxasm -b raw -g gfx1010 -Wall -o out clrxasm.s 2>&1 | FileCheck clrxasm.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: sed 's/^next: /next: s_waitcnt_vscnt null, 0\n/' clrxasm.s > fixed-clrxasm.s
# RUN: clrxasm -b raw -g gfx1010 -Wall -o out fixed-clrxasm.s 2>&1 | count 0
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 -Wall reverse.s 2>&1 | FileCheck reverse.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: sed 's/^next: /next: s_waitcnt_vscnt null, 0\n/' reverse.s > fixed-reverse.s
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 -Wall fixed-reverse.s 2>&1 | count 0
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 -Wall conditional.s 2>&1 | FileCheck conditional.s --match-full-lines --implicit-check-not='{{.}}'
# RUN: sed 's/^next: /next: s_waitcnt_vscnt null, 0\n/' conditional.s > fixed-conditional.s
# RUN: clrx-mc -filetype=null --format=rawcode -mcpu=gfx1010 -Wall fixed-conditional.s 2>&1 | count 0
#--- missing.s
ds_write_b32 v0, v1
s_branch next
next: global_load_dword v2, v[4:5], off
s_endpgm
# CHECK: missing.s:3:7: warning: LDS and vector memory are accessed on opposite sides of a branch [-Whazard]
# CHECK-NEXT: next: global_load_dword v2, v[4:5], off
# CHECK-NEXT: ^~~~~~~~~~~~~~~~~
# CHECK-NEXT: missing.s:1:1: note: the first access is here
# CHECK-NEXT: ds_write_b32 v0, v1
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: missing.s:3:7: note: add 's_waitcnt_vscnt null, 0'
#--- clrxasm.s
ds_write_b32 v0, v1
s_branch next
next: buffer_load_dword v2, v0, s[4:7], 0 offen
s_endpgm
# CHECK: clrxasm.s:3:7: warning: LDS and vector memory are accessed on opposite sides of a branch [-Whazard]
# CHECK-NEXT: next: buffer_load_dword v2, v0, s[4:7], 0 offen
# CHECK-NEXT: ^~~~~~~~~~~~~~~~~
# CHECK-NEXT: clrxasm.s:1:1: note: the first access is here
# CHECK-NEXT: ds_write_b32 v0, v1
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: clrxasm.s:3:7: note: add 's_waitcnt_vscnt null, 0'
#--- reverse.s
global_store_dword v[4:5], v2, off
s_branch next
next: ds_write_b32 v0, v1
s_endpgm
# CHECK: reverse.s:3:7: warning: LDS and vector memory are accessed on opposite sides of a branch [-Whazard]
# CHECK-NEXT: next: ds_write_b32 v0, v1
# CHECK-NEXT: ^~~~~~~~~~~~
# CHECK-NEXT: reverse.s:1:1: note: the first access is here
# CHECK-NEXT: global_store_dword v[4:5], v2, off
# CHECK-NEXT: ^~~~~~~~~~~~~~~~~~
# CHECK-NEXT: reverse.s:3:7: note: add 's_waitcnt_vscnt null, 0'
#--- conditional.s
ds_add_u32 v0, v1
s_cbranch_vccz next
s_nop 0
next: buffer_store_dword v2, v0, s[4:7], 0 offen
s_endpgm
# CHECK: conditional.s:4:7: warning: LDS and vector memory are accessed on opposite sides of a branch [-Whazard]
# CHECK-NEXT: next: buffer_store_dword v2, v0, s[4:7], 0 offen
# CHECK-NEXT: ^~~~~~~~~~~~~~~~~~
# CHECK-NEXT: conditional.s:1:1: note: the first access is here
# CHECK-NEXT: ds_add_u32 v0, v1
# CHECK-NEXT: ^~~~~~~~~~
# CHECK-NEXT: conditional.s:4:7: note: add 's_waitcnt_vscnt null, 0'
