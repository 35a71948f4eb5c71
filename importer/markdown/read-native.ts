import { existsSync } from "node:fs";
import { join } from "node:path";

import { readContentModel } from "../../common/content-model.ts";
import { isRecord } from "../../common/is-record.ts";
import { OperatorError } from "../../common/operator-error.ts";
import { bodyField } from "../../common/rules/body-field.ts";

import type { ImportPart } from "../record.ts";

import { readFrontMatter } from "./front-matter.ts";
import { listFiles } from "./list-files.ts";
import { nativePictures } from "./native-pictures.ts";
import { readUtf8 } from "./read-source.ts";

/** The file that says that a folder is an export of this site. */
const exportFile = "export.json";

/** True for a folder that this site has exported. */
export const isNative = (folder: string) => existsSync(join(folder, exportFile));

const checkFormat = (folder: string) => {
  const path = join(folder, exportFile);
  let format: unknown;
  try {
    const content: unknown = JSON.parse(readUtf8(path));
    format = isRecord(content) ? content.format : undefined;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} is not valid JSON: export the site again.`);
  }
  if (format !== 1) {
    throw new OperatorError(
      `${path} has the format ${JSON.stringify(format)}, but only 1 can be read: export the site again.`,
    );
  }
};

/**
 * Reads an export of this site. Each record is a file `<type>/<key>.md`, or `<type>.md` of a single type:
 * its fields as YAML between `---`, and below them, unchanged to the last byte, its text.
 *
 * @throws OperatorError if the format is another one, or a file cannot be read.
 */
export const readNative = async function* (
  folder: string,
  { types } = readContentModel(join(import.meta.dirname, "../..")),
): AsyncGenerator<ImportPart> {
  checkFormat(folder);
  const { files, losses } = listFiles(folder);
  const records = files.filter((file) => !file.startsWith("pictures/"));
  if (records.length === 0) {
    throw new OperatorError(`${folder} has no records: export the site again.`);
  }
  const byName = new Map(types.map((type) => [type.name, type]));
  for (const loss of losses) yield { loss };
  for (const file of records) {
    const [, name = "", key = ""] = /^([^/]+?)(?:\/(.+))?\.\w+$/s.exec(file) ?? [];
    const type = byName.get(name);
    if (!type || (type.kind === "singleType") !== (key === "")) {
      yield { loss: { url: file, what: "Is no record of a type of this site: not imported" } };
      continue;
    }
    const path = join(folder, file);
    const { data, text } = readFrontMatter(readUtf8(path), path);
    const field = bodyField(type.attributes);
    const body = field && text !== "" ? { [field]: text } : {};
    if (field && field in data) {
      throw new OperatorError(
        `${path} has the field "${field}" above its text, which is that field: remove one of them.`,
      );
    }
    yield {
      record: {
        type: name,
        key: key || name,
        source: `export ${name} ${key || name}`,
        data: { ...data, ...body },
        published: true,
      },
    };
  }
  yield* nativePictures(folder);
};
