import { JSDOM } from "jsdom";

import { renderFeeds } from "./feeds";

const article = {
  slug: "retries",
  title: "Retries & <orders>",
  excerpt: "In short.",
  date: "2026-01-02",
  publishedAt: "2026-02-03T04:05:06.000Z",
  body: {
    html: '<p><a href="/blog/">All</a> <a href="https://b.example/">B</a> <a href="#part">C</a></p><img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x"><code><span class="k">const</span> a</code>',
  },
  author: { name: "Ada" },
  category: { name: "Delivery" },
};
const texts = (changed: Partial<typeof article> | { author: null; category: null } = {}) =>
  renderFeeds(
    {
      record: { name: "Agency", description: "Builds." },
      blog: { publishedAt: "2026-01-01T00:00:00.000Z" },
      articles: { nodes: [{ ...article, ...changed }] },
    },
    "https://a.example",
  );

describe("renderFeeds", () => {
  it.each(["rss", "atom", "json"] as const)(
    "contains the full text with absolute URLs as %s",
    (format) => {
      const text = texts()[format].replaceAll('\\"', '"');

      expect(text).toContain("https://a.example/blog/retries/");
      expect(text).toContain('href="https://a.example/blog/"');
      expect(text).toContain('href="https://b.example/"');
      expect(text).toContain('href="https://a.example/blog/retries/#part"');
      expect(text).toContain('src="https://a.example/a.jpg"');
      expect(text).toContain('srcset="https://a.example/a.jpg 1x, https://a.example/b.jpg 2x"');
      expect(text).toContain("<code>const a</code>");
      expect(text).toContain("Ada");
    },
  );

  it("has an article's dates of publication and last change", () => {
    const { items } = JSON.parse(texts().json) as { items: object[] };

    expect(items).toMatchObject([
      { date_published: "2026-01-02T00:00:00.000Z", date_modified: "2026-02-03T04:05:06.000Z" },
    ]);
  });

  it("has no last change before an article's date", () => {
    const text = texts({ date: "2026-03-01" });

    expect(text.json).toContain('"date_modified": "2026-03-01T00:00:00.000Z"');
    expect(text.atom.match(/<updated>2026-03-01T00:00:00.000Z/g)).toHaveLength(2);
  });

  it("names the page first in an Atom feed: some readers take the first link, whatever it is", () => {
    const links = [...texts().atom.matchAll(/<(?:feed|entry)\b[^]*?<link ([^>]*)\/>/g)];

    expect(links.map(([, link]) => link)).toEqual([
      'href="https://a.example/blog/" rel="alternate"',
      'href="https://a.example/blog/retries/" rel="alternate"',
    ]);
  });

  it("is the same for the same content", () => {
    expect(texts()).toEqual(texts());
    expect(texts().atom).toContain("<updated>2026-02-03T04:05:06.000Z</updated>");
  });

  it.each(["rss", "atom", "json"] as const)(
    "has no characters that XML forbids as %s",
    (format) => {
      const forbidden = "\0\u0001\b\u000b\u001f\ufffe\ud800";
      const title = `Re${forbidden}tries\t😀`;
      const text = texts({ title, body: { html: `<p>A${forbidden}B</p>` } })[format];

      expect(text).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
      expect(text).toMatch(/Retries(\t|\\t)😀/);
      expect(text).toContain("<p>AB</p>");
    },
  );

  it.each(["rss", "atom", "json"] as const)(
    "names the publisher for an article without an author, and no missing category, as %s",
    (format) => {
      const text = texts({ author: null, category: null })[format];

      expect(text).not.toMatch(/Ada|<category|Delivery/);
      expect(text).toMatch(
        /<dc:creator>Agency<|<author>\s*<name>Agency<|"authors": \[\s*\{\s*"name": "Agency"/,
      );
    },
  );
});

const xmlOf = (text: string) => new JSDOM(text, { contentType: "application/xml" }).window.document;
const textOf = (parent: Element | null | undefined, name: string) =>
  parent?.getElementsByTagName(name)[0]?.textContent?.trim();
/** The text that a reader shows of HTML. */
const shown = (html: string | undefined) => JSDOM.fragment(html ?? "").textContent;

describe.each([
  ["an opening bracket", "Web <1 hour"],
  ["a tag", "The <dialog> and <b>bold</b> & more"],
  ["entities", "&amp; &lt;b&gt; &copy; &nope; &"],
  ["ends of CDATA", "a ]]> b ]]> c ]]]]>> <![CDATA["],
  ["quotes", `"double" 'single'`],
  ["a comment", "<!-- no --> --> -- <?xml?>"],
  ["a word that programs read as a value", "true"],
  ["a number", "007"],
  ["a sign of another plane", "Ünï \u2028 \u0085 😀"],
])("feeds of texts with %s", (_what, text) => {
  const html = `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;
  const { rss, atom, json } = renderFeeds(
    {
      record: { name: text, description: text },
      blog: { publishedAt: "2026-01-01T00:00:00.000Z" },
      articles: {
        nodes: [
          {
            ...article,
            title: text,
            excerpt: text,
            body: { html },
            author: { name: text },
            category: { name: text },
          },
          { ...article, slug: "other", author: null, category: null },
        ],
      },
    },
    "https://a.example",
  );

  it("have them as RSS", () => {
    const channel = xmlOf(rss).querySelector("rss[version='2.0'] > channel");
    const item = channel?.querySelector("item") ?? null;

    expect(textOf(channel, "title")).toBe(`${text} · Blog`);
    expect(textOf(channel, "description")).toBe(text);
    expect(textOf(item, "title")).toBe(text);
    expect(shown(textOf(item, "description"))).toBe(text);
    expect(textOf(item, "category")).toBe(text);
    expect(textOf(item, "dc:creator")).toBe(text);
    expect(textOf(item, "content:encoded")).toBe(html);
    expect(item?.querySelector("guid")?.outerHTML).toMatch(
      /isPermaLink="true">https:\/\/a.example\/blog\/retries\/</,
    );
    // RSS wants an email address in it.
    expect(channel?.querySelector("author")).toBeNull();
  });

  it("have them as Atom", () => {
    const feed = xmlOf(atom).querySelector("feed");
    const entry = feed?.querySelector("entry") ?? null;

    expect(textOf(feed, "title")).toBe(`${text} · Blog`);
    expect(textOf(feed, "subtitle")).toBe(text);
    expect(textOf(entry, "title")).toBe(text);
    expect(textOf(entry, "summary")).toBe(text);
    expect(textOf(entry, "name")).toBe(text);
    expect(entry?.querySelector("category")?.getAttribute("term")).toBe(text);
    expect(textOf(entry, "content")).toBe(html);
    expect(entry?.querySelector("content")?.getAttribute("type")).toBe("html");
    for (const plain of feed?.querySelectorAll("title, subtitle, summary, rights") ?? []) {
      expect(plain.getAttribute("type") ?? "text").toBe("text");
    }
    for (const parent of feed?.parentNode?.querySelectorAll("feed, entry") ?? []) {
      const names = [...parent.children].map(({ localName }) => localName);
      expect(names).toEqual(expect.arrayContaining(["id", "title", "updated"]));
    }
    for (const one of feed?.querySelectorAll("entry") ?? []) {
      expect(one.querySelector(":scope > author > name")).not.toBeNull();
    }
    expect(feed?.querySelectorAll("category:not([term])")).toHaveLength(0);
  });

  it("have them as JSON", () => {
    expect(JSON.parse(json)).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: `${text} · Blog`,
      description: text,
      items: [
        {
          id: "https://a.example/blog/retries/",
          title: text,
          summary: text,
          content_html: html,
          authors: [{ name: text }],
          tags: [text],
        },
        { id: "https://a.example/blog/other/" },
      ],
    });
  });
});
