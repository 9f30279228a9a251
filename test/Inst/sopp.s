# SOPP: instructions without registers.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_nop 0
# SI: bf800000
# VI: bf800000
# GFX9: bf800000
# GFX10: bf800000
s_nop 0xffff
# SI-NEXT: bf80ffff
# VI-NEXT: bf80ffff
# GFX9-NEXT: bf80ffff
# GFX10-NEXT: bf80ffff
s_nop -1
# SI-NEXT: bf80ffff
# VI-NEXT: bf80ffff
# GFX9-NEXT: bf80ffff
# GFX10-NEXT: bf80ffff
s_endpgm
# SI-NEXT: bf810000
# VI-NEXT: bf810000
# GFX9-NEXT: bf810000
# GFX10-NEXT: bf810000
s_barrier
# SI-NEXT: bf8a0000
# VI-NEXT: bf8a0000
# GFX9-NEXT: bf8a0000
# GFX10-NEXT: bf8a0000
s_sleep 10
# SI-NEXT: bf8e000a
# VI-NEXT: bf8e000a
# GFX9-NEXT: bf8e000a
# GFX10-NEXT: bf8e000a
s_sethalt 1
# SI-NEXT: bf8d0001
# VI-NEXT: bf8d0001
# GFX9-NEXT: bf8d0001
# GFX10-NEXT: bf8d0001
s_trap 3
# SI-NEXT: bf920003
# VI-NEXT: bf920003
# GFX9-NEXT: bf920003
# GFX10-NEXT: bf920003
s_incperflevel 2
# SI-NEXT: bf940002
# VI-NEXT: bf940002
# GFX9-NEXT: bf940002
# GFX10-NEXT: bf940002
s_icache_inv
# SI-NEXT: bf930000
# SI-NOT: {{.}}
# VI-NEXT: bf930000
# VI-NOT: {{.}}
# GFX9-NEXT: bf930000
# GFX9-NOT: {{.}}
# GFX10-NEXT: bf930000
# GFX10-NOT: {{.}}
