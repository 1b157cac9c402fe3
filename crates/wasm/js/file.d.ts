/** Address of the file, from bundlers that treat it as an asset, like esbuild with its loader `file`. */
declare const address: string;
export default address;
