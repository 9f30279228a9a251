# The constant of v_madak and v_madmk is checked even if a literal source takes its place in the
# encoding.
# RUN: clrxasm -Wno-all -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: od -An -v -tx4 -w8 %t | FileCheck %s --check-prefix=WORDS
v_madak_f32 v1, 0x12345678, v2, 0x123456789
# CHECK: :[[#@LINE-1]]:33: warning: value 0x123456789 truncated to 0x23456789
# CHECK: :[[#@LINE-2]]:33: warning: this constant is lost: the instruction has one literal, and a source sets it
# CHECK: :[[#@LINE-3]]:33: note: move the source to a register first
# WORDS: 300204ff 12345678
v_madmk_f32 v1, 0x1234567812, 0x123456789, v2
# CHECK: :[[#@LINE-1]]:17: warning: value 0x1234567812 truncated to 0x34567812
# CHECK: :[[#@LINE-2]]:31: warning: value 0x123456789 truncated to 0x23456789
# CHECK: :[[#@LINE-3]]:31: warning: this constant is lost: the instruction has one literal, and a source sets it
# CHECK: :[[#@LINE-4]]:31: note: move the source to a register first
# WORDS-NEXT: 2e0204ff 34567812
v_madak_f32 v4, 0.3, v9, 5
# CHECK: :[[#@LINE-1]]:26: warning: this constant is lost: the instruction has one literal, and a source sets it
# CHECK: :[[#@LINE-2]]:26: note: move the source to a register first
# WORDS-NEXT: 300812ff 3e99999a
# WORDS-NOT: {{.}}
