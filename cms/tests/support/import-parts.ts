import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { parse } from "yaml";

import type { ImportPart } from "../../src/content/moving/parts";

import { project, temporaryFolder } from "./service";

/** Writes the folder of an import. @param pictures their files by name. */
export const writeParts = (parts: object[], pictures: Record<string, Buffer | string> = {}) => {
  const folder = temporaryFolder("import");
  writeFileSync(join(folder, "parts.jsonl"), parts.map((part) => JSON.stringify(part)).join("\n"));
  mkdirSync(join(folder, "pictures"));
  for (const [name, content] of Object.entries(pictures)) {
    writeFileSync(join(folder, "pictures", name), content);
  }

  return folder;
};

/** The files of a folder by their paths in it. */
export const readFolder = (folder: string): Map<string, Buffer> =>
  new Map(
    globSync("**/*.*", { cwd: folder })
      .sort()
      .map((name) => [name, readFileSync(join(folder, name))]),
  );

/** The one text of a type, which an export writes as the body of a file. */
const bodyField = (type: string) => {
  const file = join(project, "src/api", type, "content-types", type, "schema.json");
  const { attributes } = JSON.parse(readFileSync(file, "utf8")) as {
    attributes: Record<string, { type: string }>;
  };
  const texts = Object.keys(attributes).filter((name) => attributes[name]?.type === "richtext");

  return texts.length === 1 ? texts[0] : undefined;
};

const readRecord = (path: string, text: string): ImportPart => {
  const folder = dirname(path);
  const key = basename(path, ".md");
  const type = folder === "." ? key : folder;
  const [, yaml = "", body = ""] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  const field = bodyField(type);
  const data = { ...parse(yaml), ...(field && body && { [field]: body }) };

  return { record: { type, key, source: `export ${path}`, data, published: true } };
};

/** An export as the parts of an import. */
export const partsOfExport = (folder: string): object[] => {
  const files = readFolder(folder);
  const texts = parse(String(files.get("pictures.yaml"))) as Record<string, object>;

  return [
    ...[...files]
      .filter(([path]) => path.endsWith(".md"))
      .map(([path, content]) => readRecord(path, content.toString())),
    ...Object.entries(texts).map(([name, about]) => ({
      picture: { name, source: `export picture ${name}`, ...about },
    })),
  ];
};
