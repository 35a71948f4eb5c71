import { createHash } from "node:crypto";

import { JSDOM } from "jsdom";

import { picturesIn } from "../../../common/rules/links";
import { absolutizeUrls } from "../../lib/absolute-urls";
import { escapeHtml } from "../../../common/text/escape-html";

import { classNameOf } from "./class-names";
import { htmlToMarkdown } from "./html-to-markdown";
import { renderMarkdown } from "./rich-text";

const site = "https://a.example";
const markdown = (html: string) => htmlToMarkdown(`<main>${html}</main>`, site).replace(/\n$/, "");

const prose = classNameOf("src/components/Prose/Prose.module.scss", "root");

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
    [
      "rich text without spaces that it lacks",
      `<div class="x ${prose}"><p><strong>un</strong><a href="/a/">done</a></p></div>`,
      `**un**[done](${site}/a/)`,
    ],
    [
      "line breaks",
      "<dl><dt>Office</dt><dd>Pier 4<br/>Town</dd></dl>",
      "- Office: Pier 4\\\n  Town",
    ],
    [
      "highlighted code without gaps",
      '<p><code><span class="a">a</span><span class="b">b</span></code></p>',
      "`ab`",
    ],
    ["an image's alternative text", '<p><img src="/x.png" alt="A chart"></p>', "A chart"],
    ["questions", "<details><summary>Why?</summary><p>So.</p></details>", "### Why?\n\nSo."],
    ["facts", "<dl><dt>Team</dt><dd>Two</dd></dl>", "- Team: Two"],
    [
      "facts of several paragraphs and terms in groups",
      "<dl><div><dt>Team</dt><dd><p>Two</p><p>Or three</p></dd></div><div><dt>Place</dt><dd><ul><li>A</li></ul></dd></div></dl>",
      "- Team: Two\n\n  Or three\n- Place:\n  - A",
    ],
    [
      "code unchanged",
      '<pre><code class="language-ts">a &lt; b\n\n</code></pre>',
      "```ts\na < b\n\n```",
    ],
    [
      "tables",
      "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
      "| A |\n| - |\n| 1 |",
    ],
    [
      "tables with a caption, and cells with blocks",
      "<table><caption>Rates</caption><tr><th>A</th><th>B</th></tr><tr><td><ul><li>1</li><li>2</li></ul></td><td><p>3</p></td></tr></table>",
      "Rates\n\n| A   | B |\n| --- | - |\n| 1 2 | 3 |",
    ],
    [
      "prices that were struck out",
      "<p><del>€100</del> <s>€90</s> €80</p>",
      "~~€100~~ ~~€90~~ €80",
    ],
    ["names of elements as text", "<p>The &lt;dialog&gt; element</p>", "The \\<dialog> element"],
    ["entities as text", "<p>Write &amp;lt; for it</p>", "Write \\&lt; for it"],
    ["marks within words", "<p>in<em>ter</em>n<strong>al</strong></p>", "in*ter*n**al**"],
    [
      "what looks like a list as text",
      "<p>1) a</p><p>2. b</p><p>- c</p>",
      "1\\) a\n\n2\\. b\n\n\\- c",
    ],
    [
      "bars in code in a cell",
      "<table><tr><th>A</th></tr><tr><td><code>a || b</code></td></tr></table>",
      "| A          |\n| ---------- |\n| `a \\|\\| b` |",
    ],
    [
      "no form controls",
      "<form><label>Name</label></form><button>Close</button><p>Words</p>",
      "Words",
    ],
    [
      "nothing that repeats the page",
      "<p data-markdown-ignore>Words</p><details><summary data-markdown-ignore>W</summary><p>Words</p></details>",
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

/** Texts of such pieces, the same in each run. */
const textsOf = (pieces: readonly string[], count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => {
    const bytes = createHash("sha256").update(`${prefix}${index}`).digest();

    return [...bytes.subarray(0, 4 + (index % 20))]
      .map((byte) => pieces[byte % pieces.length])
      .join("");
  });

const plainPieces = [
  ...["a", "b", "word", " ", " ", "1", "0.5", "é", "—", "’", "😀", "\u00a0"],
  ...["*", "**", "_", "__", "~", "~~", "`", "``", "|", "||", "\\", "<", ">", "<b>", "<!--", "</p>"],
  ...["&", "&amp;", "&lt", "&#60;", "#", "# ", "- ", "+ ", "1. ", "2) ", "> ", "===", "```", "~~~"],
  ...[
    "[",
    "]",
    "(",
    ")",
    "[a](/b/)",
    "![a](/b.png)",
    "[a]: /b/",
    "<https://b.example>",
    ":",
    "!",
    ".",
  ],
  ...["https://b.example/a_b_", "snake_case", "*a*", "**a**", "~~a~~", "$", "^", "{", "}", "="],
];

const richPieces = [
  ...plainPieces,
  ...["\n", "\n\n", "\n- ", "\n1. ", "\n1) ", "\n> ", "\n## ", "\n\n```ts\na | b\n```\n\n", "\\\n"],
  ...[
    "*a*",
    "**b**",
    "~~c~~",
    "`d`",
    "`a || b`",
    "*a **b** c*",
    "**a *b***",
    "in*ter*nal",
    "**a.**b",
  ],
  ...["\n\n| a | b |\n|---|:-:|\n| `x \\| y` | ~~c~~ |\n\n", "\n\n***\n\n", '[a *b*](/c/ "d")'],
  ...[
    "[€100](https://b.example/?a=1&b=2_3)",
    "![e *f*](/u.png)",
    "\n\n    code\n\n",
    "&copy;",
    "\\*",
  ],
];

const blocks = "BLOCKQUOTE H2 H3 H4 H5 H6 LI OL PRE TD TH UL".split(" ");
const marks = "A CODE DEL EM STRONG".split(" ");

/** The lines of HTML, each word with the marks and blocks around it. Pictures count as their text. */
const linesOf = (html: string) => {
  let lines = "";
  let before = "";
  const write = (text: string, around: readonly string[]) => {
    const key = `<${[...new Set(around)].toSorted().join(" ")}>`;
    // The parser sets other quotes.
    for (const part of text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").split(/(\s+)/)) {
      if (!part.trim()) lines += part && " ";
      else {
        lines += before === key ? part : key + part;
        before = key;
      }
    }
  };
  const visit = (node: Node, around: readonly string[]) => {
    const name = node.nodeName === "S" ? "DEL" : node.nodeName;
    const isBlock = blocks.includes(name) || ["BR", "HR", "P"].includes(name);
    const attribute = (of: string) => (node as Element).getAttribute(of) ?? "";
    if (isBlock) lines += name === "HR" ? "\n---" : "\n";
    if (name === "#text") write(node.textContent ?? "", around);
    if (name === "IMG") write(attribute("alt"), around);
    const own = name === "A" ? [`A ${attribute("href")}`] : [name];
    const isNamed = blocks.includes(name) || marks.includes(name);
    for (const child of node.childNodes) visit(child, isNamed ? [...around, ...own] : around);
    if (isBlock) lines += "\n";
  };
  visit(JSDOM.fragment(html), []);

  return lines.split("\n").flatMap((line) => line.replace(/\s+/g, " ").trim() || []);
};

const picture = { src: "/static/1/x.webp", width: 640, height: 480 };
const render = (text: string) =>
  absolutizeUrls(
    renderMarkdown(text, new Map(picturesIn(text).map(({ url }) => [url, picture]))),
    site,
  );

it.each(textsOf(plainPieces, 300, "plain"))("has the words of a plain text: %j", (text) => {
  const page = `<p>${escapeHtml(text)}</p>`;

  expect(linesOf(render(markdown(page)))).toEqual(linesOf(page));
});

it.each(textsOf(richPieces, 300, "rich"))("has words and marks of a rich text: %j", (text) => {
  const page = `<div class="${prose}">${render(text)}</div>`;

  expect(linesOf(render(markdown(page)))).toEqual(linesOf(page));
});
