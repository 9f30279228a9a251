## A kernel reads registers that neither its start nor its code sets. The note
## names the change of the configuration that provides the value.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: not clrx-mc -filetype=null -Werror=uninitialized %s 2>&1 | FileCheck %s --check-prefix=ERROR
# RUN: clrx-mc -filetype=null -Wno-uninitialized %s 2>&1 | count 0
# ERROR: error: kernel 'args': s5 is read here, but nothing has set it [-Werror,-Wuninitialized]
.amdcl2
.gpu fiji
.64bit
.driver_version 200406

.kernel args
.config
    .dims x
.text
    s_load_dwordx2 s[0:1], s[4:5], 0
# CHECK: :[[#@LINE-1]]:28: warning: kernel 'args': s5 is read here, but nothing has set it [-Wuninitialized]
# CHECK: note: add '.useargs': then s[4:5] hold the argument address
## The first read of a register draws the only warning.
    s_load_dwordx2 s[2:3], s[4:5], 8
    s_endpgm

.kernel ids
.config
    .dims x
    .useargs
    .vgprsnum 16
.text
## The second register of the ids is the next one of another generation.
    s_lshl_b32 s0, s7, 6
# CHECK: :[[#@LINE-1]]:20: warning: kernel 'ids': s7 is read here, but nothing has set it
# CHECK: note: add y to '.dims': then s7 holds the work-group id y
    v_add_u32 v0, vcc, s0, v1
# CHECK: :[[#@LINE-1]]:28: warning: kernel 'ids': v1 is read here, but nothing has set it
# CHECK: note: add y to '.dims': then v1 holds the local id y
    v_mov_b32 v1, v9
# CHECK: :[[#@LINE-1]]:19: warning: kernel 'ids': v9 is read here, but nothing has set it
# CHECK: note: at its start, the kernel gets s[0:3] (scratch buffer), s[4:5] (argument address), s6 (work-group id x) and v0 (local id x)
    s_endpgm

.kernel special
.config
    .dims x
    .localsize 64
.text
    s_addc_u32 s0, s0, 1
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'special': scc is read here, but nothing has set it
    v_cndmask_b32 v0, 0, v0, vcc
# CHECK: :[[#@LINE-1]]:30: warning: kernel 'special': vcc is read here, but nothing has set it
    ds_write_b32 v0, v0
# CHECK: :[[#@LINE-1]]:5: warning: kernel 'special': m0 is read here, but nothing has set it
# CHECK: note: before GCN 1.4, m0 limits the accesses to LDS; add 's_mov_b32 m0, -1' before
    s_endpgm

.kernel parts
.config
    .dims x
.text
    s_mov_b32 s8, 0
## One register of a descriptor or of an address is enough.
    buffer_load_dword v1, v0, s[8:11], 0 offen
# CHECK: :[[#@LINE-1]]:31: warning: kernel 'parts': s[9:11] are read here, but nothing has set them
    v_mov_b32 v4, 0
    flat_load_dword v2, v[4:5]
# CHECK: :[[#@LINE-1]]:25: warning: kernel 'parts': v5 is read here, but nothing has set it
    v_mac_f32 v6, v0, v0
# CHECK: :[[#@LINE-1]]:15: warning: kernel 'parts': v6 is read here, but nothing has set it
    s_endpgm
