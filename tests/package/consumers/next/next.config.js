export default { serverExternalPackages: ["bancal"] };
