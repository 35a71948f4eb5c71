import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

// Node runs TypeScript by itself, and wants the ending of each imported file, which the
// site's code leaves out as its bundler expects it. Imported before such code.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOwn = /^\.{1,2}\//.test(specifier) && context.parentURL?.startsWith("file:");
    const file = isOwn ? new URL(`${specifier}.ts`, context.parentURL) : undefined;

    return next(file && existsSync(fileURLToPath(file)) ? file.href : specifier, context);
  },
});
