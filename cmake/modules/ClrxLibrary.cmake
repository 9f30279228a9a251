# Helpers of clrx-mc's build.
#
#   clrx_add_library(NAME SOURCES... [ALONE sources...] LINK rooms... LLVM components...)
#     adds a static library Clrx<NAME>, exported as ClrxMC::Clrx<NAME>, and builds
#     it with the project's warnings. It links only rooms that were added before.
#     With CMAKE_UNITY_BUILD, the sources after ALONE are compiled alone: they use a
#     name in another way than another source of the room.
#   clrx_precompile_headers(TARGET KIND)
#     compiles a target with the precompiled header Support or MC. Rooms that use
#     LLVM's MC have the latter.
#   clrx_link_llvm(TARGET PUBLIC|PRIVATE components...)
#     links LLVM's static libraries, or its shared library if CLRX_LINK_LLVM_DYLIB
#     is on.
#   clrx_use_static_libraries()
#     lets LLVM's libraries use the static libraries of the system.
#   clrx_use_profile()
#     adds the options that CLRX_PROFILE asks for to all targets of the folder.
#   clrx_set_float_options(sources...)
#     makes arithmetic in these sources obey the rounding mode at run time.
#   clrx_get_known_link_options(VARIABLE options...)
#     sets VARIABLE to those options that the linker accepts.
#   clrx_write_rooms()
#     writes the declarations of the rooms to rooms.json, for
#     utils/check/check-rooms.py.
#   clrx_install_package()
#     installs headers and the files of two packages: find_package(ClrxMC) defines
#     the C++ libraries, and find_package(clrx) the program and the C library.

include(CheckLinkerFlag)
include(ClrxPublicHeaders)
include(CMakePackageConfigHelpers)

set(ClrxUsesLTO
  $<AND:$<BOOL:${CLRX_ENABLE_LTO}>,$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>)

# At -O3, GCC 12 gives false warnings of two kinds in inlined code of LLVM's headers.
# These kinds are turned off, in addition to those that LLVM's own flags turn off.
# Clang warns of deprecated functions that std::stable_sort of libstdc++ 12 uses, so
# only GCC reports deprecated functions. In a unity build, GCC takes the anonymous
# namespaces of sources for those of headers. With LTO, objects are fat, so that other
# compilers can link the libraries.
function(clrx_set_compile_options Target)
  target_compile_features(${Target} PUBLIC cxx_std_17)
  target_compile_options(${Target} PRIVATE
    $<$<COMPILE_LANGUAGE:CXX>:-Wnon-virtual-dtor -Woverloaded-virtual>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized -Wno-stringop-overflow>
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<BOOL:${CMAKE_UNITY_BUILD}>>:-Wno-subobject-linkage>
    $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
    $<$<BOOL:${CLRX_ENABLE_WERROR}>:-Werror>
    $<${ClrxUsesLTO}:-flto=auto;-ffat-lto-objects>)
endfunction()

# Functions that no run of the profile has called are optimised as without a profile.
# Threads can lose counts, so that these are contradictory.
macro(clrx_use_profile)
  if(CLRX_PROFILE STREQUAL GENERATE)
    add_compile_options(-fprofile-generate)
    add_link_options(-fprofile-generate)
  elseif(CLRX_PROFILE STREQUAL USE)
    # GCC 14 unrolls a few loops before it reads the counts, but not before it adds the
    # counters. These functions get no counts.
    add_compile_options(-fprofile-use -fprofile-partial-training -fprofile-correction -Wno-missing-profile
      -Wno-coverage-mismatch)
    add_link_options(-fprofile-use)
  endif()
endmacro()

function(clrx_link_llvm Target Visibility)
  if(CLRX_LINK_LLVM_DYLIB)
    set(Libs LLVM)
  else()
    llvm_map_components_to_libnames(Libs ${ARGN})
  endif()
  target_link_libraries(${Target} ${Visibility} ${Libs})
endfunction()

# LLVM's package names shared libraries. The linker finds the static ones by -l and
# their names. Only Clang's static analyser needs Z3, whose path ends in .so.
function(clrx_use_static_libraries)
  foreach(Library LLVMSupport LLVMLineEditor)
    get_target_property(Uses ${Library} INTERFACE_LINK_LIBRARIES)
    list(FILTER Uses EXCLUDE REGEX "\\.so$")
    list(TRANSFORM Uses REPLACE "^ZLIB::ZLIB$" "z")
    list(TRANSFORM Uses REPLACE "^zstd::libzstd_shared$" "zstd")
    list(TRANSFORM Uses REPLACE "^LibEdit::LibEdit$" "edit;bsd;md;tinfo")
    set_target_properties(${Library} PROPERTIES INTERFACE_LINK_LIBRARIES "${Uses}")
  endforeach()
endfunction()

