import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { parseText } from "../../common/rules/links.ts";
import { wordsOf } from "../../common/rules/markdown.ts";
import { textIssue } from "../../common/rules/texts.ts";
import { compareWords, wordsOfHtml, wordsOfMarkdown } from "./support/words.ts";
import { convert } from "./support/convert.ts";

const tricky = [
  "*a* **b** _c_ __d__ ~~e~~ snake_case 2*3*4",
  "# no heading\n\n## none\n\n#tag",
  "1. no list\n\n2) none\n\n- none\n\n+ none\n\n* none",
  "2020. A year\n10) ten",
  "&gt; no quote\n&gt; none",
  "a | b\n--- | ---\nc | d",
  "Title\n===\nOther\n---",
  "`code` ``two`` ```three```",
  "```\nno fence\n```\n\n~~~\nnone",
  "[a](/b/) ![a](/b.png) [a][b] [a]: /b/",
  "&lt;b&gt; &lt;!-- no comment --&gt; &lt;https://a.example&gt; &lt;/p&gt;",
  "&amp;amp; &amp;lt; &amp;#60; &amp;copy; AT&amp;T",
  "a -- b --- c a--b --flag --- -- -",
  "\"double\" 'single' it's 5'10\" “curly” ‘one’",
  "back\\slash \\* \\n c:\\dir\\ \\",
  "(c) (r) (tm) +- ... ?!.. 1/2",
  "***\n\n---\n\n___",
  "    four spaces\n\n\ttab",
  "&nbsp;# space first\n\n&nbsp;- one",
  "https://a.example/a_b_c?d=*e* www.a.example a@b.example",
  "a\u00a0b a\u200bb a\u00adb naïve Straße 日本 😀",
  "<b>bold</b>word <i>it</i>'s <b>“q”</b>s <b>a.</b>b",
  "<b>a <i>b</i></b><i>c</i> <b><b>d</b></b> <i>*e*</i>",
  "<code>a`b</code> <code>`</code> <code>a</code><code>b</code> <code> </code>x",
  "<ul><li>a<p></p>b</li><li></li><li># c</li></ul><ul><li>d</li></ul>",
  "<table><tr><td>a|b</td><td><code>c|d</code></td></tr><tr><td>\\|</td><td><pre>e\nf|g</pre></td></tr></table>",
  "<blockquote>a\n\n<blockquote>b</blockquote>c<cite>d</cite></blockquote>",
  "<p>a<div>b</p>c</div>d <b>e\n\nf</b>",
  '[b]bold[/b] [i class="x"]it[/i] [sic] [x_y]',
  '<q>q</q> <ruby>a<rt>b</rt></ruby> <abbr title="x">c</abbr> <kbd>d</kbd> <mark>e</mark> <u>f</u>',
  "<td>a</td><li>b</li><figcaption>c</figcaption><dd>d</dd><summary>e</summary>",
  "$x$ ^y^ {z} =w= :a: | || @b %c",
];

describe("words stay the same", () => {
  for (const html of tricky) {
    test(JSON.stringify(html), () => {
      const { markdown } = convert(html);

      assert.deepEqual(wordsOfMarkdown(markdown), wordsOfHtml(html));
      assert.ok(wordsOfHtml(html).length > 0);
      assert.equal(textIssue(parseText(markdown)), undefined);
    });
  }
});

test("signs in plain text are read as they are", () => {
  assert.deepEqual(
    parseText(convert("1. *a* _b_ # `c` [d](/e/) | &lt;i&gt; --").markdown).map(({ type }) => type),
    ["paragraph_open", "inline", "paragraph_close"],
  );
  assert.deepEqual(wordsOfMarkdown(convert("*a* _b_ `c` [d](/e/) &lt;i&gt;").markdown), [
    ..."*a* _b_ `c` [d](/e/) <i>".split(" "),
  ]);
});

test("the parser makes no dash of hyphens", () => {
  const [, line] = parseText(convert("a -- b --- c--d").markdown);

  assert.equal(wordsOf(line?.children ?? null), "a -- b --- c--d");
});

test("a comparison finds words that are missing, that were added, and that changed", () => {
  assert.deepEqual(compareWords("<p>One two two.</p>", "One two. Three"), {
    missing: ["two"],
    added: ["Three"],
  });
  assert.deepEqual(compareWords("<b>a*b</b>", "ab"), { missing: ["a*b"], added: ["ab"] });
});

test("a comparison ignores the form of quotes and dashes, and what is a loss", () => {
  const html =
    "“a” -- 'b' m<sup>2</sup><form>c</form>[vc_row][/vc_row] https://youtu.be/a-b_c--d123";

  assert.deepEqual(compareWords(html, '"a" – ‘b’ m²'), { missing: [], added: [] });
});

test("a comparison knows footnotes", () => {
  const html = 'A<sup data-fn="x"><a href="#x">1</a></sup>';
  const footnotes = '[{"id":"x","content":"Note"}]';

  assert.deepEqual(compareWords(html, convert(html, { footnotes }).markdown, footnotes), {
    missing: [],
    added: [],
  });
  assert.deepEqual(compareWords(html, "A\\[1]", footnotes).missing, ["Footnotes", "Note"]);
});
