import * as cheerio from "cheerio";

import { createMarkdown } from "../../../common/rules/markdown";

import { renderLlmsTxt } from "./llms-txt";

const site = "https://a.example";

describe("renderLlmsTxt", () => {
  it("lists the pages by kind, with the URLs of their Markdown", () => {
    const pageAt = (path: string, canonical = site + path) => ({ ...page, path, canonical });
    const page = { description: "Says it.", file: "", images: [], shareImage: "", mainDigest: "" };
    const text = renderLlmsTxt(
      [
        { ...pageAt("/"), title: "Start", group: undefined },
        { ...pageAt("/services/odoo/"), title: "Odoo", group: "Services" },
        { ...pageAt("/services/cloud/"), title: "Cloud", group: "Services" },
        { ...pageAt("/blog/x/", "https://b.example/x/"), title: "Copy", group: "Blog" },
      ],
      { name: "Agency", description: "Builds.", siteUrl: site },
    );

    expect(text).not.toContain(": Says it.\n\n- [");
    expect(text.split("\n").filter(Boolean)).toEqual([
      "# Agency",
      "> Builds.",
      "## Company",
      `- [Start](${site}/index.md): Says it.`,
      "## Services",
      `- [Odoo](${site}/services/odoo/index.md): Says it.`,
      `- [Cloud](${site}/services/cloud/index.md): Says it.`,
    ]);
  });

  it("has titles and descriptions as they are", () => {
    const page = {
      path: "/a/",
      canonical: `${site}/a/`,
      title: "The <dialog> [a](/b/) *",
      description: "Costs ~~€100~~ &lt; `x`",
      ...{ group: undefined, file: "", images: [], shareImage: "", mainDigest: "" },
    };
    const html = createMarkdown().render(
      renderLlmsTxt([page], { name: "A # *b*", description: "> 1. c", siteUrl: site }),
    );
    const shown = cheerio.load(html).text().split("\n").filter(Boolean);

    expect(shown).toEqual(["A # *b*", "> 1. c", "Company", `${page.title}: ${page.description}`]);
    expect(cheerio.load(html)("li a").attr("href")).toBe(`${site}/a/index.md`);
  });
});
