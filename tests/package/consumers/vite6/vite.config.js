export default { optimizeDeps: { exclude: ["bancal"] } };
