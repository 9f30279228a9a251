# The value of .fill is checked even if nothing is filled. A negative size counts as
# a large one.
# RUN: clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:
.byte 1
.fill -1, 2, 0x12345
# CHECK: :[[#@LINE-1]]:7: warning: negative repeat has no effect
# CHECK: :[[#@LINE-2]]:14: warning: value 0x12345 truncated to 0x2345
.fill 0, 1, 0x123
# CHECK: :[[#@LINE-1]]:13: warning: value 0x123 truncated to 0x23
.fill 5, 0, 0x123
.fill 5, -1, 0x123
# CHECK: :[[#@LINE-1]]:10: warning: negative size has no effect
.fill 0, -5, 0x1234567812
# CHECK: :[[#@LINE-1]]:10: warning: negative size has no effect
# CHECK: :[[#@LINE-2]]:14: warning: value 0x1234567812 truncated to 0x34567812
.fillq 0, 12, 0x1234567812
