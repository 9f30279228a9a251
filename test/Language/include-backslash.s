# Files of sources from Windows are found: backslashes in file names and in search
# folders count as slashes.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrxasm -o 1 main.s && od -An -tx1 1 | FileCheck %s
# RUN: clrxasm -I 'one\two' -o 2 other.s && od -An -tx1 2 | FileCheck %s
# CHECK: 01 00 00 00 61 62 63

#--- main.s
.rawcode
.include "one\\two\\number.s"
.incbin "one\\two\\abc"
#--- other.s
.rawcode
.include "number.s"
.incbin "..\\two\\abc", 0, 3
#--- one/two/number.s
.int 1
#--- one/two/abc
abc
