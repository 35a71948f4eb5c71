import assert from "node:assert/strict";
import { test } from "node:test";

import { convertMarkdown } from "../markdown/convert-markdown.ts";

const convert = (source: string, options: Partial<Parameters<typeof convertMarkdown>[1]> = {}) =>
  convertMarkdown(source, {
    title: "Known",
    isMdx: false,
    isLiquid: false,
    picture: (url) => (url.includes("gone") ? undefined : `pictures/${url.split("/").at(-1)}`),
    link: (url) => (url.includes("gone") ? undefined : url.replace(".md", "/")),
    ...options,
  });

/** Checks texts with what they become. */
const checkAll = (
  cases: readonly (readonly [source: string, markdown: string])[],
  options?: Parameters<typeof convert>[1],
) => {
  for (const [source, markdown] of cases) assert.equal(convert(source, options).markdown, markdown);
};

test("leaves Markdown as it is written", () => {
  const source = [
    "* star  and *stress*, __bold__ and \\*escaped\\*",
    "    * nested `<b>` and ``a ` <i>``",
    "",
    "1) one",
    "",
    "> quote <https://example.test/?a=1&b=2>",
    "",
    "| a | b |",
    "| - | :-: |",
    "| `x` | ~~y~~ |",
    "",
    "```html",
    "<div>[a](a.md) {{< x >}} {% y %}</div>",
    "```",
    "",
    "    <indented> [a](a.md)",
    "",
    "3 < 4 and 5 > 2 [not a link]",
  ].join("\n");
  const { markdown, losses } = convert(source);

  assert.equal(markdown, source);
  assert.deepEqual(losses, []);
});

test("takes the title from the first heading of level 1, if there is no other", () => {
  assert.deepEqual(convert("# A *new* title\n\nText", { title: "" }), {
    markdown: "Text",
    title: "A new title",
    losses: [],
  });
  assert.equal(convert("Known\n===\n\nText").markdown, "Text");
  assert.equal(convert("# Other\n\nText").markdown, "## Other\n\nText");
  assert.equal(convert("```\n# code\n```", { title: "" }).title, "");
});

test("makes headings begin at level 2, without gaps", () => {
  checkAll([
    ["# One\n## Two\n# Three", "## One\n### Two\n## Three"],
    ["### One\n\ntext\n\n##### Two", "## One\n\ntext\n\n### Two"],
    ["Two\nlines\n=====\ntext", "## Two lines\n\n\ntext"],
    ["Sub\n---\ntext", "Sub\n---\ntext"],
    ["# A\n###### B", "## A\n### B"],
    ["> # Quote", "> ## Quote"],
  ]);
});

test("gives links and pictures their new addresses", () => {
  checkAll([
    ['[a](b.md) and [c](d.md#e "t")', '[a](b/) and [c](d/#e "t")'],
    ["![x](a/b.png) ![](<a/b c.png>)", "![x](pictures/b.png) ![](pictures/b%20c.png)"],
    ["[a](gone) and ![b](gone.png)!", "a and !"],
    ["[![b](x.png)](x.png)", "![b](pictures/x.png)"],
    ["[![b](gone.png)](y.md)", ""],
    ["[a [b] c](d.md) \\[e](f.md)", "[a [b] c](d/) \\[e](f.md)"],
    ["[a][r] and [r]\n\n[r]: b.md", "[a][r] and [r]\n\n[r]: b/"],
    ["[a][r] and [r] or [r][]\n\n[r]: gone", "a and r or r"],
    ["![p][r]\n\n[r]: <a/p.png>", "![p][r]\n\n[r]: pictures/p.png"],
    ["`[a](b.md)` [c](d.md)", "`[a](b.md)` [c](d/)"],
  ]);
});

test("converts HTML that stands alone, and takes it out of lines", () => {
  const { markdown, losses } = convert(
    [
      '<div class="note">',
      "<p>Some <b>bold</b>",
      "words</p>",
      '<img src="up/a.png" alt="A"></div>',
      "",
      'A <kbd>key</kbd>, <a href="b.md">link</a>,<br>line <img src="c.png" alt="C"> <!-- no -->end',
      "",
      '<iframe src="https://frames.example.test/1"></iframe>',
    ].join("\n"),
  );

  assert.equal(
    markdown,
    "Some **bold** words\n\n![A](pictures/a.png)\n\n\nA key, [link](b/),\\\nline ![C](pictures/c.png) end",
  );
  assert.deepEqual(losses, ["HTML in a line: <kbd>", "iframe of frames.example.test"]);
});

