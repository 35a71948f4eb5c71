import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { convert } from "./support/convert.ts";

const attachmentFor = (id: string) =>
  id === "9" ? undefined : { url: `https://old.example/p${id}.jpg`, alternativeText: `Part ${id}` };

const video = "https://www.youtube.com/watch?v=a-b_c--d123";

const cases: [what: string, html: string, markdown: string, losses?: string[]][] = [
  ["paragraphs at blank lines, breaks at lines", "One\nline\r\n\r\nTwo", "One\\\nline\n\nTwo"],
  ["one break for a tag and its line", "One<br />\nTwo", "One\\\nTwo"],
  ["paragraphs at two breaks", "One<br><br>Two", "One\n\nTwo"],
  [
    "tags among lines",
    "<h2>Plan</h2>\nFirst\n<ul>\n \t<li>A</li>\n \t<li>B</li>\n</ul>\nLast",
    "## Plan\n\nFirst\n\n- A\n- B\n\nLast",
  ],
  ["a quote of two paragraphs", "<blockquote>One\n\nTwo</blockquote>", "> One\n>\n> Two"],
  [
    "spaces outside of marks",
    "A <strong>bold </strong>word and <em> one</em>.",
    "A **bold** word and *one*.",
  ],
  ["no marks around nothing", "A<strong> </strong>B<b></b>", "A B"],
  ["nothing for a paragraph of spaces", "A\n\n&nbsp;\n\nB", "A\n\nB"],
  [
    "the whole text behind a teaser",
    "A\n<!--more Read on-->\nB\n<!--nextpage-->\nC",
    "A\n\nB\n\nC",
  ],
  [
    "a caption",
    '[caption id="attachment_7" align="alignnone" width="300"]<a href="https://old.example/saw.jpg"><img class="wp-image-7" src="https://old.example/saw-300x200.jpg" alt="A saw" width="300" /></a> A saw, <em>used</em>[/caption]\n\nAfter',
    "![A saw](saw-300x200.jpg)\n\n*A saw, used*\n\nAfter",
  ],
  [
    "a caption in an attribute",
    '[caption width="3" caption="Old &amp; new"]<img src="/a.png" alt="A">[/caption]',
    "![A](a.png)\n\n*Old & new*",
  ],
  ["a gallery", '[gallery columns="2" ids="3,4"]', "![Part 3](p3.jpg)\n\n![Part 4](p4.jpg)"],
  [
    "a gallery without a picture",
    '[gallery ids="3,9"]',
    "![Part 3](p3.jpg)",
    ["picture 9 of a gallery"],
  ],
  ["a gallery of all pictures of the post", "A\n\n[gallery]", "A", ["shortcode [gallery]"]],
  ["a video on a line", `Watch\n${video}\nit`, `Watch\n\n<${video}>\n\nit`],
  [
    "a video in a shortcode",
    '[embed width="4"]http://youtu.be/a-b_c--d123[/embed]',
    "<https://youtu.be/a-b_c--d123>",
  ],
  ...(
    [
      ["//www.youtube.com/embed/a-b_c--d123?start=90&amp;rel=0", `${video}&t=90`],
      ["https://www.youtube.com/embed/a-b_c--d123?rel=0&amp;t=1m30s", `${video}&t=1m30s`],
      ["https://www.youtube.com/embed/a-b_c--d123?start=0", video],
      [
        "https://player.vimeo.com/video/12?h=ab12&amp;dnt=1#t=90s",
        "https://vimeo.com/12/ab12#t=90s",
      ],
    ] as const
  ).map(([address, url]): [string, string, string] => [
    `a player's frame with a start or key: ${address}`,
    `<iframe src="${address}"></iframe>`,
    `<${url}>`,
  ]),
  [
    "a player's frame",
    '<iframe src="//www.youtube.com/embed/a-b_c--d123?rel=0"></iframe>',
    `<${video}>`,
  ],
  [
    "another frame",
    'A<iframe src="https://maps.example/x"></iframe>',
    "A",
    ["iframe of maps.example"],
  ],
  [
    "another embed",
    "[embed]https://social.example/1[/embed]",
    "<https://social.example/1>",
    ["embed of social.example: it is a link"],
  ],
  [
    "a file with sound",
    '[audio mp3="https://old.example/a.mp3"][/audio]',
    "<https://old.example/a.mp3>",
    ["audio https://old.example/a.mp3: it is a link"],
  ],
  [
    "code in a shortcode",
    '[code language="php"]\n$a = b[0];\n\n$c;\n[/code]',
    "```php\n$a = b[0];\n\n$c;\n```",
  ],
  [
    "preformatted text",
    '<pre lang="sql">a\n\n  b[0] [gallery]</pre>',
    "```sql\na\n\n  b[0] [gallery]\n```",
  ],
  [
    "the words between builders' tags",
    '[vc_row full="yes"][vc_column]One[/vc_column][vc_column]Two[/vc_column][/vc_row][et_pb_text]Three[/et_pb_text]',
    "One\n\nTwo\n\nThree",
    ["shortcode [vc_row]", "shortcode [vc_column] (2)", "shortcode [et_pb_text]"],
  ],
  [
    "no shortcodes of plugins",
    'A [contact-form-7 id="3" title="Write [to] us"] B [su_note]C[/su_note] [toc]',
    "A B\n\nC",
    ["shortcode [contact-form-7]", "shortcode [su_note]", "shortcode [toc]"],
  ],
  [
    "brackets of sentences",
    "He [sic] wrote [1] a[0], a[i] and [see below].",
    "He \\[sic] wrote \\[1] a\\[0], a\\[i] and \\[see below].",
  ],
  [
    "a shortcode as an example",
    'Write [[gallery ids="1"]] or <code>[gallery]</code>',
    'Write \\[gallery ids="1"] or `[gallery]`',
  ],
  [
    "no forms and programs",
    "A<form><label>Name</label><input></form><script>x()</script><style>a{}</style><script>y()</script>",
    "A",
    ["form", "script (2)", "style"],
  ],
  [
    "headings from level 2 without gaps",
    "<h1>A</h1><h4>B</h4><h6>C</h6><h3>D</h3><h2><br></h2>",
    "## A\n\n### B\n\n#### C\n\n### D",
  ],
  [
    "links",
    '<a href="/a b/" title="T">A</a> <a href="mailto:a@b.example">B</a>',
    "[A](/a%20b/) [B](mailto:a@b.example)",
  ],
  [
    "links that the site cannot have as words",
    '<a href="javascript:x()">A</a> <a href="#top">B</a> <a name="c">C</a>',
    "A B C",
    ["link to javascript:x()", "link to #top"],
  ],
  ["a link around a heading", '<a href="/x/"><h3>A</h3><p>B</p></a>', "## [A](/x/)\n\n[B](/x/)"],
  ["raised digits", "m<sup>2</sup>, 10<sup>th</sup>, H<sub>2</sub>O", "m², 10th, H2O"],
  [
    "raised minus signs of three forms, with spaces around",
    "10<sup>-3</sup>, 10<sup>−3</sup>, 10<sup>&nbsp;–3&nbsp;</sup>m",
    "10⁻³, 10⁻³, 10⁻³\u00a0m",
  ],
  ["raised digits in marks and links", 'm<sup><a href="/a/">2</a></sup>', "m[²](/a/)"],
  [
    "powers that Unicode does not have as a loss",
    "10<sup>2.5</sup> 2<sup>k</sup> 1<sup>e</sup> M<sup>lle</sup> A<sup>®</sup> B<sup>[1]</sup>",
    "102.5 2k 1e Mlle A® B\\[1]",
    ["raised position of 2.5", "raised position of k"],
  ],
  ["terms", "<dl><dt>Team</dt><dd>Two</dd></dl>", "**Team**\n\nTwo"],
  ["hyphens, not dashes", "a -- b --- c --d", "a -\\- b -\\-- c -\\-d"],
  ["struck words", "<del>A</del> <s>B</s> <strike>C</strike>", "~~A~~ ~~B~~ ~~C~~"],
  [
    "a picture that loads late",
    '<img src="data:image/gif;base64,x" data-src="/a.png" alt="A"><noscript><img src="/a.png"></noscript>',
    "![A](a.png)",
  ],
];

