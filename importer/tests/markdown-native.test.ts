import assert from "node:assert/strict";
import { test } from "node:test";

import { makeFolder, png, readFolder } from "./support/folders.ts";

const start = { "export.json": '{ "format": 1 }' };

test("reads an export of this site without any change", async () => {
  const body =
    "\n# Heading\n\n<b>HTML</b> {{< x >}} {% y %} ![a](pictures/a.png)\r\n---\n* x  \n[q](../x.md)\n\n\n";
  const { records, pictures, losses, redirects } = await readFolder(
    makeFolder({
      ...start,
      "article/tea-time.md": `---\ntitle: Tea\nslug: tea-time\ndate: "2020-01-02"\ncategory: food\ntopics:\n  - slug: node\n---\n${body}`,
      "home.md": "---\nhero: { title: Hi }\n---\n",
      "page/about/team.md": "---\nname: x\n---\n",
      "pictures/a.png": png,
      "pictures/b.png": png,
      "pictures.yaml":
        "a.png:\n  alternativeText: An A\n  caption: Cap\n  focalPoint: { x: 10, y: 20.5 }\nmissing.png: {}\n../x.png: {}\n",
      "nothing/x.md": "---\na: 1\n---\n",
    }),
  );

  assert.deepEqual(records, [
    {
      type: "article",
      key: "tea-time",
      source: "export article tea-time",
      published: true,
      data: {
        title: "Tea",
        slug: "tea-time",
        date: "2020-01-02",
        category: "food",
        topics: [{ slug: "node" }],
        body,
      },
    },
    {
      type: "home",
      key: "home",
      source: "export home home",
      published: true,
      data: { hero: { title: "Hi" } },
    },
    {
      type: "page",
      key: "about/team",
      source: "export page about/team",
      published: true,
      data: { name: "x" },
    },
  ]);
  assert.deepEqual(pictures, [
    {
      name: "a.png",
      from: "pictures/a.png",
      alternativeText: "An A",
      caption: "Cap",
      focalPoint: { x: 10, y: 20.5 },
    },
    { name: "b.png", from: "pictures/b.png", alternativeText: "" },
  ]);
  assert.deepEqual(losses, [
    "nothing/x.md: Is no record of a type of this site: not imported",
    "pictures/missing.png: A picture is missing",
    "pictures/../x.png: A picture is outside the folder and was not read",
  ]);
  assert.deepEqual(redirects, []);
});

test("brings each text through byte for byte", async () => {
  const bodies = [
    "a",
    "\n",
    " a\n",
    "---\n",
    "a\n---\nb: [\n---\n",
    "\ttab\r\n",
    "ä\u2028\ud83d\ude00",
  ];
  for (const body of bodies) {
    const { records } = await readFolder(
      makeFolder({ ...start, "article/x.md": `---\ntitle: X\n---\n${body}` }),
    );

    assert.equal(records[0]?.data.body, body, JSON.stringify(body));
  }
});

test("refuses a text that is in the fields, too", async () => {
  const folder = makeFolder({ ...start, "article/x.md": "---\nbody: a\n---\nb" });

  await assert.rejects(readFolder(folder), {
    message: `${folder}/article/x.md has the field "body" above its text, which is that field: remove one of them.`,
  });
});
