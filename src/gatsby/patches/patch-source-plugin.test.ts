import { createRequire } from "node:module";
import { resolve } from "node:path";

import type { ContentRecord } from "../../../common/rules/model";
import { json, serveContent, stopServing } from "../../testing/content-server";

import { patchSourcePlugin } from "./patch-source-plugin";

// The package waits a while before each request.
jest.setTimeout(60_000);

type Node = { id: string; children: string[]; internal: { type: string; contentDigest: string } };
type Plugin = Parameters<typeof patchSourcePlugin>[2] & object;

const { sourceNodes } = createRequire(resolve("package.json"))(
  "gatsby-source-strapi/gatsby-node",
) as Plugin;

const attributes = {
  title: { type: "string" },
  body: { type: "richtext" },
  facts: { type: "json" },
  cover: { type: "media" },
};
const schemas = [
  {
    uid: "api::article.article",
    schema: {
      kind: "collectionType",
      singularName: "article",
      pluralName: "articles",
      attributes,
    },
  },
];
const desk = { id: 1, url: "/uploads/desk.png", name: "desk.png", updatedAt: "1" };
const article = (documentId: string, more = {}) => ({
  id: 1,
  documentId,
  title: documentId,
  body: "![](/uploads/text.png)",
  facts: { people: 4 },
  cover: desk,
  ...more,
});

/** The part of Gatsby's node store that the plugin uses. */
const createStore = () => {
  const nodes = new Map<string, Node>();
  const kept = new Map<string, unknown>([["timestamp", 1]]);
  let made: Node[] = [];
  let given = new Set<string>();
  const createNode = (node: Node) => {
    given.add(node.id);
    const before = nodes.get(node.id);
    if (before?.internal.contentDigest === node.internal.contentDigest) return;
    for (const child of before?.children ?? []) nodes.delete(child);
    nodes.set(node.id, node);
    made.push(node);
  };
  const api = {
    createNodeId: (id: string) => id,
    createContentDigest: (data: unknown) => JSON.stringify(data),
    reporter: { info: jest.fn() },
    cache: { get: (key: string) => kept.get(key), set: kept.set.bind(kept) },
    getNode: (id: string) => nodes.get(id),
    getNodes: () => [...nodes.values()],
    getNodesByType: (type: string) =>
      api.getNodes().filter(({ internal }) => internal.type === type),
    actions: { createNode, touchNode: ({ id }: Node) => given.add(id) },
  };

  return {
    api,
    nodes,
    /** The types of the nodes created in this build; Gatsby deletes the others. */
    endBuild: () => {
      for (const id of nodes.keys()) if (!given.has(id)) nodes.delete(id);
      const types = made.map(({ internal }) => internal.type.replace("STRAPI_", ""));
      [made, given] = [[], new Set()];

      return types.sort();
    },
  };
};

const requested: string[] = [];
/** The focal point of the picture of articles. */
let focalPoint: { x: number; y: number } | null = null;
const build = async (
  store: ReturnType<typeof createStore>,
  articles: ContentRecord[],
  textPicture = "1",
  again?: (source: () => Promise<string[]>) => Promise<void>,
) => {
  const service = await serveContent({
    "/api/content-type-builder/content-types": json(schemas),
    "/api/content-type-builder/components": json([]),
    "/api/articles": (response) => {
      requested.push(String(response.req.url));
      response.end(JSON.stringify({ data: articles }));
    },
    "/api/media-files": (response) =>
      response.end(
        JSON.stringify([
          { url: "/uploads/text.png", updatedAt: textPicture },
          { ...desk, focalPoint },
        ]),
      ),
  });
  const plugin: Plugin = { sourceNodes };
  const type = { name: "article", kind: "collectionType" as const, attributes };
  patchSourcePlugin(service, [{ type, records: articles }], plugin);
  const source = async () => {
    await plugin.sourceNodes(store.api as never, {
      apiURL: service.apiUrl,
      collectionTypes: ["article"],
      skipFileDownloads: true,
    });

    return store.endBuild();
  };
  const types = await source();
  if (again) await again(source);
  stopServing();

  return types;
};
const ofArticle = ["ARTICLE", "ARTICLE_BODY_TEXTNODE", "ARTICLE_FACTS_JSONNODE"];

afterEach(stopServing);

describe("patchSourcePlugin", () => {
  it("uses the validated content, and keeps unchanged nodes", async () => {
    const store = createStore();

    expect(await build(store, [article("a")])).toEqual([...ofArticle, "_MEDIA"]);
    expect(await build(store, [article("a")])).toEqual([]);
    expect(requested).toEqual([]);
    expect(store.nodes.size).toBe(4);
  });

  it("lets the plugin read on a refresh", async () => {
    const store = createStore();
    await build(store, [article("a")], "1", async (refresh) => {
      expect(await refresh()).toEqual([]);
    });

    expect(requested).toHaveLength(1);
  });

  it("updates changed records and deletes missing ones", async () => {
    const store = createStore();
    await build(store, [article("a"), article("b")]);

    expect(await build(store, [article("a", { title: "new" })])).toEqual(["ARTICLE"]);
    expect([...store.nodes.values()].map(({ internal }) => internal.type).sort()).toEqual([
      "STRAPI_ARTICLE",
      "STRAPI_ARTICLE_BODY_TEXTNODE",
      "STRAPI_ARTICLE_FACTS_JSONNODE",
      "STRAPI__MEDIA",
    ]);
  });

  it("updates images whose text or file has changed, also in rich text", async () => {
    const store = createStore();
    await build(store, [article("a")]);

    expect(
      await build(store, [article("a", { cover: { ...desk, alternativeText: "A desk" } })]),
    ).toEqual(["ARTICLE", "_MEDIA"]);
    await build(store, [article("a")]);
    expect(await build(store, [article("a")], "2")).toEqual(["ARTICLE_BODY_TEXTNODE"]);
  });

  it("updates images whose focal point has changed", async () => {
    const store = createStore();
    await build(store, [article("a")]);
    focalPoint = { x: 20, y: 80 };
    const types = await build(store, [article("a")]);
    const [media] = store.api.getNodesByType("STRAPI__MEDIA");
    focalPoint = null;

    expect(types).toEqual(["_MEDIA"]);
    expect(media).toMatchObject({ focalPoint: { x: 20, y: 80 } });
  });

  it("keeps downloaded files and shared nodes", async () => {
    const store = createStore();
    await build(store, [article("a"), article("b")]);
    store.nodes.set("file", {
      id: "file",
      children: [],
      internal: { type: "File", contentDigest: "" },
    });
    await build(store, [article("b")]);

    expect(store.nodes.has("file")).toBe(true);
    expect([...store.nodes.values()].map((node) => (node as { parent?: unknown }).parent)).toEqual(
      expect.not.arrayContaining([expect.any(String)]),
    );
  });
});
