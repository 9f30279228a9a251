# An instruction that the default device lacks: the error says first that no device is
# named, and the note says how to name one.
# RUN: split-file %s %t
# RUN: not clrx-mc --format=rawcode -filetype=null -Wno-all %t/none.s 2>&1 | FileCheck %t/none.s --match-full-lines --implicit-check-not=error:
# RUN: not clrx-mc -filetype=null -Wno-all %t/late.s 2>&1 | FileCheck %t/late.s --match-full-lines --implicit-check-not=error:
# RUN: not clrx-mc -filetype=null -Wno-all %t/named.s 2>&1 | FileCheck %t/named.s --implicit-check-not="no device"
# RUN: not clrx-mc --format=rawcode -mcpu=tahiti -filetype=null -Wno-all %t/none.s 2>&1 | FileCheck %t/named.s --implicit-check-not="no device"

#--- none.s
    flat_load_dword v0, v[2:3]
# CHECK: {{.*}}:[[#@LINE-1]]:5: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'flat_load_dword'
# CHECK: {{.*}}:[[#@LINE-2]]:5: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.1, GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
    v_add_f16 v0, v1, v2
# CHECK: {{.*}}:[[#@LINE-1]]:5: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'v_add_f16'
# CHECK: {{.*}}:[[#@LINE-2]]:5: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.2, GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
    v_nonsense v0
# CHECK: {{.*}}:[[#@LINE-1]]:5: error: unknown instruction 'v_nonsense' on GCN1.0
#--- late.s
.rawcode
    global_load_dword v0, v[2:3], off
# CHECK: {{.*}}:[[#@LINE-1]]:5: error: no device is named before this statement, and the default, GCN1.0, has no instruction 'global_load_dword'
# CHECK: {{.*}}:[[#@LINE-2]]:5: note: name a device by '.gpu NAME' or -mcpu=NAME; the instruction exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
.gpu gfx900
#--- named.s
.rawcode
.gpu tahiti
    flat_load_dword v0, v[2:3]
# CHECK: error: unknown instruction 'flat_load_dword' on GCN1.0
# CHECK: note: it exists on GCN1.1, GCN1.2,
