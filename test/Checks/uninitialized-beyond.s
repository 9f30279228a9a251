## Words that are written as data may name registers beyond v255.
# RUN: clrx-mc -filetype=null -Wno-kernel %s 2>&1 | count 0
.amdcl2
.gpu tonga
.driver_version 200406
.kernel k
.config
    .dims x
    .localsize 64
.text
    s_mov_b32 m0, -1
    .int 0xd9fe0000, 0x0000fe00 # ds_read_b128, v0
    .int 0xd9be0000, 0x0000fefe # ds_write_b128 v254, four registers from v254 on
    s_endpgm
