# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Tests once that the assembler of the language ASM_CLRX works.

if(CMAKE_ASM_CLRX_COMPILER_WORKS)
  return()
endif()
message(CHECK_START "Check for working ASM_CLRX compiler: ${CMAKE_ASM_CLRX_COMPILER}")
execute_process(COMMAND ${CMAKE_ASM_CLRX_COMPILER} --version
  RESULT_VARIABLE Status OUTPUT_VARIABLE Output ERROR_VARIABLE Output
  OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT Status EQUAL 0 OR NOT Output MATCHES "^clrx-mc ")
  message(CHECK_FAIL "broken")
  message(FATAL_ERROR "'${CMAKE_ASM_CLRX_COMPILER} --version' should say 'clrx-mc VERSION'; it said:\n${Output}")
endif()
message(CHECK_PASS "${Output}")
set(CMAKE_ASM_CLRX_COMPILER_WORKS 1)
configure_file(${CMAKE_CURRENT_LIST_DIR}/CMakeASM_CLRXCompiler.cmake.in
  ${CMAKE_PLATFORM_INFO_DIR}/CMakeASM_CLRXCompiler.cmake @ONLY)
