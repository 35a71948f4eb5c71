// Loaded before Gatsby, which asks Parcel to compile gatsby-config.ts and gatsby-node.ts: here Node
// runs them (gatsby-config.mjs), and Parcel takes seconds to find nothing. There is no setting for it.
if (!process.env.GATSBY_WORKER_MODULE_PATH) {
  Object.assign(require("gatsby/dist/utils/parcel/compile-gatsby-files"), {
    compileGatsbyFiles: () => Promise.resolve(),
  });
}