test("writes line breaks where Markdown has them", () => {
  checkAll([
    ["foo<br>\n\nbar", "foo\n\nbar"],
    ["foo <b>bar<br/></b> <!-- no -->\n\n- a<br>\n- b", "foo bar \n\n- a\n- b"],
    ["A<br>B<br>\nC<br>  \nD", "A\\\nB\\\nC\\\nD"],
    ["> A<br>\n> B", "> A\\\n> B"],
    ["# A<br>B<br>", "## A B"],
    ["A<br>\nB\n---", "A \nB\n---"],
    ["Two\\\nlines #\n=====", "## Two lines \\#"],
    ["| a |\n| - |\n| b<br>- c |", "| a |\n| - |\n| b - c |"],
  ]);
  assert.equal(convert("# A<br>B <i>c</i> `<br>`", { title: "" }).title, "A B c <br>");
});

test("makes no blocks of words that come to the start of a line", () => {
  checkAll([
    ["Shops:<br>- one<br> + two", "Shops:\\\n\\- one\\\n\\+ two"],
    ["A<br>1. b<br>2) c", "A\\\n1\\. b\\\n2\\) c"],
    ["A<br># b<br>> c<br>===", "A\\\n\\# b\\\n\\> c\\\n\\==="],
    ["A<br>---", "A\\\n\\---"],
    ["A<br>***", "A\\\n\\***"],
    ["A<br>~~~<br>```", "A\\\n\\~~~\\\n\\```"],
    ["a | b<br>:-- | --", "a | b\\\n\\:-- | --"],
    ["A<br>*b*<br>`c`<br>1.5<br>-d<br>~~e~~", "A\\\n*b*\\\n`c`\\\n1.5\\\n-d\\\n~~e~~"],
    ["<b>- one</b>", "\\- one"],
    ["> - <b># one</b> <i>- two</i>", "> - \\# one - two"],
    ["[- one](gone) ![x](gone.png)", "\\- one"],
  ]);
});

test("writes addresses and alternative texts so that Markdown reads them", () => {
  checkAll([
    ['A <a href="/my file.pdf">y</a>', "A [y](/my%20file.pdf)"],
    ['A <a href="/a)b?c=1&amp;d=<e">y</a>', "A [y](/a\\)b?c=1\\&d=<e)"],
    [
      'A <img src="b?w=1&amp;h=2" alt="Tom &amp; [J] \\">',
      "A ![Tom & \\[J\\] \\\\](pictures/b?w=1\\&h=2)",
    ],
    ['[a](<b.md#c d> "t")\n\n[r]: <b.md#c d>', '[a](b/#c%20d "t")\n\n[r]: b/#c%20d'],
    ['{{< figure src="a b.png" alt="C:\\" >}}', "![C:\\\\](pictures/a%20b.png)"],
  ]);
});

test("makes no other links of HTML than browsers do", () => {
  checkAll([
    ['Wow!<a href="/x/">y</a>', "Wow\\![y](/x/)"],
    ['A <a href="/x/">y', "A [y](/x/)"],
    ['A <a href="/x/"></a><a href="/x/"><img src="gone.png"></a>B</a>', "A B"],
    ['A <a href="/x.png"><img src="x.png" alt="X"></a>', "A ![X](pictures/x.png)"],
  ]);
});

test("removes shortcodes and commands, and lists them", () => {
  const { markdown, losses } = convert(
    "One {{< tweet 12 >}} two {{% box %}}in{{% /box %}} {% include a.html %} `{{< code >}}` {{ kept }}",
  );

  assert.equal(markdown, "One  two in  `{{< code >}}` {{ kept }}");
  assert.deepEqual(losses, [
    "shortcode {{< tweet >}}",
    "shortcode {{% box %}}",
    "command {% include %}",
  ]);
  assert.deepEqual(convert("{{< constructor x >}}").losses, ["shortcode {{< constructor >}}"]);
});

