## The hardware may replay consecutive vector memory accesses with XNACK.
## Warnings are at the instructions before which LLVM's pass inserts s_nop.
# RUN: clrx-mc -mcpu=tonga --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | count 0
# RUN: clrx-mc -mcpu=carrizo --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wall -Wno-waitcnt -Wno-kernel %s 2>&1 | FileCheck %s
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-waitcnt %s 2>&1 | count 0
# RUN: clrx-mc -mcpu=bonaire --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | count 0
# RUN: clrx-mc -mcpu=gfx1010 --defsym DIMS=1 --format=rawcode -filetype=null -Wno-all -Whazard-xnack %s 2>&1 | count 0
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:9: warning: consecutive vector memory accesses read and write v0, but xnack may replay them [-Whazard-xnack]
        buffer_load_dword v2, v0, s[4:7], 0 offen
# CHECK: [[@LINE-3]]:9: note: the other access is here
# CHECK: [[@LINE-2]]:9: note: add s_nop 0
        s_nop           0
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:9: warning: consecutive vector memory accesses read and write v1
        buffer_load_dword v1, v2, s[4:7], 0 offen
        s_nop           0

## The access overwrites its own address register, after another access.
        buffer_load_dword v2, v2, s[4:7], 0 offen
        s_nop           0
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:9: warning: consecutive vector memory accesses read and write v2
        buffer_load_dword v2, v2, s[4:7], 0 offen
# CHECK: [[@LINE-3]]:9: note: the other access is here
# CHECK: [[@LINE+1]]:9: warning: consecutive vector memory accesses read and write v2
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: [[@LINE-4]]:9: note: the other access is here
        s_nop           0
        flat_load_dword v0, v[2:3]
        buffer_load_dword v4, v5, s[4:7], 0 offen
.ifndef DIMS
# CHECK: [[@LINE+1]]:9: warning: consecutive vector memory accesses read and write v0
        image_load      v6, v[0:3], s[8:15] dmask:1 unorm
.endif
# CHECK: [[@LINE-6]]:9: note: the other access is here
        s_nop           0

## Stores after loads.
        buffer_load_dword v0, v1, s[4:7], 0 offen
        buffer_load_dword v8, v1, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:9: warning: a store follows vector loads, but after the store, xnack may replay these loads [-Whazard-xnack]
        buffer_store_dword v2, v3, s[4:7], 0 offen
# CHECK: [[@LINE-3]]:9: note: a load is here
# CHECK: note: add s_nop 0
        s_nop           0
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:9: warning: a store follows vector loads
        buffer_atomic_add v2, v3, s[4:7], 0 offen
        s_nop           0
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:9: warning: a store follows vector loads
        flat_store_dword v[2:3], v4
        s_nop           0
        buffer_load_dword v0, v1, s[4:7], 0 offen
# CHECK: [[@LINE+1]]:9: warning: a store follows vector loads
        buffer_load_dword v0, v1, s[4:7], 0 offen lds
        s_nop           0

## A label is no instruction, but a branch is one.
        buffer_load_dword v0, v1, s[4:7], 0 offen
label:
# CHECK: [[@LINE+1]]:9: warning: consecutive vector memory accesses read and write v0
        buffer_load_dword v2, v0, s[4:7], 0 offen
        s_cbranch_scc0  label
        buffer_load_dword v0, v1, s[4:7], 0 offen
        s_branch        next
next:
        buffer_load_dword v2, v0, s[4:7], 0 offen
        s_nop           0

## Other instructions between the accesses.
        buffer_load_dword v0, v1, s[4:7], 0 offen
        ds_read_b32     v10, v11
        buffer_load_dword v2, v0, s[4:7], 0 offen
        s_mov_b32       s20, 0
        buffer_load_dword v0, v1, s[4:7], 0 offen
        s_load_dword    s20, s[2:3], 0
        buffer_load_dword v2, v0, s[4:7], 0 offen
        v_mov_b32       v12, 0
## Stores before loads, and equal destinations.
        buffer_store_dword v2, v3, s[4:7], 0 offen
        buffer_store_dword v4, v3, s[4:7], 0 offen
        buffer_load_dword v2, v1, s[4:7], 0 offen
        s_nop           0
        buffer_load_dword v0, v1, s[4:7], 0 offen
        buffer_load_dword v0, v2, s[4:7], 0 offen
        s_endpgm
