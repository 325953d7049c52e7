import type { RiskyVariable } from "../variable-row.ts";

/** What the C library, tools of the system and desktops heed. */
export const SYSTEM_VARIABLES: readonly RiskyVariable[] = [
  {
    names: "GCONV_PATH LOCPATH NLSPATH GLIBC_TUNABLES HOSTALIASES RESOLV_HOST_CONF NIS_PATH GETCONF_DIR TZDIR",
    values: "never",
    programs: null,
    effect: "native code, names of hosts, messages of every program",
  },
  {
    names: "MALLOC_TRACE MALLOC_CONF _RJEM_MALLOC_CONF SSLKEYLOGFILE",
    values: "never",
    programs: null,
    effect: "a file that is written",
  },
  { names: "TERMINFO TERMINFO_DIRS TERMCAP INPUTRC", values: "never", programs: null, effect: "what a terminal does" },
  {
    names: "LESSOPEN LESSCLOSE LESSEDIT LESSKEY* MANOPT MANROFFSEQ MAILCAP MAILCAPS MORE",
    values: "never",
    programs: "less man",
    effect: "a command",
  },
  { names: "LESS SYSTEMD_LESS", values: "options", programs: "less systemctl journalctl", effect: "options" },
  {
    names: "SYSTEMD_PAGERSECURE SYSTEMD_LESSSECURE LESSSECURE",
    values: "shape",
    shape: /^(1|true|yes|on)$/,
    programs: "less systemctl",
    effect: "commands in a viewer",
  },
  { names: "MAGIC", values: "never", programs: "file", effect: "a file that is read first" },
  { names: "AWKLIBPATH AWK_HASH", values: "never", programs: "gawk", effect: "native code" },
  { names: "AWKPATH MANPATH INFOPATH", values: "paths", programs: "gawk man info", effect: "files that are read" },
  {
    names: "GROFF_BIN_PATH GROFF_COMMAND_PREFIX GROFF_TMAC_PATH",
    values: "never",
    programs: "man",
    effect: "programs",
  },
  {
    names: "TAPE RSH RMT CVS_RSH SVN_SSH RSYNC_RSH RSYNC_CONNECT_PROG RSYNC_PROXY BORG_RSH BORG_REMOTE_PATH",
    values: "never",
    programs: "tar rsync",
    effect: "a command, another host",
  },
  {
    names: "GZIP BZIP BZIP2 XZ_OPT XZ_DEFAULTS ZIPOPT UNZIP UNZIPOPT ZIPINFO ZIPINFOOPT",
    values: "options",
    programs: "gzip bzip2 xz zip unzip tar",
    effect: "options",
  },
  {
    names: "HGRCPATH HGMERGE HG P4CONFIG P4DIFF P4MERGE P4ENVIRO",
    values: "never",
    programs: "hg p4",
    effect: "configuration, commands",
  },
  { names: "DPKG_COLORS", values: "inert", programs: "dpkg", effect: "none" },
  { names: "DPKG_* RPM_CONFIGDIR RPM_*_DIR", values: "never", programs: "dpkg rpm", effect: "where packages are" },
  { names: "DEBIAN_FRONTEND", values: "shape", shape: /^[A-Za-z]*$/, programs: "apt dpkg", effect: "a module" },
  { names: "DEBCONF_SYSTEMRC DEBCONF_DB_*", values: "never", programs: "apt dpkg", effect: "configuration" },
  {
    names:
      "WGETRC NETRC CURL_HOME SCREENRC MAILRC PSQLRC PGPASSFILE PGSERVICEFILE PGSYSCONFDIR MYSQL_HOME SQLITE_HISTORY LYNX_CFG GNUPGHOME REDISCLI_RCFILE",
    values: "never",
    programs: "wget curl screen mail psql mysql sqlite3 lynx gpg",
    effect: "a file that is read first",
  },
  {
    names: "SSH_SK_PROVIDER SSH_SK_HELPER SSH_PKCS11_HELPER PKCS11_MODULE_PATH",
    values: "never",
    programs: "ssh",
    effect: "native code, a program",
  },
  {
    names: "DBUS_SESSION_BUS_ADDRESS DBUS_SYSTEM_BUS_ADDRESS DBUS_STARTER_ADDRESS",
    values: "shape",
    shape: /^(unix:(path|abstract)=[\w./-]+(,guid=\w+)?)?$/,
    programs: null,
    effect: "a program that is started as a bus",
  },
  {
    names: "OPENSSL_CONF OPENSSL_CONF_INCLUDE OPENSSL_ENGINES OPENSSL_MODULES",
    values: "never",
    programs: "openssl",
    effect: "native code",
  },
  {
    names:
      "SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE AWS_CA_BUNDLE NODE_EXTRA_CA_CERTS DENO_CERT PIP_CERT",
    values: "installed",
    programs: null,
    effect: "whose hosts are trusted",
  },
  {
    names: "VIMINIT EXINIT GVIMINIT MYVIMRC VIM VIMRUNTIME NVIM_APPNAME EMACSLOADPATH EMACSDATA EMACSPATH",
    values: "never",
    programs: "vim nvim emacs",
    effect: "code that an editor reads first",
  },
  {
    names:
      "GTK_MODULES GTK3_MODULES GTK_PATH GTK_EXE_PREFIX GTK_IM_MODULE_FILE GDK_PIXBUF_MODULE_FILE GDK_PIXBUF_MODULEDIR GIO_EXTRA_MODULES GIO_MODULE_DIR GST_PLUGIN_* GST_REGISTRY* QT_PLUGIN_PATH QT_QPA_PLATFORM_PLUGIN_PATH QML_IMPORT_PATH QML2_IMPORT_PATH LIBGL_DRIVERS_PATH LIBVA_DRIVERS_PATH VDPAU_DRIVER_PATH VK_ICD_FILENAMES VK_DRIVER_FILES VK_LAYER_PATH VK_ADD_LAYER_PATH OCL_ICD_VENDORS OCL_ICD_FILENAMES LADSPA_PATH FREI0R_PATH GEGL_PATH BABL_PATH",
    values: "never",
    programs: null,
    effect: "native code",
  },
  {
    names: "FONTCONFIG_FILE FONTCONFIG_PATH MAGICK_* GS_LIB TEXINPUTS TEXMF* SASL_PATH ODBCINI ODBCSYSINI ODBCINSTINI",
    values: "never",
    programs: "convert magick gs tex",
    effect: "configuration, native code",
  },
  { names: "DEVELOPER_DIR SDKROOT QEMU_LD_PREFIX", values: "installed", programs: "xcrun", effect: "which tools run" },
  { names: "WINELOADER WINESERVER", values: "compiler", programs: "wine", effect: "a program" },
];
