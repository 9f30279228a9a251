# Lets cpack make Debian packages. clrx-mc has the component clrx: the programs with
# their manual pages and completions, libclrx with its header, the Python module, the
# language for CMake, documents, examples and syntax files. clrx-opencl has the OpenCL
# platform, which all OpenCL programs see once it is installed. No package contains the
# C++ libraries, which programs can only use with the same LLVM.

set(CLRX_PYTHON_DIR lib/python3/dist-packages CACHE STRING
  "Where the Python module is installed, below the prefix")
install(DIRECTORY python/clrx DESTINATION ${CLRX_PYTHON_DIR} COMPONENT clrx
  FILES_MATCHING PATTERN *.py)
install(FILES README.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT clrx)
install(FILES CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT clrx)
install(FILES LICENSE.TXT DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT clrx)
# Debian's tools look for the licence in the file copyright.
install(FILES LICENSE.TXT DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT clrx)
install(DIRECTORY docs examples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT clrx)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME clrx-mc)
set(CPACK_PACKAGE_CONTACT "The clrx-mc developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_PACKAGE_DESCRIPTION "Assembler and disassembler for AMD GCN GPUs: reads the CLRX language, writes the binaries of AMD Catalyst, Mesa and ROCm, and prints them. The program clrx-run executes kernels without a GPU. With the C library libclrx, a Python module, and CMake's language ASM_CLRX.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL clrx)
if(TARGET libclrx-cl)
  list(APPEND CPACK_COMPONENTS_ALL opencl)
endif()
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
# A file of clrx-opencl has the prefix in it.
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_CLRX_PACKAGE_NAME clrx-mc)
set(CPACK_DEBIAN_OPENCL_PACKAGE_NAME clrx-opencl)
set(CPACK_COMPONENT_OPENCL_DESCRIPTION "OpenCL platform of simulated AMD GCN GPUs: host programs execute kernels without a GPU.")
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_CLRX_PACKAGE_SUGGESTS "cmake, pkgconf, python3")
set(CPACK_DEBIAN_OPENCL_PACKAGE_SUGGESTS "clang-22, libclc-22")
include(CPack)
