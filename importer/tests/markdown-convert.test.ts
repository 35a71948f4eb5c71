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
    ["![x](a/b.png) ![](<a/b c.png>)", "![x](pictures/b.png) ![](pictures/b c.png)"],
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
  const odd = ["[", "![", "`", "<a ", "](", "{{<", "{%", "<!--", "{", "<A ", "{{< highlight "];
  for (const sign of odd) {
    const { title } = convert(sign.repeat(10_000), { isMdx: true, isLiquid: true });
    assert.equal(title, "Known");
  }
});
