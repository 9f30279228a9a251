# Instructions that have other names in LLVM.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Bonaire -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=CI
v_mqsad_u8 v[2:3], v[4:5], v6, v[8:9]
# SI: d2e60002
# SI-NEXT: 04220d04
# CI: d2e60002
# CI-NEXT: 04220d04
v_qsad_u8 v[2:3], v[4:5], v6, v[8:9]
# SI-NEXT: d2e40002
# SI-NEXT: 04220d04
# CI-NEXT: d2e40002
# CI-NEXT: 04220d04
v_cmps_t_f32 vcc, v1, v2
# SI-NEXT: 7c9e0501
# CI-NEXT: 7c9e0501
v_cmpx_tru_i32 vcc, v1, v2
# SI-NEXT: 7d2e0501
# CI-NEXT: 7d2e0501
v_fmaak_f32 v1, v2, v3, 0x1234
# SI-NEXT: 5a020702
# SI-NEXT: 00001234
# CI-NEXT: 5a020702
# CI-NEXT: 00001234
v_fmamk_f32 v1, v2, 0x1234, v3
# SI-NEXT: 58020702
# SI-NEXT: 00001234
# CI-NEXT: 58020702
# CI-NEXT: 00001234
v_sub_u32 v1, vcc, v2, v3
# SI-NEXT: 4c020702
# SI-NOT: {{.}}
# CI-NEXT: 4c020702
# CI-NOT: {{.}}
