# Decimal numbers of each length, and digits that end within the eight bytes that are
# read at once.
# RUN: clrx-mc -format=rawcode -filetype=obj %s -o %t && od -A n -t u8 -v -w8 %t | FileCheck %s --match-full-lines
#      CHECK: 7
# CHECK-NEXT: 1234567
# CHECK-NEXT: 12345678
# CHECK-NEXT: 123456789
# CHECK-NEXT: 1234567890123456
# CHECK-NEXT: 12345678901234567890
# CHECK-NEXT: 18446744073709551615
# CHECK-NEXT: 0
# CHECK-NEXT: 1234568
# CHECK-NEXT: 12345678
# CHECK-NEXT: 123456
.quad 7, 1234567, 12345678, 123456789, 1234567890123456, 12345678901234567890
.quad 18446744073709551615, 00000000, 1234567+1, 12345678, 123456 # 8 digits
