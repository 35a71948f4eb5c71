import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, test } from "node:test";

import { sourceOf } from "../../src/common/rules/slugs";

const source = resolve(__dirname, "../../../src");

type Attribute = {
  type: string;
  targetField?: string;
  allowedTypes?: string[];
  visible?: boolean;
  pluginOptions?: { editor?: { label?: string; description?: string; path?: string } };
};
type Schema = {
  attributes: Record<string, Attribute>;
  pluginOptions?: { "content-manager"?: { visible: boolean } };
  config?: { metadatas: Record<string, { edit: { visible?: boolean } }> };
};

const readSchema = (file: string): Schema => JSON.parse(readFileSync(file, "utf8"));
const schemaFiles = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /(schema|components[\\/].+)\.json$/.test(file))
  .sort();

describe("every field in the panel", () => {
  for (const file of schemaFiles) {
    const { attributes, pluginOptions, config } = readSchema(join(source, file));
    const isHidden = (name: string) => config?.metadatas[name]?.edit.visible === false;
    if (pluginOptions?.["content-manager"]?.visible === false) continue;

    for (const words of ["label", "description"] as const) {
      test(`has a ${words} in ${file}`, () => {
        const silent = Object.entries(attributes)
          .filter(([name, { visible }]) => visible !== false && !isHidden(name))
          .filter(([, attribute]) => !attribute.pluginOptions?.editor?.[words])
          .map(([name]) => name);

        assert.deepEqual(silent, []);
      });
    }

    test(`states the minimum image size in ${file}`, () => {
      const silent = Object.entries(attributes)
        .filter(([, { allowedTypes }]) => allowedTypes?.includes("images"))
        .filter(
          ([, { pluginOptions: options }]) =>
            !/at least \d+ × \d+ pixels \([\d.:]+\)/i.test(options?.editor?.description ?? ""),
        )
        .map(([name]) => name);

      assert.deepEqual(silent, []);
    });
  }
});

test("the hint of an address names the field it is made from by its label", () => {
  const hints = schemaFiles.flatMap((file) => {
    const { attributes } = readSchema(join(source, file));

    return Object.values(attributes).flatMap((attribute) => {
      const from = attributes[sourceOf(attribute) ?? ""]?.pluginOptions?.editor?.label;
      const hint = attribute.pluginOptions?.editor?.description ?? "";

      return from ? [{ file, hint, end: `to make it from the ${from.toLowerCase()}` }] : [];
    });
  });

  assert.ok(hints.length > 0);
  for (const { file, hint, end } of hints) {
    assert.equal(/Leave it empty ([^.;]*)/.exec(hint)?.[1], end, file);
  }
});
