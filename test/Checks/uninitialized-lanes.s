## Instructions that move data between lanes do not access LDS, so they need no
## limit in M0 before GCN 1.4. LLVM's descriptions of them do not read M0 either.
# RUN: clrx-mc -filetype=null --format=amdcl2 -mcpu=fiji %s 2>&1 | count 0
# RUN: clrx-mc -filetype=null --format=amdcl2 -mcpu=bonaire --defsym=OLD=1 %s 2>&1 | count 0
.64bit
.driver_version 200406
.kernel k
.config
    .dims x
.text
    ds_swizzle_b32 v1, v0 offset:0x8000
.ifndef OLD
    ds_bpermute_b32 v2, v0, v0
    ds_permute_b32 v3, v0, v0
.endif
    s_endpgm
