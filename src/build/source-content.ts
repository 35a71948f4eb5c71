import { createRequire } from "node:module";
import { resolve } from "node:path";

import type { NodeInput, SourceNodesArgs } from "gatsby";

import { picturesIn } from "../../cms/src/content/rules/links";
import { libraryUrls } from "../../cms/src/content/rules/media";

import type { Service } from "./content-service";
import { readLibrary } from "./media-library";
import { type TypeContent, uidOf } from "./read-content";

type Plugin = { sourceNodes: (api: SourceNodesArgs, options: object) => Promise<void> };
type Read = (type: { uid: string }, context: object) => Promise<object[]>;

const load = createRequire(resolve("package.json"));

const ofPackage = () => load("gatsby-source-strapi/gatsby-node") as Plugin;

/**
 * Lets the package take the records that have been read for the check, instead of reading them
 * again: so what is built is what has been checked.
 *
 * @returns what lets it read by itself again.
 */
const handOver = (content: readonly TypeContent[]) => {
  const reading = load("gatsby-source-strapi/dist/fetch") as {
    fetchEntity: Read;
    fetchEntities: Read;
  };
  const { cleanData } = load("gatsby-source-strapi/dist/clean-data") as {
    cleanData: (record: object, context: object) => object;
  };
  const own = { ...reading };
  if (!("fetchEntity" in own && "fetchEntities" in own)) {
    throw new Error(
      "gatsby-source-strapi has no fetchEntity and fetchEntities any more: see docs/patches.md.",
    );
  }
  reading.fetchEntity = reading.fetchEntities = ({ uid }, context) =>
    Promise.resolve(
      content
        .filter(({ type }) => uid === uidOf(type))
        .flatMap(({ records }) => records)
        .map((record) => cleanData(record, { ...context, contentTypeUid: uid })),
    );

  return () => Object.assign(reading, own);
};

// Each waits for the store once, and pictures are downloaded by the hundred at most.
const atOnce = 100;

/**
 * Lets gatsby-source-strapi make the nodes of all content as if it were the first time, and gives
 * them to Gatsby, which keeps what has not changed and deletes what nobody has given it. By itself the package
 * reads content twice in a build that goes on from another, misses what is changed while it
 * reads, and never updates or deletes media, relations and components that it once made.
 *
 * A text counts as changed when a picture in it has been replaced.
 *
 * @param content what has been read already. When `gatsby develop` refreshes its content, the
 *   package reads.
 */
export const sourceAllContent = (
  service: Service,
  content: readonly TypeContent[],
  plugin = ofPackage(),
) => {
  const source = plugin.sourceNodes;
  let read: typeof content | undefined = content;

  plugin.sourceNodes = async (api, options) => {
    const nodes = new Map<string, NodeInput>();
    const neverBefore = {
      ...api,
      cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
      getNodes: () => [],
      getNode: (id: string) => nodes.get(id),
      actions: { ...api.actions, createNode: (node: NodeInput) => void nodes.set(node.id, node) },
    };
    const readByItself = read && handOver(read);
    read = undefined;
    await source(neverBefore as unknown as SourceNodesArgs, options);
    readByItself?.();

    const library = await readLibrary(service);
    const digestOf = ({ internal }: NodeInput) => {
      if (internal.mediaType !== "text/markdown") return internal.contentDigest;
      const files = picturesIn(internal.content ?? "").flatMap(({ address }) =>
        libraryUrls(address).map((url) => library.get(url)?.updatedAt),
      );

      return api.createContentDigest([internal.contentDigest, files]);
    };
    // On its own, a node is not deleted together with the record that it was first found in.
    const made = [...nodes.values()].map((node) => ({
      ...node,
      parent: null,
      children: [],
      internal: { ...node.internal, contentDigest: digestOf(node) },
    }));
    for (const file of api.getNodesByType("File")) api.actions.touchNode(file);
    // Its type does not say that it ends when the node's files have been downloaded.
    const createNode = api.actions.createNode as (node: NodeInput) => Promise<void>;
    for (let at = 0; at < made.length; at += atOnce) {
      await Promise.all(made.slice(at, at + atOnce).map((node) => createNode(node)));
    }
  };
};