# Products and sums are rounded each, and no constant is folded in another rounding
# mode. Nobody reads the host's exception flags or errno, so loops can be
# vectorised. Clang vectorises no loops with -frounding-math. Without it, Clang
# folds only operations on constants, of which these sources have none.
function(clrx_set_float_options)
  set_source_files_properties(${ARGN} PROPERTIES
    SKIP_PRECOMPILE_HEADERS ON # Precompiled headers have other options.
    COMPILE_OPTIONS
    "-ffp-contract=off;-fno-trapping-math;-fno-math-errno;$<$<CXX_COMPILER_ID:GNU>:-frounding-math>")
endfunction()

# Some options exist in GNU's linkers only.
function(clrx_get_known_link_options Variable)
  set(Known)
  foreach(Option ${ARGN})
    string(MAKE_C_IDENTIFIER "CLRX_LINKER_KNOWS${Option}" IsKnown)
    check_linker_flag(CXX ${Option} ${IsKnown})
    if(${IsKnown})
      list(APPEND Known ${Option})
    endif()
  endforeach()
  set(${Variable} ${Known} PARENT_SCOPE)
endfunction()

# LLVM's headers take most of the compile time. So all targets of a kind share one
# precompiled header.
set(ClrxSupportHeaders
  <algorithm> <array> <deque> <functional> <map> <memory> <optional> <string> <vector>
  <llvm/ADT/BitVector.h> <llvm/ADT/DenseMap.h> <llvm/ADT/DenseSet.h> <llvm/ADT/STLExtras.h>
  <llvm/ADT/SmallString.h> <llvm/ADT/StringExtras.h> <llvm/ADT/StringMap.h> <llvm/ADT/StringSwitch.h>
  <llvm/BinaryFormat/ELF.h> <llvm/Support/Endian.h> <llvm/Support/Error.h> <llvm/Support/Format.h>
  <llvm/Support/MathExtras.h> <llvm/Support/MemoryBuffer.h> <llvm/Support/raw_ostream.h>)
set(ClrxMCHeaders ${ClrxSupportHeaders}
  <llvm/MC/MCContext.h> <llvm/MC/MCObjectStreamer.h> <llvm/MC/MCObjectWriter.h>
  <llvm/MC/MCParser/MCAsmParser.h> <llvm/MC/MCParser/MCAsmParserExtension.h>
  <llvm/MC/MCSubtargetInfo.h> <llvm/Support/SourceMgr.h>)

function(clrx_precompile_headers Target Kind)
  set(Shared Clrx${Kind}PCH)
  if(NOT TARGET ${Shared})
    set(Source ${PROJECT_BINARY_DIR}/${Shared}.cpp)
    file(CONFIGURE OUTPUT ${Source} CONTENT "")
    add_library(${Shared} OBJECT ${Source})
    clrx_set_compile_options(${Shared})
    target_precompile_headers(${Shared} PRIVATE ${Clrx${Kind}Headers})
  endif()
  target_precompile_headers(${Target} REUSE_FROM ${Shared})
endfunction()

