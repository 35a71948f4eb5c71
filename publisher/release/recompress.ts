import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { compress } from "./compress.ts";
import { readSources, writeSources } from "./sources.ts";

/**
 * Replaces the copies that were compressed with low effort by the smallest ones. Each is replaced in one step,
 * so visitors get one or the other.
 *
 * @param release the folder of a release.
 * @param signal ends it after the present file; the next call goes on.
 */
export const recompress = async (release: string, signal: AbortSignal): Promise<void> => {
  const sources = await readSources(release);
  const waiting = new Set(sources?.quick);
  if (!sources || waiting.size === 0) return;
  for (const path of sources.quick) {
    if (signal.aborted) break;
    const file = join(release, "site", path);
    const content = await readFile(file);
    for (const copy of await compress(path, content, "best")) {
      await writeFile(`${file}.new`, copy.content);
      await rename(`${file}.new`, file + copy.extension);
    }
    waiting.delete(path);
  }
  await writeSources(release, { ...sources, quick: [...waiting] });
};
