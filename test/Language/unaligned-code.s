# The first instruction of a section that is not aligned to 4 bytes gets a warning. Each section
# gets at most one.

# RUN: clrx-mc --format=rawcode -mcpu=tonga -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:
# RUN: clrxasm -b raw -g tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=warning:


.byte 1
s_nop 0
# CHECK: :[[#@LINE-1]]:1: warning: code is not aligned to 4 bytes from here on
# CHECK: :[[#@LINE-2]]:1: note: write '.align 4' before it
s_nop 0
.align 4
s_endpgm
