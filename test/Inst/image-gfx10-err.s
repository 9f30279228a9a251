# Errors in addresses of images on GCN 1.5.
# RUN: not clrxasm -b raw -g GFX1010 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
image_load v0, v[0:1], s[0:7]
# CHECK: :[[#@LINE-1]]:1: error: this instruction needs the modifier dim
image_load v0, v0, s[0:7] dim:2d
# CHECK: :[[#@LINE-1]]:16: error: the address needs at least 2 registers, found 1
image_load v0, [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13], s[0:7] dim:2d
# CHECK: :[[#@LINE-1]]:16: error: an address list has no more than 13 registers, found 14
image_load v0, v[0:1], s[0:7] dim:4d
# CHECK: :[[#@LINE-1]]:35: error: unknown image dimension '4d'
# CHECK: :[[#@LINE-2]]:35: note: did you mean '1d'?
image_load v0, [v0, s1], s[0:7] dim:2d
# CHECK: :[[#@LINE-1]]:21: error: expected vector registers, found scalar register 's1'
