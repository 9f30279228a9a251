# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
#
# Unknown names of devices and architectures.

.gpu fijii
# CHECK: :[[#@LINE-1]]:6: error: {{.*}}fijii
.gpu gcn1.2
# CHECK: :[[#@LINE-1]]:6: error: {{.*}}gcn1.2
.arch tonga
# CHECK: :[[#@LINE-1]]:7: error: {{.*}}tonga
.arch
# CHECK: :[[#@LINE-1]]:6: error:
.gpu 5
# CHECK: :[[#@LINE-1]]:6: error:
.gpu tonga fiji
# CHECK: :[[#@LINE-1]]:12: error:
