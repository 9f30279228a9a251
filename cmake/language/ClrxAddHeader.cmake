# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   clrx_add_header(HEADER SOURCE [NAME name] [OPTIONS option...])
#
# Assembles SOURCE to HEADER, which defines the array `name` (default: the name
# of the header) and its length `name_len` for C and C++. OPTIONS are options of
# clrx-mc. HEADER is rebuilt when SOURCE or one of its includes changes. A target
# that includes HEADER must list it among its sources. A relative HEADER is in the
# build folder, which must be an include directory of the target.

function(clrx_add_header Header Source)
  cmake_parse_arguments(PARSE_ARGV 2 ARG "" NAME OPTIONS)
  cmake_path(ABSOLUTE_PATH Header BASE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
  cmake_path(ABSOLUTE_PATH Source)
  set(Name)
  if(ARG_NAME)
    set(Name --c-name=${ARG_NAME})
  endif()
  add_custom_command(OUTPUT ${Header}
    COMMAND clrx::clrx-mc ${ARG_OPTIONS} -filetype=c-header ${Name}
      -MD -MF ${Header}.d -MQ ${Header} -o ${Header} ${Source}
    DEPENDS ${Source} DEPFILE ${Header}.d VERBATIM)
endfunction()
