import { open } from "node:fs/promises";
import { extname } from "node:path";

import { fileTypeFromFile } from "file-type";

import { mediaTypes } from "./media-types";

/** Checks the first 4 KB: only comments and declarations may precede the `svg` element. */
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

/** The media type of a file, or undefined unless its extension and its content agree on one. */
export const detectMediaType = async (name: string, path: string): Promise<string | undefined> => {
  const type = mediaTypes.get(extname(name).toLowerCase());
  const matches =
    type === "image/svg+xml"
      ? await isSvg(path)
      : type !== undefined && (await fileTypeFromFile(path))?.mime === type;

  return matches ? type : undefined;
};
