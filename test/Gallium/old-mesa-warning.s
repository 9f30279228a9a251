# A binary for an old version of Mesa gets a warning that no current Mesa loads it. The program
# gives the warning under the name clrxasm, too. The reference has no such warning.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: clrx-mc -Wno-kernel -filetype=obj -o out given.s 2>&1 | FileCheck given.s --implicit-check-not=warning:
# RUN: clrx-mc -Wno-kernel -filetype=null default.s 2>&1 | FileCheck default.s --implicit-check-not=warning:
# RUN: clrx-mc -Wno-kernel -filetype=obj -o out --format=gallium raw.s 2>&1 | FileCheck raw.s --implicit-check-not=warning:

# RUN: clrxasm -Wno-kernel -o out given.s 2>&1 | FileCheck given.s --implicit-check-not=warning:
# RUN: clrx-mc -no-warn -filetype=obj -o out given.s 2>&1 | count 0
# RUN: clrx-mc -Wno-kernel -filetype=obj -o out --driver-version=200300 --format=gallium raw.s 2>&1 | count 0
# Without a binary there is no warning.
# RUN: clrx-mc -Wno-kernel -o out given.s 2>&1 | count 0

#--- given.s
.gallium
.driver_version 170000
  .driver_version 200299
# CHECK: given.s:[[#@LINE-1]]:19: warning: no Mesa since 19.2 loads this binary
# CHECK: given.s:[[#@LINE-2]]:19: note: '.driver_version 220300' makes one for Mesa 20.3 to 25.1
.text
s_endpgm

#--- default.s
.gallium
.kernel a
# CHECK: default.s:[[#@LINE-1]]:1: warning: no Mesa since 19.2 loads this binary
.kernel b
.text
a:
b:
s_endpgm

#--- raw.s
# CHECK: {{^}}warning: no Mesa since 19.2 loads this binary
.text
s_endpgm
