# In packed exports (compr), two sources that are variables agree if their offsets are the same.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
.regvar a:v, b:v:5
exp param8, v1, v1, a, v0 compr
# CHECK: :[[#@LINE-1]]:24: error: with compr, source 3 must be the same as source 2
exp param8, v1, v1, b[1], b[2] compr
# CHECK: :[[#@LINE-1]]:27: error: with compr, source 3 must be the same as source 2
