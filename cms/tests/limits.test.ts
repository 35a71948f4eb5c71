import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, test } from "node:test";

import type { Field } from "../src/forms/fields";
import { forms, type Form } from "../src/forms/forms";

const source = resolve(__dirname, "../../src");

type Attribute = {
  type: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  regex?: string;
  visible?: boolean;
  pluginOptions?: { editor?: { description?: string } };
};
type Schema = {
  attributes: Record<string, Attribute>;
  pluginOptions?: { "content-manager"?: { visible: boolean } };
};

const readSchema = (file: string): Schema => JSON.parse(readFileSync(file, "utf8"));
const schemaOf = ({ uid }: Form) => {
  const name = uid.split(".").at(-1) ?? "";

  return readSchema(join(source, "api", name, "content-types", name, "schema.json"));
};

type Written = Extract<Field, { kind: "line" | "text" }>;
const isWritten = (field: Field): field is Written =>
  field.kind === "line" || field.kind === "text";

describe("the limits that are enforced", () => {
  for (const form of Object.values<Form>(forms)) {
    const { attributes } = schemaOf(form);

    for (const field of form.fields.filter(isWritten)) {
      if (field.name === form.claims) continue;
      const { name, required, min, max, pattern } = field;

      test(`are those of the schema for ${form.name}.${name}`, () => {
        const attribute = attributes[name];
        assert.ok(attribute, "the schema has the field");
        assert.equal(attribute.maxLength, max);
        assert.equal(attribute.required ?? false, required !== undefined);
        // Strapi takes an empty text for a given one; the forms do not.
        assert.equal(attribute.minLength, min ?? (required && 1));
        assert.equal(attribute.regex, pattern?.source);
      });
    }
  }
});

const schemaFiles = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /(schema|components[\\/].+)\.json$/.test(file))
  .sort();

describe("every field that editors see", () => {
  for (const file of schemaFiles) {
    const { attributes, pluginOptions } = readSchema(join(source, file));
    if (pluginOptions?.["content-manager"]?.visible === false) continue;

    test(`is described in ${file}`, () => {
      const silent = Object.entries(attributes)
        .filter(([, { visible }]) => visible !== false)
        .filter(([, attribute]) => !attribute.pluginOptions?.editor?.description)
        .map(([name]) => name);

      assert.deepEqual(silent, []);
    });
  }
});
