import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

// Node runs TypeScript, but needs the extension of an imported file and its module type; the site's
// code leaves both to its bundler. For programs that use such code:
// `node --import ./scripts/lib/typescript.mjs src/preview/main.ts`.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOwn = /^\.{1,2}\//.test(specifier) && context.parentURL?.startsWith("file:");
    const file = isOwn ? new URL(`${specifier}.ts`, context.parentURL) : undefined;
    const found = next(file && existsSync(fileURLToPath(file)) ? file.href : specifier, context);

    return found.url.endsWith(".ts") ? { ...found, format: "module-typescript" } : found;
  },
});
