## Before GCN 1.5, the number of address registers of an image access is
## unknown.
# RUN: clrx-mc -filetype=null -Wno-all -Wkernel %s 2>&1 | count 0
.rocm
.gpu gfx900
.kernel k
.config
    .dims x
    .vgprsnum 8
    .sgprsnum 16
.text
k: .skip 256
    image_sample    v0, v[4:7], s[4:11], s[12:15] dmask:1
    image_sample    v0, v7, s[4:11], s[12:15] dmask:1 unorm
    s_endpgm
