# What follows the format of .iffmt and its relatives is not looked at; a GPU or
# an architecture must end the statement.
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
