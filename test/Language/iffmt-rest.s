# Text after the format of .iffmt and its variants is ignored. After the GPU of .ifgpu
# or the architecture of .ifarch, the statement must end.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
        .iffmt raw and more
        .else
        .error "raw"
        .endif
        .ifnfmt raw-1
        .error "not raw"
        .elseiffmt raw, gallium
        .else
        .error "raw, gallium"
        .endif
# CHECK: :[[#@LINE+1]]:22: error:
        .ifgpu tonga x
        .endif
