// Transpiles ESM-only packages to CommonJS for Jest.
const { ModuleKind, ScriptTarget, transpileModule } = require("typescript");

const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ESNext };

module.exports = {
  /** @param {string} source */
  process: (source) => ({ code: transpileModule(source, { compilerOptions }).outputText }),
};
