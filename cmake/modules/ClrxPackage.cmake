# Lets cpack make Debian packages. clrx-mc has the component clrx: the programs with
# their manual pages and completions, libclrx with its header, the Python module, the
# language for CMake, documents, examples and syntax files. clrx-opencl has the OpenCL
# platform, which all OpenCL programs see once it is installed. No package contains the
# C++ libraries, which programs can only use with the same LLVM.

set(CLRX_PYTHON_DIR lib/python3/dist-packages CACHE STRING
  "Where the Python module is installed, below the prefix")
install(DIRECTORY python/clrx DESTINATION ${CLRX_PYTHON_DIR} COMPONENT clrx
  FILES_MATCHING PATTERN *.py)
install(FILES README.md CHANGELOG.md CONTRIBUTING.md LICENSE.TXT SECURITY.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT clrx)
# Debian's tools look for the licence in the file copyright.
install(FILES cmake/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT clrx)
install(FILES cmake/debian/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/clrx-opencl
  COMPONENT opencl)
install(DIRECTORY docs examples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT clrx)
install(CODE "set(Folder \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DOCDIR}\")" COMPONENT clrx)
install(SCRIPT cmake/modules/ClrxCutLinks.cmake COMPONENT clrx)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME clrx-mc)
set(CPACK_PACKAGE_CONTACT "The clrx-mc developers" CACHE STRING
  "Maintainer of the packages; Debian requires an address, as in Name <a@b.org>")
# Each package has a summary of its own, the first line of its description.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
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
set(CPACK_DEBIAN_CLRX_DESCRIPTION "assembler, disassembler and simulator for AMD GCN GPUs
The program clrx-mc reads the CLRX language, writes the binaries of AMD
Catalyst, Mesa and ROCm, and prints them. It finds missing waits and other
mistakes. The program clrx-run executes kernels without a GPU, and clrx-lsp
is a language server for editors. The package also has the C library
libclrx, a Python module, and the language ASM_CLRX for CMake.")
set(CPACK_DEBIAN_OPENCL_DESCRIPTION "OpenCL platform of simulated AMD GCN GPUs
OpenCL host programs execute kernels on a simulator, without a GPU. The
simulator reports mistakes, such as races and accesses outside of buffers.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_CLRX_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/cmake/debian/triggers)
set(CPACK_DEBIAN_OPENCL_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/cmake/debian/conffiles)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/modules/ClrxFinishPackage.cmake)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_CLRX_PACKAGE_SUGGESTS "cmake, pkgconf, python3")
set(CPACK_DEBIAN_OPENCL_PACKAGE_PROVIDES opencl-icd)
set(CPACK_DEBIAN_OPENCL_PACKAGE_RECOMMENDS "ocl-icd-libopencl1 | libopencl1")
set(CPACK_DEBIAN_OPENCL_PACKAGE_SUGGESTS "clang-22, libclc-22")
include(CPack)
