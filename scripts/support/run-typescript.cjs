// Loaded before Gatsby, which compiles gatsby-config.ts and gatsby-node.ts with Parcel at every
// start and runs what that leaves in .cache/compiled. Node runs TypeScript by itself, seconds
// sooner: what is put there instead loads both files as they are. There is no setting for it.
const { mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");

const hooks = pathToFileURL(join(__dirname, "typescript.mjs")).href;

/** @param {string} project */
const compileGatsbyFiles = async (project) => {
  const folder = join(project, ".cache/compiled");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Gatsby looks for hooks in a file with this ending alone.
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const name of ["gatsby-config", "gatsby-node"]) {
    const file = pathToFileURL(join(project, `${name}.ts`)).href;
    writeFileSync(
      join(folder, `${name}.js`),
      `import "${hooks}";\nconst loaded = await import("${file}");\nexport default loaded.default ?? loaded;\n`,
    );
  }
};

// Its workers run what is there.
if (!process.env.GATSBY_WORKER_MODULE_PATH) {
  // A build whose command has died ends, too: its files are the next one's.
  process.once("disconnect", () => process.exit(1));
  // To listen alone keeps no process running.
  process.channel?.unref();

  const parcel = require("gatsby/dist/utils/parcel/compile-gatsby-files");
  if (!parcel.compileGatsbyFiles) {
    throw new Error(
      "Gatsby compiles its configuration in another way: see scripts/support/run-typescript.cjs.",
    );
  }
  Object.assign(parcel, { compileGatsbyFiles });
}
