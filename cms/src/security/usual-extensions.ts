import { extname } from "node:path";

import { otherExtensions } from "./media-types";

type NamedFile = { originalFilename: string };
/** What the panel says about the files, as JSON. */
export type FileInfo = { fileInfo?: string | string[] };

const usualName = (name: string) => {
  const extension = extname(name);
  const usual = otherExtensions.get(extension.toLowerCase());

  return usual ? name.slice(0, -extension.length) + usual : name;
};

/** Renames `.jfif` to `.jpg` and the like, also in `fileInfo`, by whose names Strapi finds the files. */
export const useUsualExtensions = (files: NamedFile[], body: FileInfo = {}) => {
  const names = new Map(
    files.map(({ originalFilename: name }) => [name, usualName(name)] as const),
  );
  if ([...names].every(([name, usual]) => name === usual)) return;

  const rename = (text: string) => {
    const info = (JSON.parse(text) ?? {}) as { name?: string };

    return JSON.stringify({ ...info, name: names.get(info.name ?? "") ?? info.name });
  };
  const { fileInfo } = body;
  if (fileInfo) body.fileInfo = Array.isArray(fileInfo) ? fileInfo.map(rename) : rename(fileInfo);
  for (const file of files) file.originalFilename = usualName(file.originalFilename);
};
