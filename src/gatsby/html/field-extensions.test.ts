import { createFieldExtensions } from "./field-extensions";

type Resolve = (source: object, args: object, context: object, info: object) => unknown;
type Extension = { name: string; extend: (args: object) => { resolve: Resolve } };

const nodes: Record<string, object> = {
  text: { body: "**Tide** tables" },
  json: { internal: { content: '{"@type":"Person"}' } },
  empty: { internal: {} },
};
const nodeModel = { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null };

/** Resolves a field with this directive. */
const resolve = (name: string, source: object, args = {}, info = {}) => {
  const extensions: Extension[] = [];
  const actions = { createFieldExtension: (extension: Extension) => extensions.push(extension) };
  createFieldExtensions({ actions } as never, { apiUrl: "http://localhost:1337" });
  const extension = extensions.find((one) => one.name === name);

  return extension?.extend(args).resolve(source, {}, { nodeModel }, info);
};

describe("@markdownHtml", () => {
  it.each([
    [{ data___NODE: "text" }, "<p><strong>Tide</strong> tables</p>\n"],
    [{ data___NODE: "gone" }, ""],
    [{}, ""],
  ])("renders %j as %j", async (source, html) => {
    expect(await resolve("markdownHtml", source, { field: "body" })).toBe(html);
  });
});

describe("@alternativeText", () => {
  it.each([
    ["Two people at a desk", "Two people at a desk"],
    ["Decoration", ""],
    [" decoration ", ""],
    ["Decoration of a hall", "Decoration of a hall"],
    [null, ""],
  ])("maps %j to %j", (alternativeText, text) => {
    expect(resolve("alternativeText", { alternativeText })).toBe(text);
  });
});

describe("@vector", () => {
  it("is a vector image itself, and no file that the build resizes", () => {
    const drawing = { mime: "image/svg+xml", url: "/uploads/a.svg" };

    expect(resolve("vector", drawing)).toBe(drawing);
    expect(resolve("vector", { mime: "image/png" })).toBeNull();
  });
});

describe("@strapiJson", () => {
  it.each([
    [{ data___NODE: "json" }, { "@type": "Person" }],
    [{ data___NODE: "empty" }, null],
    [{ data___NODE: "gone" }, null],
    [{}, null],
  ])("parses %j as %j", (source, value) => {
    expect(resolve("strapiJson", source, {}, { fieldName: "data" })).toEqual(value);
  });
});
