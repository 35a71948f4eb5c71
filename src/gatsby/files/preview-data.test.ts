import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { buildSchema } from "graphql";

import { writePreviewData } from "./preview-data";

describe("writePreviewData", () => {
  it("writes each page with its template, each query once, the schema, 404.html as the app shell, and the code of pages", async () => {
    const root = mkdtempSync(join(tmpdir(), "project-"));
    const site = join(root, "public");
    const code = join(root, ".cache/page-ssr/routes");
    for (const folder of [site, code]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(site, "404.html"), "<html></html>");
    writeFileSync(join(code, "render-page.js"), "exports.default = 1;");
    writeFileSync(join(code, "render-page.js.map"), "{}");
    const component = join(root, "src/templates/article.tsx");
    const page = (slug: string) => ({
      path: `/blog/${slug}/`,
      component,
      componentChunkName: "component---article",
      context: { slug },
    });
    await writePreviewData(site, {
      schema: buildSchema("type Query { site: String }"),
      program: { directory: root },
      pages: new Map([page("one"), page("two")].map((entry) => [entry.path, entry])),
      components: new Map([[component, { query: "{ site }" }]]),
      staticQueryComponents: new Map([["sq", { hash: 7, query: "{ layout: site }" }]]),
      staticQueriesByTemplate: new Map([[component, [7]]]),
    });
    const read = (name: string) => readFileSync(join(site, ".preview", name), "utf8");

    const template = "src/templates/article.tsx";
    expect(JSON.parse(read("queries.json"))).toEqual({
      pages: [
        { path: "/blog/one/", template, context: { slug: "one" } },
        { path: "/blog/two/", template, context: { slug: "two" } },
      ],
      templates: {
        [template]: {
          chunk: "component---article",
          query: "{ site }",
          staticQueryHashes: ["7"],
        },
      },
      staticQueries: [{ hash: "7", query: "{ layout: site }" }],
    });
    expect(read("schema.graphql")).toContain("type Query");
    expect(read("shell.html")).toBe("<html></html>");
    expect(readdirSync(join(site, ".preview/render"))).toEqual(["built-in.txt", "render-page.js"]);
    expect(read("render/built-in.txt")).toBe(root);
    rmSync(root, { recursive: true });
  });
});
