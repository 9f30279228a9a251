## If the target of a jump is unknown, each kernel gets one warning.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning: --implicit-check-not=remark:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null --defsym SAID=1 %s 2>&1 | FileCheck %s --check-prefix=SAID
# CHECK: [[@LINE+7]]:9: remark: the target of this jump is not known; code there is checked as if nothing were in flight
# CHECK: note: declare the targets with '.cf_jump' or '.cf_call', or a return with '.cf_ret'
        buffer_load_dword v0, v10, s[4:7], 0 offen
        s_cbranch_scc0 second
.ifdef SAID
        .cf_jump behind
.endif
        s_setpc_b64 s[0:1]
second:
.ifdef SAID
        .cf_jump behind
.endif
        s_setpc_b64 s[0:1]
behind:
# SAID-NOT: remark:
# SAID: [[@LINE+1]]:23: warning: v0 is read here, but the
        v_mov_b32 v1, v0
# SAID-NOT: remark:
        s_endpgm
