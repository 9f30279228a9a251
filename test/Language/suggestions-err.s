# Errors suggest names for misspelt targets, files, pseudo-ops and macros.
# RUN: not clrxasm -I %S -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.gpu tongo
# CHECK: :[[#@LINE-1]]:6: error: unknown GPU device 'tongo'
# CHECK: :[[#@LINE-2]]:6: note: did you mean 'tonga'?
.arch GCN1.22
# CHECK: :[[#@LINE-1]]:7: error: unknown GPU architecture 'GCN1.22'
# CHECK: :[[#@LINE-2]]:7: note: did you mean 'GCN1.2'?
.format galium
# CHECK: :[[#@LINE-1]]:9: error: unknown output format 'galium'
# CHECK: :[[#@LINE-2]]:9: note: did you mean 'gallium'?
.iffmt amdc2
# CHECK: :[[#@LINE-1]]:8: error: unknown output format 'amdc2'
# CHECK: :[[#@LINE-2]]:8: note: did you mean 'amdcl2'?
.endif
.ifngpu tahitti
# CHECK: :[[#@LINE-1]]:9: error: unknown GPU device 'tahitti'
# CHECK: :[[#@LINE-2]]:9: note: did you mean 'tahiti'?
.endif
.ifnfmt rawcode
# CHECK: :[[#@LINE-1]]:9: error: unknown output format 'rawcode'
.endif
.bytee 1
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.bytee'
# CHECK: :[[#@LINE-2]]:1: note: did you mean '.byte'?
.kernal k
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.kernal'
# CHECK: :[[#@LINE-2]]:1: note: did you mean '.kernel'?
# Suggestions for pseudo-ops of containers are those of the selected container.
.hsalayuot
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.hsalayuot'
.amdcl2
.hsalayuot
# CHECK: :[[#@LINE-1]]:1: error: unknown pseudo-op or macro '.hsalayuot'
# CHECK: :[[#@LINE-2]]:1: note: did you mean '.hsalayout'?
.args
# CHECK: :[[#@LINE-1]]:1: error: '.args' is a pseudo-op of gallium, but the output format is amdcl2
# CHECK: :[[#@LINE-2]]:1: note: leave it out: '.arg' stands in '.config'
.incbin "nosuch"
# CHECK: :[[#@LINE-1]]:9: error: cannot find or read binary file 'nosuch'
.include "nosuch"
# CHECK: :[[#@LINE-1]]:10: error: cannot find or read include file 'nosuch'
