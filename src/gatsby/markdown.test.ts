import { renderLlmsTxt, htmlToMarkdown } from "./markdown";

const site = "https://a.example";
const markdown = (html: string) => htmlToMarkdown(`<main>${html}</main>`, site).trim();

describe("htmlToMarkdown", () => {
  it.each([
    ["headings", "<h2>Two</h2><p>Words</p>", "## Two\n\nWords"],
    ["absolute URLs", '<a href="/blog/">Blog</a>', `[Blog](${site}/blog/)`],
    ["URLs of other sites", '<a href="https://b.example/">B</a>', "[B](https://b.example/)"],
    ["protocol-relative URLs", '<a href="//b.example/">B</a>', "[B](//b.example/)"],
    ["links within the page as text", '<a href="#contact-form">Write</a>', "Write"],
    [
      "adjacent links with a space between them",
      '<a href="/a/">A</a><a href="/b/">B</a>',
      `[A](${site}/a/) [B](${site}/b/)`,
    ],
    [
      "adjacent elements with spaces between them",
      '<p><a href="/a/"><span>A</span></a><span>Team</span><time>May 5</time><span>7 min</span></p>',
      `[A](${site}/a/) Team May 5 7 min`,
    ],
    ["line breaks", "<dl><dt>Office</dt><dd>Pier 4<br/>Town</dd></dl>", "- Office: Pier 4  \nTown"],
    [
      "highlighted code without gaps",
      '<p><code><span class="a">a</span><span class="b">b</span></code></p>',
      "`ab`",
    ],
    ["an image's alternative text", '<p><img src="/x.png" alt="A chart"></p>', "A chart"],
    ["questions", "<details><summary>Why?</summary><p>So.</p></details>", "### Why?\n\nSo."],
    ["facts", "<dl><dt>Team</dt><dd>Two</dd></dl>", "- Team: Two"],
    ["code unchanged", '<pre><code class="language-ts">a &lt; b</code></pre>', "```ts\na < b\n```"],
    [
      "tables",
      "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
      "| A   |\n| --- |\n| 1   |",
    ],
    [
      "no form controls",
      "<form><label>Name</label></form><button>Close</button><p>Words</p>",
      "Words",
    ],
    [
      "nothing of the site's navigation",
      "<nav>Home</nav><svg><title>Mark</title></svg><p>Words</p>",
      "Words",
    ],
  ])("writes %s", (_what, html, text) => {
    expect(markdown(html)).toBe(text);
  });
});

describe("renderLlmsTxt", () => {
  it("lists the pages by kind, with the URLs of their Markdown", () => {
    const pageAt = (path: string, canonical = site + path) => ({ ...page, path, canonical });
    const page = { description: "Says it.", file: "", images: [], shareImage: "" };
    const text = renderLlmsTxt(
      [
        { ...pageAt("/"), title: "Start", group: undefined },
        { ...pageAt("/services/odoo/"), title: "Odoo", group: "Services" },
        { ...pageAt("/blog/x/", "https://b.example/x/"), title: "Copy", group: "Blog" },
      ],
      { name: "Agency", description: "Builds.", siteUrl: site },
    );

    expect(text.split("\n").filter(Boolean)).toEqual([
      "# Agency",
      "> Builds.",
      "## Company",
      `- [Start](${site}/index.md): Says it.`,
      "## Services",
      `- [Odoo](${site}/services/odoo/index.md): Says it.`,
    ]);
  });
});
