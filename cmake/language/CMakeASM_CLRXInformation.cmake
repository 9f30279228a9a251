# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Rules for assembling sources in the language ASM_CLRX. CMAKE_ASM_CLRX_FLAGS and
# target_compile_options contain clrx-mc's options, such as --format=amdcl2 and
# -mcpu=tonga.

set(CMAKE_ASM_CLRX_FLAGS_INIT "$ENV{ASM_CLRXFLAGS} ${CMAKE_ASM_CLRX_FLAGS_INIT}")
cmake_initialize_per_config_variable(CMAKE_ASM_CLRX_FLAGS "Options of clrx-mc")

set(CMAKE_INCLUDE_FLAG_ASM_CLRX "-I ")
if(NOT CMAKE_ASM_CLRX_COMPILE_OBJECT)
  set(CMAKE_ASM_CLRX_COMPILE_OBJECT
    "<CMAKE_ASM_CLRX_COMPILER> <DEFINES> <INCLUDES> <FLAGS> -filetype=obj -o <OBJECT> <SOURCE>")
endif()

# Like compilers, clrx-mc writes a make rule that lists the files of .include and
# .incbin.
set(CMAKE_DEPFILE_FLAGS_ASM_CLRX "-MD -MT <DEP_TARGET> -MF <DEP_FILE>")
set(CMAKE_ASM_CLRX_DEPFILE_FORMAT gcc)
set(CMAKE_ASM_CLRX_DEPENDS_USE_COMPILER TRUE)

set(CMAKE_ASM_CLRX_INFORMATION_LOADED 1)
