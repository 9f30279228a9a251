# MTBUF: data and number format.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g Tonga -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=VI
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
tbuffer_load_format_x v1, v2, s[4:7], s3 offen
# SI: e8081000
# SI-NEXT: 03010102
# VI: e8081000
# VI-NEXT: 03010102
# GFX9: e8081000
# GFX9-NEXT: 03010102
tbuffer_load_format_x v1, v2, s[4:7], s3 offen format:[32,float]
# SI-NEXT: eba01000
# SI-NEXT: 03010102
# VI-NEXT: eba01000
# VI-NEXT: 03010102
# GFX9-NEXT: eba01000
# GFX9-NEXT: 03010102
tbuffer_load_format_xy v[2:3], v2, s[4:7], s3 offen format:[buf_data_format_8_8, buf_num_format_sint]
# SI-NEXT: ea991000
# SI-NEXT: 03010202
# VI-NEXT: ea989000
# VI-NEXT: 03010202
# GFX9-NEXT: ea989000
# GFX9-NEXT: 03010202
tbuffer_load_format_x v1, off, s[4:7], s3 format:[16]
# SI-NEXT: e8100000
# SI-NEXT: 03010100
# VI-NEXT: e8100000
# VI-NEXT: 03010100
# GFX9-NEXT: e8100000
# GFX9-NEXT: 03010100
tbuffer_load_format_x v1, off, s[4:7], s3 format:[uint]
# SI-NEXT: ea080000
# SI-NEXT: 03010100
# VI-NEXT: ea080000
# VI-NEXT: 03010100
# GFX9-NEXT: ea080000
# GFX9-NEXT: 03010100
tbuffer_store_format_xyzw v[4:7], v2, s[4:7], s3 idxen format:[@13,@7] glc offset:late
# SI-NEXT: ebef6fed
# SI-NEXT: 03010402
# SI-NOT: {{.}}
# VI-NEXT: ebebefed
# VI-NEXT: 03010402
# VI-NOT: {{.}}
# GFX9-NEXT: ebebefed
# GFX9-NEXT: 03010402
# GFX9-NOT: {{.}}
late = 0xfed