function(clrx_add_library Name)
  cmake_parse_arguments(ARG "" "" "SOURCES;ALONE;LINK;LLVM" ${ARGN})
  set(Target Clrx${Name})
  file(GLOB Headers CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/include/clrx/${Name}/*.h
    ${PROJECT_SOURCE_DIR}/include/clrx/${Name}/*.def
    ${PROJECT_SOURCE_DIR}/lib/${Name}/*.h
    ${PROJECT_SOURCE_DIR}/lib/${Name}/*.def)
  set_source_files_properties(${ARG_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  add_library(${Target} STATIC ${ARG_SOURCES} ${Headers})
  add_library(ClrxMC::${Target} ALIAS ${Target})
  clrx_set_compile_options(${Target})
  target_include_directories(${Target} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/lib>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  if(ARG_LLVM)
    clrx_link_llvm(${Target} PUBLIC ${ARG_LLVM})
  endif()
  foreach(Room ${ARG_LINK})
    if(NOT TARGET Clrx${Room})
      message(FATAL_ERROR "${Name} links ${Room}, which is not a room above it")
    endif()
    target_link_libraries(${Target} PUBLIC Clrx${Room})
  endforeach()
  if("MC" IN_LIST ARG_LLVM OR "MCParser" IN_LIST ARG_LLVM)
    clrx_precompile_headers(${Target} MC)
  else()
    clrx_precompile_headers(${Target} Support)
  endif()
  clrx_check_headers(${Name})
  list(JOIN ARG_LINK " " Rooms)
  list(JOIN ARG_LLVM " " Components)
  set_property(GLOBAL APPEND PROPERTY CLRX_ROOMS "{\"name\": \"${Name}\", \
\"archive\": \"$<TARGET_FILE:${Target}>\", \
\"rooms\": \"${Rooms}\", \"components\": \"${Components}\"}")
  set_property(GLOBAL APPEND PROPERTY CLRX_LIBRARIES ClrxMC::${Target})
  install(TARGETS ${Target} EXPORT ClrxMCTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT cxx)
  clrx_remove_lto_on_install(${Target})
endfunction()

# Removes GCC's intermediate code from the installed archive. With it, the linker
# would optimise and compile all libraries again for each program.
function(clrx_remove_lto_on_install Target)
  if(NOT CLRX_ENABLE_LTO OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    return()
  endif()
  install(CODE "if($<CONFIG:Release>)
  execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND \"${CMAKE_OBJCOPY}\" --remove-section=.gnu.lto_* --remove-section=.gnu.debuglto_*
      \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/$<TARGET_FILE_NAME:${Target}>\")
endif()" COMPONENT cxx)
endfunction()

# Compiles each private header of a room in a file of its own and without the
# precompiled header. The file includes the header twice to test the include
# guard. The objects are never linked, so they are not optimised.
# test/Package/public-headers.test compiles the installed headers in the same way.
function(clrx_check_headers Name)
  file(GLOB Headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
    ${PROJECT_SOURCE_DIR}/lib/${Name}/*.h)
  if(NOT Headers)
    return()
  endif()
  set(Sources)
  foreach(Header ${Headers})
    set(Source ${PROJECT_BINARY_DIR}/headers/${Header}.cpp)
    set(Include "#include \"${PROJECT_SOURCE_DIR}/${Header}\"\n")
    file(CONFIGURE OUTPUT ${Source} CONTENT "${Include}${Include}" @ONLY)
    list(APPEND Sources ${Source})
  endforeach()
  set(Target Clrx${Name}Headers)
  add_library(${Target} OBJECT EXCLUDE_FROM_ALL ${Sources})
  clrx_set_compile_options(${Target})
  target_compile_options(${Target} PRIVATE -O0 -g0)
  target_link_libraries(${Target} PRIVATE Clrx${Name})
  if(NOT TARGET clrx-check-headers)
    add_custom_target(clrx-check-headers)
  endif()
  add_dependencies(clrx-check-headers ${Target})
endfunction()

function(clrx_write_rooms)
  get_property(Rooms GLOBAL PROPERTY CLRX_ROOMS)
  list(JOIN Rooms ",\n    " Rooms)
  file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/rooms.json CONTENT "{
  \"source\": \"${PROJECT_SOURCE_DIR}\",
  \"llvm_libraries\": \"${LLVM_LIBRARY_DIR}\",
  \"rooms\": [
    ${Rooms}]
}
")
endfunction()

# Installs the C++ libraries, which programs can only use with the same LLVM, and
# the public headers.
function(clrx_install_cxx_package)
  set(Dir ${CMAKE_INSTALL_LIBDIR}/cmake/ClrxMC)
  foreach(Header ${CLRX_PUBLIC_HEADERS} ${CLRX_INCLUDED_HEADERS})
    cmake_path(GET Header PARENT_PATH Folder)
    install(FILES include/${Header}
      DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/${Folder} COMPONENT cxx)
  endforeach()
  install(EXPORT ClrxMCTargets NAMESPACE ClrxMC:: DESTINATION ${Dir} COMPONENT cxx)
  get_property(ClrxLibraries GLOBAL PROPERTY CLRX_LIBRARIES)
  configure_package_config_file(
    ${PROJECT_SOURCE_DIR}/cmake/modules/ClrxMCConfig.cmake.in
    ${PROJECT_BINARY_DIR}/ClrxMCConfig.cmake INSTALL_DESTINATION ${Dir})
  write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/ClrxMCConfigVersion.cmake COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/ClrxMCConfig.cmake
    ${PROJECT_BINARY_DIR}/ClrxMCConfigVersion.cmake DESTINATION ${Dir} COMPONENT cxx)
endfunction()

# Installs the files with which find_package(clrx) defines the program, libclrx and
# the language ASM_CLRX.
function(clrx_install_tool_package)
  set(Dir ${CMAKE_INSTALL_LIBDIR}/cmake/clrx)
  install(EXPORT clrxTargets NAMESPACE clrx:: DESTINATION ${Dir} COMPONENT clrx)
  configure_package_config_file(
    ${PROJECT_SOURCE_DIR}/cmake/modules/clrxConfig.cmake.in
    ${PROJECT_BINARY_DIR}/clrxConfig.cmake INSTALL_DESTINATION ${Dir})
  write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/clrxConfigVersion.cmake COMPATIBILITY SameMajorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/clrxConfig.cmake
    ${PROJECT_BINARY_DIR}/clrxConfigVersion.cmake DESTINATION ${Dir} COMPONENT clrx)
  install(DIRECTORY cmake/language DESTINATION ${Dir} COMPONENT clrx)
endfunction()

function(clrx_install_package)
  clrx_install_cxx_package()
  clrx_install_tool_package()
endfunction()
