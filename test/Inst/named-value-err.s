# Names of values that are misspelt or belong to other architectures.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_sendmsg sendmsg(interupt)
# CHECK: :[[#@LINE-1]]:19: error: unknown message 'interupt'
# CHECK: :[[#@LINE-2]]:19: note: did you mean 'interrupt'?
s_sendmsg sendmsg(msg_get_doorbell)
# CHECK: :[[#@LINE-1]]:19: error: unknown message 'msg_get_doorbell'
# CHECK: :[[#@LINE-2]]:19: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
s_sendmsg sendmsg(gs, emitt, 0)
# CHECK: :[[#@LINE-1]]:23: error: unknown GS operation 'emitt'
# CHECK: :[[#@LINE-2]]:23: note: did you mean 'emit'?
s_getreg_b32 s0, hwreg(hwreg_mod, 0, 1)
# CHECK: :[[#@LINE-1]]:24: error: unknown hardware register 'hwreg_mod'
# CHECK: :[[#@LINE-2]]:24: note: did you mean 'mode'?
s_getreg_b32 s0, hwreg(flat_scr_lo, 0, 1)
# CHECK: :[[#@LINE-1]]:24: error: unknown hardware register 'flat_scr_lo'
# CHECK: :[[#@LINE-2]]:24: note: it exists on GCN1.5, GCN1.5.1
s_getreg_b32 s0, hwreg(nothing_like, 0, 1)
# CHECK: :[[#@LINE-1]]:24: error: unknown hardware register 'nothing_like'
v_mov_b32 v0, v1 dst_sel:byt0
# CHECK: :[[#@LINE-1]]:26: error: unknown part of a register 'byt0'
# CHECK: :[[#@LINE-2]]:26: note: did you mean 'byte0'?
v_mov_b32 v0, v1 dst_unused:presreve
# CHECK: :[[#@LINE-1]]:29: error: unknown treatment of unused bits 'presreve'
# CHECK: :[[#@LINE-2]]:29: note: did you mean 'preserve'?
tbuffer_load_format_x v0, v1, s[0:3], 0 offen format:[flot]
# CHECK: :[[#@LINE-1]]:55: error: unknown data or number format 'flot'
# CHECK: :[[#@LINE-2]]:55: note: did you mean 'float'?
tbuffer_load_format_x v0, v1, s[0:3], 0 offen format:[32,snrom]
# CHECK: :[[#@LINE-1]]:58: error: unknown number format 'snrom'
# CHECK: :[[#@LINE-2]]:58: note: did you mean 'snorm'?
tbuffer_load_format_x v0, v1, s[0:3], 0 offen format:32
# CHECK: :[[#@LINE-1]]:54: error: expected '[' before the format
