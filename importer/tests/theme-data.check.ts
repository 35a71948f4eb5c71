import assert from "node:assert/strict";
import { test } from "node:test";
import { writeFileSync } from "node:fs";

import { convertHtml } from "../text/html-to-markdown.ts";
import { readWordPress } from "../wordpress/read-wordpress.ts";
import { compareWords } from "./support/words.ts";
import { makeFolder } from "./support/folders.ts";

// node --test importer/tests/theme-data.check.ts
//
// Reads the data with which themes of WordPress are tested (GPL), which it downloads: every kind of content
// that its editors make. Or the export in the variable EXPORT.

const data =
  "https://raw.githubusercontent.com/WordPress/theme-test-data/b47acf980696897936265182cb684dca648476c7";

const download = async (name: string) => {
  const response = await fetch(`${data}/${name}`);
  assert.equal(response.status, 200, name);
  const file = `${makeFolder({})}/${name}`;
  writeFileSync(file, await response.text());

  return file;
};

const files = process.env.EXPORT
  ? [process.env.EXPORT]
  : ["themeunittestdata.wordpress.xml", "64-block-test-data.xml"];

for (const name of files) {
  test(`no word of ${name} is lost or added`, { timeout: 120_000 }, async () => {
    const file = process.env.EXPORT ?? (await download(name));
    const different: object[] = [];
    let records = 0;
    const parts = readWordPress(file, {
      convertText: (html, options) => {
        const text = convertHtml(html, options);
        const { missing, added } = compareWords(html, text.markdown, options.footnotes);
        if (missing.length + added.length > 0) different.push({ missing, added });

        return text;
      },
    });
    for await (const part of parts) records += Number("record" in part);

    assert.ok(records > 50, `${records} records`);
    assert.deepEqual(different, []);
  });
}
