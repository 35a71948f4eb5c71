import { createRequire } from "node:module";
import { resolve } from "node:path";

const load = createRequire(resolve("package.json"));

/** A page in Gatsby's state. */
type Page = { path: string; component: string };

/** The part of Gatsby's state that is read here. */
export type PageState = { pages: Map<string, Page> };

type Store = {
  getState: () => PageState & {
    program: object;
    nodesTouched: Set<string>;
    typeOwners: { pluginsToTypes: Map<string, Set<string>> };
  };
};
type QueryIds = { pageQueryIds: object[]; staticQueryIds: object[] };
type Context = Record<string, unknown> & { store: Store };
type Step = (context: Context) => Promise<void>;
type WorkerPool = {
  all: { setComponents: () => Promise<unknown>[] };
  end: () => Promise<unknown>[];
};

/** Gatsby's modules, none of them documented: docs/patches.md lists them. */
export type Gatsby = {
  store: Store;
  getDataStore: () => { iterateNodesByType: (type: string) => Iterable<{ id: string }> };
  saveState: () => Promise<void>;
  bootstrap: (context: object) => Promise<{
    workerPool: WorkerPool;
    gatsbyNodeGraphQLFunction: (query: string) => Promise<object>;
  }>;
  services: {
    sourceNodes: Step;
    createPages: Step;
    calculateDirtyQueries: (context: Context) => Promise<{ queryIds: QueryIds }>;
    runStaticQueries: Step;
    runPageQueries: Step;
  };
  pageData: { handleStalePageData: () => Promise<void>; flush: () => Promise<void> };
  sourcing: { initialSourceNodesOfCurrentNodeProcess: boolean };
  GraphQLRunner: new (store: Store, options: object) => object;
  waitUntilAllJobsComplete: () => Promise<void>;
  buildHTMLPagesAndDeleteStaleArtifacts: (context: object) => Promise<unknown>;
  runApi: (api: "onPostBuild", args: object) => Promise<unknown>;
};

/** Loads Gatsby's modules, with the functions that the project's own Gatsby has. */
export const loadGatsby = (): Gatsby => ({
  ...load("gatsby/dist/redux"),
  ...load("gatsby/dist/datastore"),
  ...load("gatsby/dist/redux/save-state"),
  ...load("gatsby/dist/bootstrap"),
  ...load("gatsby/dist/commands/build-html"),
  ...load("gatsby/dist/query/graphql-runner"),
  ...load("gatsby/dist/utils/wait-until-jobs-complete"),
  services: load("gatsby/dist/services"),
  pageData: load("gatsby/dist/utils/page-data"),
  sourcing: load("gatsby/dist/utils/source-nodes").is,
  runApi: load("gatsby/dist/utils/api-runner-node"),
});
