import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { parse } from "yaml";

import { readContentModel } from "../../src/common/content-model";
import { flattenFields } from "../../src/common/rules/fields";
import type { ContentRecord } from "../../src/common/rules/model";

const root = join(__dirname, "../../../..");

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => filesIn(join(path, name)))
    : [path];

/** Every formatted text of the sample content. */
export const sampleTexts = (): string[] => {
  const { types, components } = readContentModel(root);
  const records = join(root, "sample-content/records");

  return filesIn(records)
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const record = parse(readFileSync(file, "utf8")) as ContentRecord;
      const names = [basename(file, ".yaml"), basename(dirname(file))];
      const type = types.find(({ name, kind }) =>
        kind === "singleType" ? names[0] === name : names[1] === name,
      );

      return flattenFields(components, type?.attributes ?? {}, record)
        .filter(({ attribute, value }) => attribute.type === "richtext" && value)
        .map(({ value }) => String(value));
    });
};