test("keeps of templates what Markdown can say", () => {
  checkAll(
    [
      ['{{< figure src="a.png" alt="A" caption="Under" >}}', "![A](pictures/a.png)\n\n*Under*"],
      [
        "{{< youtube abc_1 >}}",
        "[https://www.youtube.com/watch?v=abc_1](https://www.youtube.com/watch?v=abc_1)",
      ],
      ['[a]({{< ref "b.md" >}})', "[a](b/)"],
      ["[a]({% post_url 2019-01-02-b %})", "[a](2019-01-02-b/)"],
      ["{% highlight ruby %}\n{{ x }} <b>\n{% endhighlight %}", "```ruby\n{{ x }} <b>\n```"],
      ["[a]({{ site.baseurl }}/b.md) {{ '/c' | relative_url }}", "[a](/b/) /c"],
      ["{% raw %}x{% endraw %}{% comment %}no{% endcomment %}", "x"],
    ],
    { isLiquid: true },
  );
  assert.deepEqual(convert("{{ page.title }}", { isLiquid: true }).losses, [
    "value {{ page.title }}",
  ]);
});

test("shows all words of a figure, and marks in them once", () => {
  checkAll([
    [
      '{{< figure src="a.png" alt="A" caption="A *cat*, _dog_ and **[cow](b.md)** `*` 2 * 3" >}}',
      "![A](pictures/a.png)\n\n*A cat, dog and **[cow](b/)** `*` 2 \\* 3*",
    ],
    ['{{< figure src="a.png" caption="A *cat*" >}}', "![A cat](pictures/a.png)\n\n*A cat*"],
    [
      '{{< figure src="a.png" alt="A" title="T" caption="C" attr="By me" attrlink="/b.md" >}}',
      "![A](pictures/a.png)\n\n*T*\n\n*C [By me](/b/)*",
    ],
  ]);
});

test("keeps the start of a video in a shortcode", () => {
  checkAll([
    [
      '{{< youtube id="abc_1" start="90" >}}',
      "[https://www.youtube.com/watch?v=abc_1&t=90](https://www.youtube.com/watch?v=abc_1&t=90)",
    ],
  ]);
});

test("keeps what Liquid is told to leave alone, also in code", () => {
  checkAll(
    [
      ["{% raw %}{{ x }} {% y %}{% endraw %} {% z %}", "{{ x }} {% y %}"],
      ["```\n{% raw %}{{ x }}{% endraw %}\n```", "```\n{{ x }}\n```"],
      ["{%- raw -%}\n```\n{{ x }}\n```\n{%- endraw -%}", "```\n{{ x }}\n```"],
      ["a {% raw %}b", "a b"],
    ],
    { isLiquid: true },
  );
  checkAll([["`{% raw %}x{% endraw %}`", "`{% raw %}x{% endraw %}`"]]);
});

test("keeps the pictures and videos of Jekyll's usual includes", () => {
  const { markdown, losses } = convert(
    [
      '{% include figure.html src="/a.png" alt="A" caption="Cap *x*" %}',
      '{% include figure image_path="/b.png" caption="Under" %}',
      '{% include image.html url="/c.png" description="C" %}',
      '{% include figure.liquid path=page.image title="D" %}',
      '{% include video id="a-b_c--d123" provider="youtube" %}',
      '{% include youtube.html id="a-b_c--d124" %}',
      '{% include toc.html title="E" %}',
    ].join("\n\n"),
    { isLiquid: true },
  );
  const video = "https://www.youtube.com/watch?v=a-b_c--d12";

  assert.deepEqual(markdown.split(/\n{2,}/), [
    "![A](pictures/a.png)",
    "*Cap x*",
    "![Under](pictures/b.png)",
    "*Under*",
    "![C](pictures/c.png)",
    "*C*",
    `[${video}3](${video}3)`,
    `[${video}4](${video}4)`,
  ]);
  assert.deepEqual(losses, ["command {% include %} (2)"]);
});

