/** Imported before what determines paths and ports: development has separate ones. */
process.env.SITE_FOR = "dev";
