import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { filesOf, quotable, sampleFolders, texts } from "./support/texts.ts";

/** Tests need not be quoted, except for their regions. */
const isQuotable = (file: string) =>
  !file.endsWith(".test.ts") || readFileSync(file, "utf8").includes("#region ");

for (const { slug, blocks } of texts) {
  const quoted = filesOf(slug).filter(isQuotable).flatMap(quotable);

  test(`${slug} prints only code that runs here`, () => {
    for (const block of blocks)
      assert.ok(quoted.some(isSame(block)), `not a sample: ${block.text}`);
  });

  test(`${slug} prints all code that its samples mark for it`, () => {
    for (const code of quoted) assert.ok(blocks.some(isSame(code)), `not printed: ${code.text}`);
  });
}

function isSame(one: { language: string; text: string }) {
  return (other: { language: string; text: string }) =>
    one.language === other.language && one.text === other.text;
}

test("every folder of samples belongs to an article, a case study or a document", () => {
  const slugs = texts.map(({ slug }) => slug);

  assert.deepEqual(
    sampleFolders.filter((folder) => !slugs.includes(folder)),
    [],
  );
});
