import { open } from "node:fs/promises";
import { extname } from "node:path";

import { fileTypeFromFile } from "file-type";

import { mediaTypes } from "./media-types";

/** An SVG file's first bytes; only a picture's comments may stand in front of its element. */
const isSvg = async (path: string) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const head = buffer.toString("utf8", 0, bytesRead).trimStart();

    return head.startsWith("<") && /<svg[\s>]/.test(head) && !/<html/i.test(head);
  } finally {
    await file.close();
  }
};

/** The media type of a file in the media library, if its name and its bytes agree on one; else undefined. */
export const mediaTypeOf = async (name: string, path: string): Promise<string | undefined> => {
  const type = mediaTypes.get(extname(name).toLowerCase());
  const isType =
    type === "image/svg+xml"
      ? await isSvg(path)
      : type !== undefined && (await fileTypeFromFile(path))?.mime === type;

  return isType ? type : undefined;
};
