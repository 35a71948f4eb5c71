import { createRequire } from "node:module";
import { resolve } from "node:path";

import type { NodeInput, SourceNodesArgs } from "gatsby";

import { picturesIn } from "../../../common/rules/links";
import { libraryUrls } from "../../../common/rules/media";

import type { CmsConfig } from "../content/cms-client";
import { readMediaFiles } from "../content/media-library";
import type { TypeContent } from "../content/read-content";
import { uidOf } from "../../../common/record-id";

type SourceNodes = (api: SourceNodesArgs, options: object) => Promise<void>;

const original = Symbol("the plugin's own function");
type Plugin = { sourceNodes: SourceNodes; [original]?: SourceNodes };
type Read = (type: { uid: string }, context: object) => Promise<object[]>;

const load = createRequire(resolve("package.json"));

const loadSourcePlugin = () => load("gatsby-source-strapi/gatsby-node") as Plugin;

/**
 * Makes the plugin use the records that were validated.
 *
 * @returns a function that restores its own fetching.
 * @throws if the plugin's module has changed.
 */
const overrideFetch = (content: readonly TypeContent[]) => {
  const fetchModule = load("gatsby-source-strapi/dist/fetch") as {
    fetchEntity: Read;
    fetchEntities: Read;
  };
  const { cleanData } = load("gatsby-source-strapi/dist/clean-data") as {
    cleanData: (record: object, context: object) => object;
  };
  const original = { ...fetchModule };
  if (!("fetchEntity" in original && "fetchEntities" in original)) {
    throw new Error(
      "gatsby-source-strapi no longer has fetchEntity and fetchEntities: see docs/patches.md.",
    );
  }
  fetchModule.fetchEntity = fetchModule.fetchEntities = ({ uid }, context) =>
    Promise.resolve(
      content
        .filter(({ type }) => uid === uidOf(type.name))
        .flatMap(({ records }) => records)
        .map((record) => cleanData(record, { ...context, contentTypeUid: uid })),
    );

  return () => Object.assign(fetchModule, original);
};

/**
 * Makes the plugin keep the nodes of the last build, without the CMS: a Gatsby that starts to wait reads the
 * content when it builds.
 */
export const keepNodes = (plugin = loadSourcePlugin()) => {
  plugin[original] ??= plugin.sourceNodes;
  plugin.sourceNodes = ({ getNodes, actions }) => {
    for (const node of getNodes()) actions.touchNode(node);

    return Promise.resolve();
  };
};

// Nodes created in parallel, to limit downloads.
const batchSize = 100;

/**
 * Patches gatsby-source-strapi to create all nodes on every build; Gatsby keeps unchanged ones and
 * deletes the rest. On its own the plugin reads twice in incremental builds, misses concurrent
 * changes, and never updates or deletes media, relations and components.
 *
 * The digest of a text includes its images, so replacing one reruns its queries. Pictures get their focal
 * points, which the plugin leaves out.
 *
 * @param content the validated content, used once: refreshes in `gatsby develop` read the CMS.
 */
export const patchSourcePlugin = (
  cms: CmsConfig,
  content: readonly TypeContent[],
  plugin = loadSourcePlugin(),
) => {
  // A process that builds again patches again.
  const source = (plugin[original] ??= plugin.sourceNodes);
  let prefetched: typeof content | undefined = content;

  plugin.sourceNodes = async (api, options) => {
    const nodes = new Map<string, NodeInput>();
    const isolatedApi = {
      ...api,
      cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
      getNodes: () => [],
      getNode: (id: string) => nodes.get(id),
      actions: { ...api.actions, createNode: (node: NodeInput) => void nodes.set(node.id, node) },
    };
    const restoreFetch = prefetched && overrideFetch(prefetched);
    prefetched = undefined;
    await source(isolatedApi as unknown as SourceNodesArgs, options);
    restoreFetch?.();

    const mediaFiles = await readMediaFiles(cms);
    const focalPointOf = ({ internal, url }: NodeInput) =>
      internal.type === "STRAPI__MEDIA" ? mediaFiles.get(String(url))?.focalPoint : undefined;
    const digestOf = (node: NodeInput) => {
      const { internal } = node;
      const focalPoint = focalPointOf(node);
      if (focalPoint) return api.createContentDigest([internal.contentDigest, focalPoint]);
      if (internal.mediaType !== "text/markdown") return internal.contentDigest;
      const files = picturesIn(internal.content ?? "").flatMap(({ url }) =>
        libraryUrls(url).map((one) => mediaFiles.get(one)?.updatedAt),
      );

      return api.createContentDigest([internal.contentDigest, files]);
    };
    // Without a parent, so that shared nodes outlive the record that created them.
    const finalNodes = [...nodes.values()].map((node) => ({
      ...node,
      focalPoint: focalPointOf(node),
      parent: null,
      children: [],
      internal: { ...node.internal, contentDigest: digestOf(node) },
    }));
    for (const file of api.getNodesByType("File")) api.actions.touchNode(file);
    // Gatsby's type omits createNode's promise, which waits for downloads.
    const createNode = api.actions.createNode as (node: NodeInput) => Promise<void>;
    for (let at = 0; at < finalNodes.length; at += batchSize) {
      await Promise.all(finalNodes.slice(at, at + batchSize).map((node) => createNode(node)));
    }
  };
};
