import { readFileSync } from "node:fs";

import type { ObjectSchema, SchemaDescription } from "yup";

import { maxCvSize } from "./application/cv-file";
import { applicationSchema } from "./application/application-schema";
import { contactSchema } from "./contact/contact-schema";
import { portfolioSchema } from "./portfolio/portfolio-schema";
import { limits } from "./rules";
import { minimumFillTime } from "./submission/bot-check";
import { subscribeSchema } from "./subscribe/subscribe-schema";

// The two halves share no code, so what both must know is written in each and
// compared here. The service takes the limits that it enforces from its schemas (cms/src/forms/fields.ts).

type Attribute = { required?: boolean; minLength?: number; maxLength?: number; regex?: string };
type Limits = Record<keyof Attribute, unknown>;

const attributesOf = (name: string): Record<string, Attribute> =>
  JSON.parse(readFileSync(`cms/src/api/${name}/content-types/${name}/schema.json`, "utf8"))
    .attributes;

const heldByService = ({ required, minLength, maxLength, regex }: Attribute = {}): Limits => ({
  required: required ?? false,
  minLength,
  maxLength,
  regex,
});

/** A rule of the form as the service would write it. */
const heldByForm = (field: SchemaDescription): Limits => {
  const param = (test: string, name: string) =>
    field.tests.find((one) => one.name === test)?.params?.[name];
  const required = field.tests.some(({ name }) => name === "required");

  return {
    required,
    // Strapi takes an empty text for a given one; the forms do not.
    minLength: param("min", "min") ?? (required ? 1 : undefined),
    maxLength: param("max", "max"),
    regex: (param("matches", "regex") as RegExp | undefined)?.source,
  };
};

const fieldsOf = (schema: ObjectSchema<object>) =>
  Object.entries(schema.describe().fields as Record<string, SchemaDescription>).filter(
    ([name, { type }]) => type === "string" && name !== "mobile_no",
  );

const forms = [
  ["contact-data", contactSchema],
  ["subscribe", subscribeSchema],
  ["emp-data", applicationSchema],
  ["portfolio-form", portfolioSchema],
] as const;

describe.each(forms)("the limits of the form for %s", (collection, schema) => {
  const attributes = attributesOf(collection);

  it.each(fieldsOf(schema))("are the service's for %s", (name, field) => {
    expect(heldByForm(field)).toEqual(heldByService(attributes[name]));
  });
});

describe("a phone number", () => {
  const { min, max } = limits.mobile_no;

  // The service counts the plus, and takes the spaces that people put between digits.
  it.each(["contact-data", "emp-data"])("of %s is the form's with a plus before it", (name) => {
    expect(heldByService(attributesOf(name).mobile_no)).toEqual({
      required: false,
      minLength: min,
      maxLength: max + 1,
      regex: `^\\+?[0-9 ()./-]{${min - 1},${max}}$`,
    });
  });
});

/** A number that a file of the service writes as a product. */
const serviceNumber = (file: string, name: string) => {
  const [, factors] =
    new RegExp(`export const ${name} = ([\\d* ]+);`).exec(readFileSync(file, "utf8")) ?? [];

  return factors?.split("*").reduce((product, factor) => product * Number(factor), 1);
};

describe("the service", () => {
  it("takes a CV of the same size", () => {
    expect(serviceNumber("cms/src/uploads/multipart.ts", "largestFile")).toBe(maxCvSize);
  });

  it("thinks a form filled in after the same time", () => {
    expect(serviceNumber("cms/src/submissions/spam.ts", "minimumFillMs")).toBe(minimumFillTime);
  });
});
