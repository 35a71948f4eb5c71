import assert from "node:assert/strict";
import { test } from "node:test";

import { readExport, readOutline } from "../wordpress/read-export.ts";
import {
  collect,
  exportEnd,
  exportStart,
  exportXml,
  itemXml,
  writeFile,
} from "./support/wordpress-files.ts";

const read = async (xml: string | Uint8Array) => {
  const file = writeFile(xml);

  return { outline: await readOutline(file), items: await collect(readExport(file)) };
};

const termsXml = `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>news</wp:category_nicename>
<wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[News & more]]></wp:cat_name></wp:category>
<wp:tag><wp:term_id>4</wp:term_id><wp:tag_slug>red</wp:tag_slug><wp:tag_name>Red</wp:tag_name></wp:tag>
<wp:term><wp:term_id>5</wp:term_id><wp:term_taxonomy>genre</wp:term_taxonomy><wp:term_slug>long</wp:term_slug>
<wp:term_name>Long</wp:term_name><wp:term_parent>all</wp:term_parent></wp:term>
<wp:author><wp:author_login>ben</wp:author_login><wp:author_first_name>Ben</wp:author_first_name>
<wp:author_last_name>Ode</wp:author_last_name></wp:author>`;

test("reads the site, its authors and its terms", async () => {
  const { outline } = await read(exportXml([], { extra: termsXml }));

  assert.deepEqual(outline, {
    title: "Old site",
    url: "https://example.test/",
    language: "en-US",
    authors: [{ login: "ben", name: "Ben Ode" }],
    terms: [
      {
        domain: "category",
        id: "3",
        slug: "news",
        name: "News & more",
        parent: "",
        description: "",
      },
      { domain: "post_tag", id: "4", slug: "red", name: "Red", parent: "", description: "" },
      { domain: "genre", id: "5", slug: "long", name: "Long", parent: "all", description: "" },
    ],
    items: [],
  });
});

test("reads each field of an item, counts comments and keeps only known meta", async () => {
  const { outline, items } = await read(
    exportXml([
      {
        id: "7",
        title: "One & two",
        excerpt: "Short.",
        content: "<p>a ]]> b</p>",
        terms: [["category", "news", "News"]],
        meta: { _thumbnail_id: "8", _edit_lock: "1:1", _wp_old_slug: "post-6" },
        sticky: "1",
        extra: "<wp:comment><wp:comment_content>Hi</wp:comment_content></wp:comment>",
      },
    ]),
  );
  const expected = {
    id: "7",
    type: "post",
    status: "publish",
    title: "One & two",
    link: "https://example.test/post-7/",
    guid: "https://example.test/?p=7",
    creator: "anna",
    day: "2020-05-06",
    name: "post-7",
    oldSlugs: ["post-6"],
    parent: "0",
    sticky: true,
    hasPassword: false,
    attachmentUrl: "",
    terms: [{ domain: "category", slug: "news", name: "News" }],
    meta: { _thumbnail_id: "8" },
    hasText: true,
    comments: 1,
  };

  assert.deepEqual(items, [
    { ...expected, content: "<p>a ]]> b</p>", excerpt: "Short.", dropped: 0 },
  ]);
  // The first pass keeps little, so that it fits in memory.
  assert.deepEqual(outline.items, [{ ...expected, meta: {} }]);
});

for (const version of ["1.0", "1.1", "1.2"]) {
  test(`reads version ${version}`, async () => {
    const { items } = await read(exportXml([{ id: "1" }], { version }));

    assert.deepEqual(
      items.map(({ id, content }) => [id, content]),
      [["1", "<p>Some words.</p>"]],
    );
  });
}

test("finds elements by their namespaces, whatever their prefixes are", async () => {
  const xml = exportXml([{ id: "9", excerpt: "E." }])
    .replaceAll("wp:", "w:")
    .replaceAll(":wp=", ":w=")
    .replaceAll("excerpt:encoded", "x:encoded")
    .replaceAll(":excerpt=", ":x=");

  assert.ok(!xml.includes("wp:"));
  const [item] = (await read(xml)).items;
  assert.deepEqual([item?.id, item?.type, item?.excerpt], ["9", "post", "E."]);
});

test("finds elements by the usual prefixes if the file does not declare them", async () => {
  const xml = exportXml([{ id: "9" }]).replace(/ xmlns:\w+="[^"]*"/g, "");

  assert.ok(!xml.includes("xmlns"));
  assert.equal((await read(xml)).items[0]?.content, "<p>Some words.</p>");
});

test("decodes entities, and reads a byte order mark and empty lines before the XML", async () => {
  const start = "\ufeff\n\n";
  const xml = exportStart() + itemXml({ id: "1" }) + exportEnd;
  const { items } = await read(
    start + xml.replace("<![CDATA[Post 1]]>", "A &#8211; B &amp; C &#x1F600; &nbsp;D"),
  );

  assert.equal(items[0]?.title, "A – B & C 😀 \u00a0D");
});

test("drops and counts characters that XML forbids", async () => {
  const { items } = await read(
    exportXml([{ id: "1", title: "a\u0008b", content: "x\u0000y\u001fz\uffff &#8;" }]).replace(
      "<![CDATA[post-1]]>",
      "post&#8;-1&#11;",
    ),
  );

  assert.equal(items[0]?.title, "ab");
  assert.equal(items[0]?.content, "xyz &#8;");
  assert.equal(items[0]?.name, "post-1");
  assert.equal(items[0]?.dropped, 6);
});

test("joins a text whose characters lie across the parts of a file", async () => {
  const content = "é😀𝒳".repeat(60_000);
  const { items } = await read(exportXml([{ id: "1", content }]));

  assert.equal(items[0]?.content, content);
});
