# Setups of odd sizes without an entry offset, followed by relocations.
.amdcl2
.64bit
.gpu Bonaire
.driver_version 200406
.globaldata
first: .int 1
second: .int 2
.kernel one
.setup
.fill 100, 1, 1
.text
s_mov_b32 s0, first
s_endpgm
.kernel two
.setup
.fill 64, 4, 2
.text
s_mov_b32 s0, second
s_endpgm
