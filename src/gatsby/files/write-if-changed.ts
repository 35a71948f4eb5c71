import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file and its folders, unless it has this content: a release reads what was written again. */
export const writeIfChanged = async (file: string, content: string | Uint8Array) => {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};