describe("a text of the classic editor becomes Markdown", () => {
  for (const [what, html, markdown, losses = []] of cases) {
    test(what, () => {
      const converted = convert(html, { attachmentFor });

      assert.equal(converted.markdown, markdown);
      assert.deepEqual(converted.losses, losses);
    });
  }
});

test("pictures are listed in their order, with the address of the old site", () => {
  const { pictures } = convert('<img src="/b.png" alt=" The\n b "><p><img src="/a.png"></p>');

  assert.deepEqual(pictures, [
    { url: "/b.png", name: "b.png", alternativeText: "The b" },
    { url: "/a.png", name: "a.png", alternativeText: "" },
  ]);
});

test("a picture without a name is a loss", () => {
  const { markdown, losses } = convert('A <img src="/a.png">', { pictureName: () => undefined });

  assert.equal(markdown, "A");
  assert.deepEqual(losses, ["picture /a.png"]);
});

test("links get their new address", () => {
  const linkFor = (url: string) => url.replace("https://old.example/?p=3", "/blog/three/");
  const { markdown } = convert('<a href="https://old.example/?p=3">A</a>', { linkFor });

  assert.equal(markdown, "[A](/blog/three/)");
});

test("a gallery without ids shows the pictures that were uploaded to the post", () => {
  const converted = convert("[gallery]", { attachmentFor, ownPictures: ["1", "2"] });

  assert.deepEqual(converted, convert('[gallery ids="1,2"]', { attachmentFor }));
  assert.ok(converted.pictures.length > 0);
});
