# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds clrx-mc for enable_language(ASM_CLRX). The variable
# CMAKE_ASM_CLRX_COMPILER and the environment variable ASM_CLRX name the program, in
# this order. If neither is set, the package clrx and CMake's program paths are
# searched.

include(${CMAKE_ROOT}/Modules/CMakeDetermineCompiler.cmake)

if(NOT CMAKE_ASM_CLRX_COMPILER AND DEFINED ENV{ASM_CLRX})
  set(CMAKE_ASM_CLRX_COMPILER "$ENV{ASM_CLRX}")
endif()
if(CMAKE_ASM_CLRX_COMPILER)
  _cmake_find_compiler_path(ASM_CLRX)
else()
  find_program(CMAKE_ASM_CLRX_COMPILER clrx-mc HINTS ${clrx_BINARY_DIR}
    DOC "Assembler of the language ASM_CLRX")
endif()
mark_as_advanced(CMAKE_ASM_CLRX_COMPILER)
if(NOT CMAKE_ASM_CLRX_COMPILER)
  message(FATAL_ERROR "clrx-mc was not found: set CMAKE_ASM_CLRX_COMPILER to its path")
endif()

set(CMAKE_ASM_CLRX_COMPILER_ENV_VAR ASM_CLRX)
configure_file(${CMAKE_CURRENT_LIST_DIR}/CMakeASM_CLRXCompiler.cmake.in
  ${CMAKE_PLATFORM_INFO_DIR}/CMakeASM_CLRXCompiler.cmake @ONLY)
