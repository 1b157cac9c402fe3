/** Address of the file, as bundlers hand it over that take it for a file, like esbuild with its loader `file`. */
declare const address: string;
export default address;
