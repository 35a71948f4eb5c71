import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { exportEnd, exportStart, filePath, itemXml } from "./support/wordpress-files.ts";

const megabyte = 2 ** 20;

/** Writes an export in parts, with a picture for each post. */
const writeLargeExport = (size: number) => {
  const path = filePath("large.xml");
  const file = openSync(path, "w");
  let written = writeSync(file, exportStart());
  for (let id = 1; written < size; id += 2) {
    const content = `<p>Paragraph ${id} with ü and some words of its own.</p>\n`.repeat(150);
    const post = itemXml({ id: String(id), content, meta: { _thumbnail_id: String(id + 1) } });
    const attachmentUrl = `https://example.test/up/picture-${id}.jpg`;
    const picture = itemXml({ id: String(id + 1), type: "attachment", attachmentUrl });
    written += writeSync(file, post + picture);
  }
  writeSync(file, exportEnd);
  closeSync(file);

  return path;
};

/** A program that imports a file and prints the number of records and its largest memory. */
const program = join(import.meta.dirname, "support", "measure-import.ts");

test("reads a file of 30 MB in 40 MB of objects and 300 MB of memory", () => {
  const path = writeLargeExport(30 * megabyte);
  try {
    const output = execFileSync(process.execPath, ["--max-old-space-size=40", program, path]);
    const { records, peak } = JSON.parse(String(output)) as { records: number; peak: number };

    assert.ok(statSync(path).size >= 30 * megabyte);
    assert.ok(records > 3000, `${records} records`);
    assert.ok(peak < 300 * megabyte, `${Math.round(peak / megabyte)} MB`);
  } finally {
    rmSync(path);
  }
});
