import { mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { bin, cmsRoot } from "./project.mjs";

// `strapi build` without its compiler: that writes into dist once more, where the content service
// may be running, and checks types, which needs packages that only developers have. What is used
// of Strapi's inside is named in docs/upgrading.md.
const require = createRequire(import.meta.url);
/** @param {string} name */
const fromStrapi = (name) => require(bin(`@strapi/strapi/dist/${name}.js`, cmsRoot));
const { createStrapi } = fromStrapi("index");
const { createBuildContext } = fromStrapi("src/node/create-build-context");
const { writeStaticClientFiles } = fromStrapi("src/node/staticFiles");
const { build } = fromStrapi("src/node/vite/build");

const strapi = createStrapi({ appDir: cmsRoot, distDir: join(cmsRoot, "dist") });
const staging = join(cmsRoot, ".strapi/panel");
strapi.dirs.dist.root = staging;
const context = await createBuildContext({
  cwd: cmsRoot,
  logger: { ...console, debug: () => undefined },
  strapi,
  options: { minify: true },
});
await writeStaticClientFiles(context);
await build(context);

// The panel that is there is served until now.
const panel = join(cmsRoot, "dist/build");
rmSync(panel, { recursive: true, force: true });
mkdirSync(join(cmsRoot, "dist"), { recursive: true });
renameSync(join(staging, "build"), panel);
process.exit(0);
