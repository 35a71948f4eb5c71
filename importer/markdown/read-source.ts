import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TextDecoder } from "node:util";

import { OperatorError } from "../../common/operator-error.ts";

import { readFrontMatter, type Source } from "./front-matter.ts";

/**
 * Reads a file in UTF-8, without a byte order mark.
 *
 * @throws OperatorError if it is in another encoding.
 */
export const readUtf8 = (path: string): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new OperatorError(`${path} is not in UTF-8: convert it to UTF-8.`);
  }
};

/**
 * Reads a file with Markdown: its fields and text, with line feeds alone.
 *
 * @throws OperatorError if it is not UTF-8 or its fields cannot be read.
 */
export const readSourceFile = (folder: string, file: string): Source => {
  const path = join(folder, file);

  return readFrontMatter(readUtf8(path).replace(/\r\n?/g, "\n"), path);
};