test("writes footnotes as a list at the end, numbered by their marks", () => {
  const { markdown, losses } = convert(
    [
      "# Part",
      "",
      "One[^b], two[^a] and[^b] \\[^a] `[^a]` [^none].",
      "",
      "[^a]: https://example.test/",
      "[^b]:",
      "    Long *note*[^c],",
      "more [x](x.md)",
      "",
      "    second",
      "[^c]: Word",
      "[^d]: Nowhere",
      "",
      "Last",
    ].join("\n"),
  );

  assert.equal(
    markdown.replace(/\n{3,}/g, "\n\n"),
    [
      "## Part",
      "One\\[1], two\\[2] and\\[1] \\[^a] `[^a]` [^none].",
      "Last",
      "## Footnotes",
      "1. Long *note*\\[3],\n   more [x](x/)\n\n   second\n2. https://example.test/\n3. Word",
    ].join("\n\n"),
  );
  assert.deepEqual(losses, ["footnote [^d], to which no mark leads"]);
});

test("removes Kramdown's comments and other extensions", () => {
  checkAll(
    [
      ["A {::comment}no *x*{:/comment}b {::comment}y{:/}c {::comment/}d", "A b c d"],
      ["{::comment}\nhidden\n\n```\nmore\n```\n{:/comment}\n\nB", "B"],
      ["{::nomarkdown}\n<p>A</p>\n{:/nomarkdown}\n\nB {::nomarkdown}c{:/} d", "A\n\n\n\nB c d"],
      ['{::options toc_levels="2" /}\n\nA', "A"],
      ["`{::comment}` a {::comment}b", "`{::comment}` a {::comment}b"],
    ],
    { isLiquid: true },
  );
  checkAll([["a {::comment}b{:/comment}", "a {::comment}b{:/comment}"]]);
});

test("removes attributes of blocks, and lists them", () => {
  checkAll([
    ["## Head {#id .cls}\n\nText\n{.note}", "## Head\n\nText"],
    [
      "```\n# a {#id}\n{.note}\n```\n\n`{: .x}` {x} {: .y}",
      "```\n# a {#id}\n{.note}\n```\n\n`{: .x}` {x} {: .y}",
    ],
  ]);
  checkAll(
    [
      ["* TOC\n{:toc}\n\n## Head {#id}\n\nText", "## Head\n\nText"],
      ['![a](a.png){: width="100" }\n{: .center}', "![a](pictures/a.png)"],
      ['[a](a.md){:target="_blank"} b', "[a](a/) b"],
    ],
    { isLiquid: true },
  );
  assert.deepEqual(convert("- x\n{:toc}\n\na\n{: .b}", { isLiquid: true }).losses, [
    "table of contents",
    "attributes in braces",
  ]);
});

test("reads the Markdown in an element of HTML that says so", () => {
  checkAll([
    ['<div class="note" markdown="1">\nSome *md*\n</div>', "Some *md*"],
    ["<div markdown='span'>Some *md*</div>", "Some *md*"],
    ["<div markdown>\n\n- a\n\n</div>", "- a"],
  ]);
});

test("removes the programs of MDX, and lists them", () => {
  const { markdown, losses } = convert(
    [
      'import Box from "./box.jsx";',
      "",
      "export const meta = {",
      "  a: 1,",
      "};",
      "",
      "Words {1 + 1} and {/* no */}`{code}`",
      "",
      '<Box items={[{ a: ">" }]} text="}">',
      "",
      "In the box, 3 < 4",
      "",
      "</Box>",
      "",
      "```js",
      'import a from "a";',
      "```",
    ].join("\n"),
    { isMdx: true },
  );

  assert.equal(
    markdown.replace(/\n{2,}/g, "\n"),
    'Words  and `{code}`\nIn the box, 3 < 4\n```js\nimport a from "a";\n```',
  );
  assert.deepEqual(losses, [
    'import Box from "./box.jsx";',
    "export const meta = {",
    "expression {1 + 1}",
    "component <Box>",
  ]);
});

// Quadratic time takes minutes, which ends the run.
test("ends with long odd texts", { timeout: 60_000 }, () => {
  const odd = [
    "[",
    "![",
    "`",
    "<a ",
    "](",
    "{{<",
    "{%",
    "{::comment}",
    "{% raw %}",
    "[^a]: [^a]\n",
    "<!--",
    "{",
    "<A ",
    "{{< highlight ",
    "<br>",
    "<a href=x>",
    "<a href=x>y</a>",
  ];
  for (const sign of odd) {
    const { title } = convert(sign.repeat(10_000), { isMdx: true, isLiquid: true });
    assert.equal(title, "Known");
  }
});
