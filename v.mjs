import {build} from "vite";
const ts={treeshake:{propertyWriteSideEffects:false,moduleSideEffects:false,propertyReadSideEffects:false,unknownGlobalSideEffects:false}};
const plug={name:"p",transform(code,id){ if(!/react-router/.test(id)) return; 
 let c=code.replace(/(^|[=(,\s])(React\d*\.(?:forwardRef|createContext|memo)\()/g,"$1/* @__PURE__ */ $2").replace(/^\w+\.displayName = .*;$/gm,"").replace(/= (new (?:Set|Map|WeakMap|Error)\()/g,"= /* @__PURE__ */ $1");
 return {code:c,map:null};}};
for(const m of [false,"oxc"])
await build({root:"/work/main",configFile:false,logLevel:"error",plugins:[plug],build:{minify:m,target:"es2022",outDir:"/tmp/m/out-d"+m,emptyOutDir:true,rolldownOptions:{input:"/work/main/d.tsx",...ts}}});
