import { randomUUID } from "node:crypto";
import { readFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { inspect } from "node:util";

import { collectGarbage } from "../../../common/collect-garbage.ts";
import { loadGatsby, type PageState } from "./gatsby.ts";
import { startRenderer } from "./renderer.ts";

// A Gatsby that keeps running after its bootstrap, with the bundles of the last `gatsby build`. For each
// message `build` it does what that command does after its bundles, with Gatsby's own code, and answers
// `built`, or `unable` if the bundles have to change. publisher/build/warm-gatsby.ts starts it.

type Answer = { ready: true } | { building: true } | { built: true } | { unable: string };

const load = createRequire(resolve("package.json"));
const send = (answer: Answer) => void process.send?.(answer);

/** Ends with an error, which the publisher logs: Gatsby's cache is incomplete. */
const fail = (error: unknown): never => {
  writeSync(process.stderr.fd, `${inspect(error)}\n`);
  process.exit(1);
};

/** The templates that the bundles have, by Gatsby's list of their imports. */
const bundledTemplates = () =>
  [...readFileSync(".cache/async-requires.js", "utf8").matchAll(/import\("\.\/([^"]+)"/g)]
    .map(([, path = ""]) => resolve(".cache/webpack/virtual", path))
    .sort()
    .join();

const templatesOf = (pages: PageState["pages"]) =>
  [...new Set([...pages.values()].map(({ component }) => component))].sort().join();

/** What of the content the bundles of the last build depend on. */
const bundled = () => {
  const { isSample } = JSON.parse(readFileSync("public/.delivery/manifest.json", "utf8")) as {
    isSample: boolean;
  };

  return { isSample: String(isSample), templates: bundledTemplates() };
};

/** As Gatsby's command does. */
const startNewBuild = () => {
  Object.assign(globalThis, { __GATSBY: { buildId: randomUUID(), root: process.cwd() } });
};

const start = async () => {
  process.env.NODE_ENV = "production";
  process.env.gatsby_executing_command = "build";
  const directory = process.cwd();
  startNewBuild();
  const bundles = bundled();
  process.env.GATSBY_SITE_IS_SAMPLE = bundles.isSample;
  const gatsby = loadGatsby();
  const { store, services, pageData } = gatsby;

  const { workerPool, gatsbyNodeGraphQLFunction: graphql } = await gatsby.bootstrap({
    program: {
      directory,
      sitePackageJson: load("./package.json"),
      extensions: [".mjs", ".js", ".jsx", ".wasm", ".json", ".ts", ".tsx"],
      browserslist: ["defaults"],
      verbose: false,
      prefixPaths: false,
    },
  });
  // The bootstrap does not wait for the schema that its workers build: one that ends before rejects it, and
  // Gatsby exits. A worker does one task after the other, so this one, which only reads a file, is the last.
  await Promise.all(workerPool.all.setComponents());
  await Promise.all(workerPool.end());
  // From here on, the site's hooks read the content.
  delete process.env.WARM_GATSBY;
  const site = load(resolve(".cache/compiled/gatsby-node.js")) as {
    onPreBootstrap: () => Promise<void>;
  };

  /** Why the bundles have to change; undefined if they need not. */
  const staleBundles = () => {
    if (process.env.GATSBY_SITE_IS_SAMPLE !== bundles.isSample) return "sample notice";
    if (templatesOf(store.getState().pages) !== bundles.templates) return "templates in use";

    return undefined;
  };

  /** Makes Gatsby delete the nodes of content that is not created again; it does so only once by itself. */
  const expectContentAgain = () => {
    const { nodesTouched, typeOwners } = store.getState();
    for (const type of typeOwners.pluginsToTypes.get("gatsby-source-strapi") ?? []) {
      for (const { id } of gatsby.getDataStore().iterateNodesByType(type)) nodesTouched.delete(id);
    }
    gatsby.sourcing.initialSourceNodesOfCurrentNodeProcess = true;
  };

  const build = async (): Promise<Answer> => {
    // It starts while this process waits for the CMS.
    const renderer = startRenderer();
    // It reads the content, and exits if that is invalid: nothing of the last build has changed by then.
    await site.onPreBootstrap();
    send({ building: true });
    // Gatsby asks for a remote file once per id.
    startNewBuild();
    expectContentAgain();
    await services.sourceNodes({ store });
    await services.createPages({
      store,
      gatsbyNodeGraphQLFunction: graphql,
      // Those in src/pages are the same as long as the code is.
      shouldRunCreatePagesStatefully: false,
    });
    const stale = staleBundles();
    if (stale) {
      renderer.stop();
      await gatsby.saveState();

      return { unable: stale };
    }

    await pageData.handleStalePageData();
    const graphqlRunner = new gatsby.GraphQLRunner(store, {});
    const { queryIds } = await services.calculateDirtyQueries({ store });
    await services.runStaticQueries({ store, queryIds, graphqlRunner });
    await services.runPageQueries({ store, queryIds, graphqlRunner });
    await gatsby.waitUntilAllJobsComplete();
    await pageData.flush();
    await gatsby.buildHTMLPagesAndDeleteStaleArtifacts({
      program: store.getState().program,
      workerPool: { single: { renderHTMLProd: renderer.render } },
    });
    renderer.stop();
    await gatsby.runApi("onPostBuild", { graphql });
    await gatsby.waitUntilAllJobsComplete();
    await gatsby.saveState();

    return { built: true };
  };

  process.on("message", ({ build: time }: { build: string }) => {
    process.env.BUILD_TIME = time;
    build().then((answer) => {
      send(answer);
      collectGarbage();
    }, fail);
  });
  // src/gatsby/exit.ts lets a build end while the channel is open.
  process.channel?.ref();
  collectGarbage();
  send({ ready: true });
};

start().catch(fail);
