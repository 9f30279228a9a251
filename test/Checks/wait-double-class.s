# v_cmp_class_f64 reads one register of the mask, which the dialect writes as two. So a
# load into the second one may be in flight.
# RUN: clrx-mc %s -filetype=null -mcpu=tonga 2>&1 | FileCheck %s
# RUN: clrx-mc %s -filetype=null -mcpu=gfx1010 2>&1 | FileCheck %s
# CHECK:      :[[#@LINE+6]]:{{[0-9]+}}: warning: v4 is read here, but the load that writes it may not have returned [-Wwaitcnt]
# CHECK-NOT:  warning:
.rawcode
        s_mov_b32 s0, 0
        buffer_load_dwordx2 v[4:5], v6, s[4:7], 0 offen
        v_cmp_class_f64 vcc, v[0:1], v[3:4]
        v_cmp_class_f64 vcc, v[0:1], v[4:5]
        s_endpgm
