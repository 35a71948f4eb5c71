import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { block, convert, figure, image } from "./support/convert.ts";

const embed = (url: string) =>
  block(
    "embed",
    figure(
      "embed",
      `<div class="wp-block-embed__wrapper">\n${url}\n</div><figcaption>Cap</figcaption>`,
    ),
  );
const table = (rows: string) =>
  block("table", figure("table", `<table>${rows}</table><figcaption>Cap</figcaption>`));

const noHeader = "table without a header: its first row is the header";
const merged = "table with merged cells: the cells are single, some of them empty";
const lines = "table with several lines in a cell: each cell is one line";

const cases: [what: string, html: string, markdown: string, losses?: string[]][] = [
  [
    "paragraphs, whose lines are one",
    block("paragraph", "<p>One\nline<br>Two</p>") + block("paragraph", "<p>B</p>"),
    "One line\\\nTwo\n\nB",
  ],
  [
    "a picture with a caption",
    image("a", "<figcaption>A <em>cat</em> *</figcaption>"),
    "![a](a.png)\n\n*A cat \\**",
  ],
  [
    "a gallery",
    block("gallery", figure("gallery", image("a") + image("b"))),
    "![a](a.png)\n\n![b](b.png)",
  ],
  [
    "a gallery of older versions",
    block(
      "gallery",
      '<ul class="blocks-gallery-grid"><li><figure><img src="/a.png" alt="a"/></figure></li><li><figure><img src="/b.png" alt="b"/></figure></li></ul>',
    ),
    "![a](a.png)\n\n![b](b.png)",
  ],
  ["a video", embed("https://vimeo.com/123"), "<https://vimeo.com/123>\n\n*Cap*"],
  [
    "another embed",
    embed("https://social.example/1"),
    "<https://social.example/1>\n\n*Cap*",
    ["embed of social.example: it is a link"],
  ],
  [
    "a table",
    table(
      '<thead><tr><th>A</th><th class="has-text-align-right">B</th></tr></thead><tbody><tr><td>a|b</td><td><strong>1</strong></td></tr></tbody>',
    ),
    "| A    |     B |\n| ---- | ----: |\n| a\\|b | **1** |\n\n*Cap*",
  ],
  [
    "a table without a header",
    table("<tr><td>A</td></tr><tr><td>B</td></tr>"),
    "| A |\n| - |\n| B |\n\n*Cap*",
    [noHeader],
  ],
  [
    "merged cells",
    table(
      '<thead><tr><th colspan="2">A</th><th>B</th></tr></thead><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr>',
    ),
    "| A |   | B |\n| - | - | - |\n| 1 | 2 | 3 |\n|   | 4 | 5 |\n\n*Cap*",
    [merged],
  ],
  [
    "blocks in cells",
    table(
      "<tr><th>A</th><th>B</th></tr><tr><td><p>1</p><ul><li>2</li></ul></td><td>3<br>4</td></tr>",
    ),
    "| A   | B   |\n| --- | --- |\n| 1 2 | 3 4 |\n\n*Cap*",
    [lines],
  ],
  [
    "a table in a table",
    table(
      "<tr><th>A</th><th>B</th></tr><tr><td><table><tr><th>1</th><th>2</th></tr></table></td><td>3</td></tr>",
    ),
    "| A   | B |\n| --- | - |\n| 1 2 | 3 |\n\n*Cap*",
    [lines],
  ],
  [
    "a table of one cell as its content",
    table("<tr><td><p>A</p><p>B</p></td></tr>"),
    "A\n\nB\n\n*Cap*",
  ],
  [
    "code",
    block(
      "code",
      '<pre class="wp-block-code"><code lang="ts" class="language-ts">a &lt; b[0]\n\n*c*</code></pre>',
    ),
    "```ts\na < b[0]\n\n*c*\n```",
  ],
  [
    "preformatted text",
    block("preformatted", '<pre class="wp-block-preformatted">a<br>  <strong>b</strong></pre>'),
    "```\na\n  b\n```",
  ],
  [
    "a verse",
    block("verse", '<pre class="wp-block-verse">One\n  <em>two\nthree</em></pre>'),
    "One\\\n*two\\\nthree*",
  ],
  [
    "a quote",
    block(
      "quote",
      `<blockquote class="wp-block-quote">${block("paragraph", "<p>A</p>")}<cite>B</cite></blockquote>`,
    ),
    "> A\n>\n> *B*",
  ],
  [
    "a pull quote",
    block("pullquote", figure("pullquote", "<blockquote><p>A</p><cite>B</cite></blockquote>")),
    "> A\n>\n> *B*",
  ],
  [
    "lists in lists",
    block(
      "list",
      `<ul>${block("list-item", `<li>A${block("list", `<ol>${block("list-item", "<li>B</li>")}</ol>`)}</li>`)}</ul>`,
    ),
    "- A\n  1. B",
  ],
  [
    "buttons",
    block(
      "buttons",
      '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/a/">A</a></div><div class="wp-block-button"><a href="/b/">B</a></div></div>',
    ),
    "[A](/a/)\n\n[B](/b/)",
  ],
  [
    "columns and groups",
    block(
      "columns",
      `<div><div>${block("paragraph", "<p>A</p>")}</div><div>${block("group", `<div>${block("paragraph", "<p>B</p>")}</div>`)}</div></div>`,
    ),
    "A\n\nB",
  ],
  [
    "a separator and a spacer",
    block("separator", '<hr class="wp-block-separator"/>') +
      block("spacer", '<div style="height:9px" aria-hidden="true" class="wp-block-spacer"></div>'),
    "***",
  ],
  [
    "media beside text",
    block(
      "media-text",
      `<div><figure><img src="/a.png" alt="a"/></figure><div>${block("paragraph", "<p>A</p>")}</div></div>`,
    ),
    "![a](a.png)\n\nA",
  ],
  [
    "a file",
    block(
      "file",
      '<div class="wp-block-file"><a href="/a.pdf">Plan</a><a href="/a.pdf" class="wp-block-file__button" download>Download</a></div>',
    ),
    "[Plan](/a.pdf)",
    ['button "Download" of a file: its name is the link'],
  ],
  [
    "a file whose name leads elsewhere",
    block(
      "file",
      '<div class="wp-block-file"><a href="/plan/">Plan</a><a href="/a.pdf" class="wp-block-file__button" download>Download</a></div>',
    ),
    "[Plan](/plan/) [Download](/a.pdf)",
  ],
  [
    "a file with a button alone",
    block(
      "file",
      '<div class="wp-block-file"><a href="/a.pdf" class="wp-block-file__button" download>Download</a></div>',
    ),
    "[Download](/a.pdf)",
  ],
  [
    "a file with a video",
    block(
      "video",
      figure("video", '<video controls src="/a.mp4"></video><figcaption>Cap</figcaption>'),
    ),
    "[/a.mp4](/a.mp4)\n\n*Cap*",
    ["video /a.mp4: it is a link"],
  ],
  [
    "details",
    block(
      "details",
      `<details><summary>Why?</summary>${block("paragraph", "<p>So.</p>")}</details>`,
    ),
    "**Why?**\n\nSo.",
  ],
  [
    "HTML",
    block("html", '<div><b>A</b>\n\nB</div><iframe src="https://x.example/"></iframe>'),
    "**A** B",
    ["iframe of x.example"],
  ],
  [
    "no reusable and dynamic blocks",
    '<!-- wp:block {"ref":12} /-->\n<!-- wp:latest-posts {"n":{"a":1}} /-->\n<!-- wp:block {"ref":12} /-->',
    "",
    ["reusable block 12 (2)", "block latest-posts"],
  ],
  ["a shortcode", block("shortcode", '[wpforms id="1"]'), "", ["shortcode [wpforms]"]],
  [
    "what the classic editor wrote between blocks",
    `${block("paragraph", "<p>A</p>")}B\nC\n\nD\n\n${block("freeform", "<p>E</p>F\nG")}`,
    "A\n\nB\\\nC\n\nD\n\nE\n\nF\\\nG",
  ],
];

describe("blocks become Markdown", () => {
  for (const [what, html, markdown, losses = []] of cases) {
    test(what, () => {
      const converted = convert(html);

      assert.equal(converted.markdown, markdown);
      assert.deepEqual(converted.losses, losses);
    });
  }
});
