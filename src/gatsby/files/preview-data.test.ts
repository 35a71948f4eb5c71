import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { buildSchema } from "graphql";

import { writePreviewData } from "./preview-data";

describe("writePreviewData", () => {
  it("writes each page with its template, each query once, the schema, and 404.html as the app shell", async () => {
    const site = mkdtempSync(join(tmpdir(), "site-"));
    writeFileSync(join(site, "404.html"), "<html></html>");
    const component = "/project/src/templates/article.tsx";
    const page = (slug: string) => ({
      path: `/blog/${slug}/`,
      component,
      componentChunkName: "component---article",
      context: { slug },
    });
    await writePreviewData(site, {
      schema: buildSchema("type Query { site: String }"),
      program: { directory: "/project" },
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
    rmSync(site, { recursive: true });
  });
});
