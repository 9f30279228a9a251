# Packed instructions: op_sel and op_sel_hi select halves, neg_lo and neg_hi
# negate them.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
v_pk_add_f16 v1, v2, v3
# GFX9: d38f4001
# GFX9-NEXT: 18020702
# GFX10: cc0f4001
# GFX10-NEXT: 18020702
v_pk_add_f16 v1, v2, v3 op_sel:[1,0] op_sel_hi:[0,1]
# GFX9-NEXT: d38f0801
# GFX9-NEXT: 10020702
# GFX10-NEXT: cc0f0801
# GFX10-NEXT: 10020702
v_pk_add_f16 v1, -v2, v3 neg_hi:[0,1] clamp
# GFX9-NEXT: d38fc201
# GFX9-NEXT: 38020702
# GFX10-NEXT: cc0fc201
# GFX10-NEXT: 38020702
v_pk_mad_i16 v1, v2, s3, v4 op_sel_hi:[1,0,1]
# GFX9-NEXT: d3804001
# GFX9-NEXT: 0c100702
# GFX10-NEXT: cc004001
# GFX10-NEXT: 0c100702
v_pk_fma_f16 v1, v2, v3, v4 neg_lo:[1,1,0] neg_hi:7
# GFX9-NEXT: d38e4701
# GFX9-NEXT: 7c120702
# GFX10-NEXT: cc0e4701
# GFX10-NEXT: 7c120702
v_pk_add_f16 v1, |v2|, v3
# GFX9-NEXT: d38f4001
# GFX9-NEXT: 18020702
# GFX10-NEXT: cc0f4001
# GFX10-NEXT: 18020702
v_pk_lshlrev_b16 v1, 3, v3
# GFX9-NEXT: d3844001
# GFX9-NEXT: 18020683
# GFX9-NOT: {{.}}
# GFX10-NEXT: cc044001
# GFX10-NEXT: 18020683
# GFX10-NOT: {{.}}
