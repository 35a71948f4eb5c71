import assert from "node:assert/strict";
import { test } from "node:test";

import { type DefaultTreeAdapterTypes, parse } from "parse5";

import { createPage } from "../../tests/support/built-site.ts";
import { readTags, type Tag } from "./tags.ts";

type Node = DefaultTreeAdapterTypes.Node;

/** The start tags that a browser's parser finds, with their places. */
const tagsOfTree = (node: Node): Tag[] => {
  const found: Tag[] = [];
  if ("tagName" in node && node.sourceCodeLocation?.startTag) {
    const { startTag, endTag, attrs = {} } = node.sourceCodeLocation;
    const isRaw = ["script", "style"].includes(node.tagName);
    const end = startTag.endOffset;
    found.push({
      name: node.tagName,
      start: startTag.startOffset,
      end,
      attributes: node.attrs.map(({ name, value, prefix }) => {
        const range = attrs[prefix ? `${prefix}:${name}` : name];

        return { name, value, start: range?.startOffset ?? 0, end: range?.endOffset ?? 0 };
      }),
      inner: { start: end, end: (isRaw && endTag?.startOffset) || end },
    });
  }
  const children = "childNodes" in node ? node.childNodes : [];
  const template = "content" in node ? node.content.childNodes : [];

  return [...found, ...[...children, ...template].flatMap(tagsOfTree)];
};

const pages = {
  "nested elements": '<main id="a"><p class="b c">Text<br/><img src="/a.webp" alt=""/></p></main>',
  "entities in attributes":
    '<a href="/?a=1&amp;b=2" title="&quot;x&quot; &#x27;y&#x27; &lt;p&gt;">x</a>',
  "values in single quotes, without quotes, and none": "<input value='a \"b\"' type=text disabled>",
  "spaces and lines between attributes": '<a\n  href="/a/"\n\n  class = "b" >x</a>',
  "a > in an attribute": '<a title="a > b" onclick="go()">x</a>',
  "tags in the text of a script":
    '<script type="application/ld+json">{"a":"<p onclick=go()>"}</script>',
  "tags in a comment": '<!-- <p onclick="go()"> --><p>x</p>',
  "tags in a text area": '<textarea name="a"><p onclick="go()"></textarea><p>x</p>',
  "an empty script": '<script src="/a.js" async=""></script><p>x</p>',
  "a script in a template": '<template><p style="a:b">x</p><script>go()</script></template>',
  "a style in noscript": "<noscript><style>a{b:c}</style></noscript>",
  "an SVG with a link": '<svg width="1"><a xlink:href="/a/"><path d="M0"/></a></svg><p>x</p>',
  "a title in an SVG": '<svg><title>a</title><path d="M0"/></svg><p id="b">x</p>',
  "a form in a template in a form":
    '<form id="a"><template><form id="b" onsubmit="go()"></form></template></form><p>x</p>',
  "letters beyond the first plane": '<p title="\u{1F600}">\u{1F600}</p><p id="a">\u00e9</p>',
};

for (const [what, body] of Object.entries(pages)) {
  test(`reads ${what} as a browser does`, () => {
    const page = createPage(body);

    assert.deepEqual(
      readTags(page),
      tagsOfTree(parse(page, { sourceCodeLocationInfo: true, scriptingEnabled: false })),
    );
  });
}
