# Fills of many and of large elements give the SHA-256 of the reference's output.
# RUN: clrxasm -b raw -g Tonga -w -o %t %s && sha256sum %t | FileCheck %s
# CHECK: 7a1fa58199e940240a4644d1166583fd426a42c7f0324b949f6bcee1ff81e79b
.fill 5461, 3, 0x112233
.fill 5462, 3, 0x445566
.fillq 10000, 9, 0x1122334455667788
.fill 1, 16384, 0x01020304
.fill 3, 16384, 0x01020304
.fill 3, 16385, 0x05060708
.fill 3, 1, 0x7f
