# Labels in .globaldata and .rwdata are definitions, although their offsets are unknown
# up to the end of the source for drivers from 191205 on.
# RUN: clrx-mc -filetype=null %s 2>&1 | count 0
.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.globaldata
table: .int 1, 2
.rwdata
counter: .int 1
.global table, counter
.kernel k
.config
.dims x
.text
s_endpgm
