// Packages that are written as modules of JavaScript only, for Jest, which asks for CommonJS.
const { ModuleKind, ScriptTarget, transpileModule } = require("typescript");

const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ESNext };

module.exports = {
  /** @param {string} source */
  process: (source) => ({ code: transpileModule(source, { compilerOptions }).outputText }),
};
