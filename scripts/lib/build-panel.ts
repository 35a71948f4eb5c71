import { mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { cmsDir, packageFile } from "./project.ts";

// Runs as a program: `strapi build` without its compiler, which would overwrite dist under a
// running CMS, and needs development packages for its type check. docs/patches.md lists the
// internals of Strapi that are used here.
const require = createRequire(import.meta.url);
const fromStrapi = (name: string) => require(packageFile(`@strapi/strapi/dist/${name}.js`, cmsDir));
const { createStrapi } = fromStrapi("index");
const { createBuildContext } = fromStrapi("src/node/create-build-context");
const { writeStaticClientFiles } = fromStrapi("src/node/staticFiles");
const { build } = fromStrapi("src/node/vite/build");

const strapi = createStrapi({ appDir: cmsDir, distDir: join(cmsDir, "dist") });
const stagingDir = join(cmsDir, ".strapi/panel");
strapi.dirs.dist.root = stagingDir;
const context = await createBuildContext({
  cwd: cmsDir,
  logger: { ...console, debug: () => undefined },
  strapi,
  options: { minify: true },
});
await writeStaticClientFiles(context);
await build(context);

// The previous panel is served until here.
const panelDir = join(cmsDir, "dist/build");
rmSync(panelDir, { recursive: true, force: true });
mkdirSync(join(cmsDir, "dist"), { recursive: true });
renameSync(join(stagingDir, "build"), panelDir);
process.exit(0);
