import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";

import type { ImportPart } from "../../record.ts";
import { readMarkdown } from "../../markdown/read-markdown.ts";

const root = mkdtempSync(join(tmpdir(), "importer-folders-"));
after(() => rmSync(root, { recursive: true, force: true }));

/** A PNG of one pixel. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Makes a folder with files, by their paths; it is deleted after the tests. */
export const makeFolder = (files: Readonly<Record<string, string | Buffer>>): string => {
  const folder = mkdtempSync(join(root, "folder-"));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  return folder;
};

/** Reads a folder of Markdown, with the parts by their kinds. */
export const readFolder = async (folder: string) => {
  const parts: ImportPart[] = [];
  for await (const part of readMarkdown(folder, { today: "2026-01-01" })) parts.push(part);
  const records = parts.flatMap((part) => ("record" in part ? [part.record] : []));

  return {
    records,
    pictures: parts.flatMap((part) => ("picture" in part ? [part.picture] : [])),
    redirects: parts.flatMap((part) => ("redirect" in part ? [part.redirect] : [])),
    losses: parts.flatMap((part) =>
      "loss" in part ? [`${part.loss.url}: ${part.loss.what}`] : [],
    ),
    /** The record of a file. */
    of: (file: string) => {
      const found = records.find(({ source }) => source === `markdown ${file}`);
      if (!found) throw new Error(`No record of ${file}`);

      return found;
    },
  };
};

/** Reads a folder with files, as {@link readFolder}. */
export const readFiles = (files: Readonly<Record<string, string | Buffer>>) =>
  readFolder(makeFolder(files));
