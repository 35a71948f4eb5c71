// Loaded before Gatsby in a build that goes on from the last one (site.mjs): gatsby-config.ts and
// gatsby-node.ts are compiled already, and their code is the same. There is no setting for it.
const { existsSync } = require("node:fs");

const compiled = ["config", "node"].map((name) => `.cache/compiled/gatsby-${name}.js`);

// Gatsby's workers are started with it, too, and compile nothing.
const isWorker = Boolean(process.env.GATSBY_WORKER_MODULE_PATH);

if (!isWorker && compiled.every((file) => existsSync(file))) {
  Object.assign(require("gatsby/dist/utils/parcel/compile-gatsby-files"), {
    compileGatsbyFiles: () => Promise.resolve(),
  });
}
