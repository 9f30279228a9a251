# abs, neg and sext as modifiers require a value. The reference silently drops
# instructions without it.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
v_add_f32 v0, v1, v2 abs
# CHECK: :[[#@LINE-1]]:25: error: expected ':' after abs
v_add_f32 v0, v1, v2 neg
# CHECK: :[[#@LINE-1]]:25: error: expected ':' after neg
