import { createReadStream } from "node:fs";

import type { ContentRecord } from "../../common/rules/model";

/** A record to import: relations by the key of the other record, pictures by file name. */
export type ImportRecord = {
  /** The name of its content type, such as `article`. */
  type: string;
  /** By which other records refer to it. */
  key: string;
  /** What it was on the other site; the same whenever its export is read. */
  source: string;
  data: ContentRecord;
  /** False for a draft of the other site. */
  published: boolean;
};

/** A picture to import: the file of this name in the folder `pictures`. */
export type ImportPicture = {
  name: string;
  /** What it was on the other site; the same whenever its export is read. */
  source: string;
  alternativeText: string;
  caption?: string;
  /** In percent. */
  focalPoint?: { x: number; y: number };
};

/** An old path that leads to a new one. */
export type ImportRedirect = { from: string; to: string; source: string };

/** A line of `parts.jsonl`. The importer prints what it lost; here it says nothing. */
export type ImportPart =
  | { record: ImportRecord }
  | { picture: ImportPicture }
  | { redirect: ImportRedirect }
  | { loss: unknown };

/** The name of the file with the parts of an import, in its folder. */
export const partsFile = "parts.jsonl";

/**
 * The lines of a file with their numbers, from 1, without empty ones. Node's readline would also end a
 * line at U+2028, which JSON has in texts.
 */
export async function* readLines(file: string): AsyncGenerator<{ number: number; text: string }> {
  let rest = "";
  let number = 0;
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      number += 1;
      if (text.trim()) yield { number, text };
    }
  }
  if (rest.trim()) yield { number: number + 1, text: rest };
}

/** The parts of a file that has been checked. */
export async function* readParts(file: string): AsyncGenerator<ImportPart> {
  for await (const { text } of readLines(file)) yield JSON.parse(text) as ImportPart;
}
