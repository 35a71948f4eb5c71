import assert from "node:assert/strict";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { OperatorError } from "../../common/operator-error.ts";
import { makeFolder, png, readFolder } from "./support/folders.ts";

const cases: [name: string, files: Record<string, string | Buffer>, sentence: string][] = [
  [
    "a folder without Markdown",
    { "a.txt": "a" },
    "$ has no Markdown files (.md, .markdown or .mdx): name the folder with the texts.",
  ],
  [
    "YAML that is none",
    { "ok.md": "ok", "p/a.md": "---\ntitle: a\nb: [1\n---\nText" },
    "$/p/a.md has fields that are not valid YAML in line 4 (Flow sequence in block collection must be sufficiently indented and end with a ]): correct the line.",
  ],
  [
    "TOML that is none",
    { "a.md": "+++\ntitle = 'a'\nb =\n+++\nText" },
    "$/a.md has fields that are not valid TOML in line 3 (",
  ],
  [
    "JSON that is none",
    { "a.md": '{\n"title": "a",\n"b": c\n}\nText' },
    "$/a.md has fields that are not valid JSON in line 3 (",
  ],
  [
    "another encoding",
    { "a.md": Buffer.from("für", "latin1") },
    "$/a.md is not in UTF-8: convert it to UTF-8.",
  ],
  [
    "an export in another format",
    { "export.json": '{"format": 2}', "home.md": "" },
    "$/export.json has the format 2, but only 1 can be read: export the site again.",
  ],
  [
    "an export that is no JSON",
    { "export.json": "{", "home.md": "" },
    "$/export.json is not valid JSON: export the site again.",
  ],
];

for (const [name, files, sentence] of cases) {
  test(`refuses ${name} with one sentence`, async () => {
    const folder = makeFolder(files);

    await assert.rejects(readFolder(folder), (error) => {
      assert.ok(error instanceof OperatorError, String(error));
      const words = error.message.replaceAll(folder, "$");
      assert.ok(words.startsWith(sentence), words);
      assert.ok(/^[^\n]+\.$/.test(words), words);

      return true;
    });
  });
}

test("refuses a folder that does not exist, and a file", async () => {
  const folder = makeFolder({ "a.md": "a" });

  await assert.rejects(readFolder(join(folder, "no")), {
    message: `${join(folder, "no")} does not exist: check its name.`,
  });
  await assert.rejects(readFolder(join(folder, "a.md")), {
    message: `${join(folder, "a.md")} is a file: name the folder with the Markdown files.`,
  });
});

test("reads no picture or text outside the folder", async () => {
  const outside = makeFolder({ "secret.png": png, "texts/secret.md": "secret" });
  const folder = makeFolder({
    "a.md": [
      "![1](../secret.png) ![2](/../secret.png) ![3](%2e%2e/secret.png) ![4](link.png)",
      `![5](${outside}/secret.png) ![6](linked/secret.png) ![7](file:///etc/passwd) ![8](a.md)`,
    ].join("\n"),
  });
  symlinkSync(join(outside, "secret.png"), join(folder, "link.png"));
  symlinkSync(join(outside, "texts"), join(folder, "texts"));
  mkdirSync(join(folder, "b"));
  symlinkSync(outside, join(folder, "linked"));
  const { records, pictures, losses } = await readFolder(folder);
  const outsideWords = "A picture is outside the folder and was not read";

  assert.deepEqual(pictures, []);
  assert.equal(records.length, 1);
  assert.deepEqual(losses, [
    "linked: A symbolic link: not read",
    "texts: A symbolic link: not read",
    `a.md: ${outsideWords}: ../secret.png`,
    `a.md: ${outsideWords}: /../secret.png`,
    `a.md: ${outsideWords}: %2e%2e/secret.png`,
    `a.md: ${outsideWords}: link.png`,
    `a.md: A picture is missing: ${outside}/secret.png`,
    `a.md: ${outsideWords}: linked/secret.png`,
    "a.md: A picture has no address of the web: file:///etc/passwd",
    "a.md: A picture is not a picture: a.md",
    "a.md: Without a text: imported as a draft",
    "/a/: Has no page on the new site",
  ]);
});
