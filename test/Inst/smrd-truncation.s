# On GCN 1.1 offsets are truncated to 32 bits before the encoding is chosen.
# RUN: clrxasm -Wno-all -b raw -g Bonaire -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=WORDS
s_load_dword s0, s[2:3], 0x100000005
# CHECK: :[[#@LINE-1]]:26: warning: value 0x100000005 truncated to 0x5
# WORDS: c0000305
s_load_dword s0, s[2:3], 0x1000000ff
# CHECK: :[[#@LINE-1]]:26: warning: value 0x1000000ff truncated to 0xff
# WORDS-NEXT: c00003ff
s_load_dword s0, s[2:3], 0x100000100
# CHECK: :[[#@LINE-1]]:26: warning: value 0x100000100 truncated to 0x100
# WORDS-NEXT: c00002ff
# WORDS-NEXT: 00000100
s_load_dword s0, s[2:3], @lit(late)
# WORDS-NEXT: c00002ff
# WORDS-NEXT: 00000007
late = 7
