# Offsets of 13 bits, nv and lds on GCN 1.4.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s
global_load_dword v1, v[2:3], off offset:-4096
# CHECK: dc509000
# CHECK-NEXT: 017f0002
global_load_dword v1, v[2:3], off offset:8191
# CHECK-NEXT: dc509fff
# CHECK-NEXT: 017f0002
global_load_dword v1, v[2:3], off offset:late nv
# CHECK-NEXT: dc509ffc
# CHECK-NEXT: 01ff0002
scratch_load_dword v1, v2, off offset:-1 lds
# CHECK-NEXT: dc507fff
# CHECK-NEXT: 017f0002
# CHECK-NOT: {{.}}
late = -4
