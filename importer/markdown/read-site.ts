import { existsSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

import { isRecord } from "../../common/is-record.ts";
import { OperatorError } from "../../common/operator-error.ts";

import type { Loss } from "../record.ts";

import { type Fields, textField } from "./fields.ts";
import { listFiles } from "./list-files.ts";
import { readSourceFile, readUtf8 } from "./read-source.ts";

/** A folder of Markdown without its texts, which memory may not hold. */
export type Site = {
  files: { file: string; data: Fields }[];
  losses: Loss[];
  isJekyll: boolean;
  /** The form of addresses that Jekyll's settings name; empty without one. */
  form: string;
};

const jekyllForm = (path: string) => {
  try {
    const settings: unknown = parse(readUtf8(path), { logLevel: "silent" });

    return isRecord(settings) ? textField(settings, "permalink") : "";
  } catch {
    // Its texts can be read without the settings.
    return "";
  }
};

/**
 * Reads the fields of all Markdown files in a folder.
 *
 * @throws OperatorError if there is no such folder or Markdown, or a file cannot be read.
 */
export const readSite = (folder: string): Site => {
  const { files, losses } = listFiles(folder);
  if (files.length === 0) {
    throw new OperatorError(
      `${folder} has no Markdown files (.md, .markdown or .mdx): name the folder with the texts.`,
    );
  }
  const settings = join(folder, "_config.yml");
  const isJekyll =
    existsSync(settings) || files.some((file) => /(^|\/)_(posts|drafts)\//.test(file));

  return {
    files: files.map((file) => ({ file, data: readSourceFile(folder, file).data })),
    losses,
    isJekyll,
    form: existsSync(settings) ? jekyllForm(settings) : "",
  };
};
