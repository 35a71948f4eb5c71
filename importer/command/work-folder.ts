import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import type { ImportPart, ImportPicture } from "../record.ts";

const partsFile = "parts.jsonl";

/** Where the pictures of an earlier run came from, by their names. */
const earlierPictures = async (file: string) => {
  const known = new Map<string, string>();
  if (!existsSync(file)) return known;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith('{"picture"')) continue;
    const { picture } = JSON.parse(line) as { picture: ImportPicture };
    known.set(picture.name, picture.from);
  }

  return known;
};

/** A part as the CMS keeps it apart from those of other sites. */
const withSite = (part: ImportPart, site: string) => {
  const prefix = site && `${site}: `;
  if ("record" in part) {
    return { record: { ...part.record, source: prefix + part.record.source } };
  }

  if ("picture" in part) {
    return { picture: { ...part.picture, source: `${prefix}picture ${part.picture.from}` } };
  }

  return "redirect" in part
    ? { redirect: { ...part.redirect, source: `${prefix}redirect ${part.redirect.from}` } }
    : part;
};

/**
 * Makes the work folder of an import, which the CMS reads: its parts as lines of JSON. The file of an
 * earlier run stays until the new one is complete. Pictures of an earlier run that came from elsewhere
 * are deleted.
 *
 * @param root the folder of all work folders, which Git ignores.
 * @param site which the sources begin with.
 * @param see called for each part.
 * @returns the folder, and the pictures to bring into its folder `pictures`.
 */
export const writeWorkFolder = async (
  root: string,
  { name, site }: { name: string; site: string },
  parts: AsyncIterable<ImportPart>,
  see: (part: ImportPart) => void,
): Promise<{ folder: string; pictures: ImportPicture[] }> => {
  const folder = join(root, name);
  const file = join(folder, partsFile);
  const pictures: ImportPicture[] = [];
  const temporary = `${file}.part`;
  let output: number | undefined;
  try {
    for await (const part of parts) {
      see(part);
      if ("loss" in part) continue;
      if ("picture" in part) pictures.push(part.picture);
      if (output === undefined) {
        // Nothing is written for an export that cannot be read.
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(root, ".gitignore"), "*\n");
        output = openSync(temporary, "w");
      }
      writeSync(output, `${JSON.stringify(withSite(part, site))}\n`);
    }
    if (output === undefined) return { folder, pictures };
    fsyncSync(output);
    const earlier = await earlierPictures(file);
    for (const picture of pictures) {
      const from = earlier.get(picture.name);
      if (from !== undefined && from !== picture.from) {
        rmSync(join(folder, "pictures", picture.name), { force: true });
      }
    }
    renameSync(temporary, file);

    return { folder, pictures };
  } finally {
    if (output !== undefined) closeSync(output);
    rmSync(temporary, { force: true });
  }
};
