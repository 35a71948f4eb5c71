import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { block, convert, figure, image } from "./support/convert.ts";

const twins: [classic: string, blocks: string][] = [
  ["A\n\nB", block("paragraph", "<p>A</p>") + block("paragraph", "<p>B</p>")],
  ["A\nB", block("paragraph", "<p>A<br>B</p>")],
  ["<h3>A</h3>\nB", block("heading", "<h3>A</h3>") + block("paragraph", "<p>B</p>")],
  [
    '[caption width="1"]<img src="/a.png" alt="a" /> Cap[/caption]',
    image("a", "<figcaption>Cap</figcaption>"),
  ],
  ["<ul>\n<li>A</li>\n</ul>", block("list", `<ul>${block("list-item", "<li>A</li>")}</ul>`)],
  [
    "<blockquote>A</blockquote>",
    block("quote", `<blockquote>${block("paragraph", "<p>A</p>")}</blockquote>`),
  ],
  [
    "https://vimeo.com/123",
    block(
      "embed",
      figure("embed", '<div class="wp-block-embed__wrapper">\nhttps://vimeo.com/123\n</div>'),
    ),
  ],
  ["<hr />", block("separator", "<hr/>")],
  ["<pre>a\n\nb</pre>", block("preformatted", "<pre>a\n\nb</pre>")],
];

describe("both editors' markup gives the same Markdown", () => {
  for (const [classic, blocks] of twins) {
    test(JSON.stringify(classic), () => {
      assert.equal(convert(classic).markdown, convert(blocks).markdown);
      assert.notEqual(convert(classic).markdown, "");
    });
  }
});
