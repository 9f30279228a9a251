# A forward branch whose target turns out to be out of range.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_branch end
# CHECK: :[[#@LINE-1]]:10: error: branch distance of 32768 words is out of range (-32768 to 32767)
s_cbranch_scc0 end
.skip 4*32767
end:
s_endpgm
