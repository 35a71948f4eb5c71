import { readFileSync } from "node:fs";

import type { ObjectSchema, SchemaDescription } from "yup";

import { maxCvSize } from "./application/cv-file";
import { applicationSchema } from "./application/application-schema";
import { contactSchema } from "./contact/contact-schema";
import { portfolioSchema } from "./portfolio/portfolio-schema";
import { limits } from "./rules";
import { minFillMs } from "./submission/bot-check";
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

type Described = { properties: { data: { properties: object } } };
// cms/tests/routes.test.ts holds this description to what the service accepts.
const described: Record<string, Described> = JSON.parse(readFileSync("docs/openapi.json", "utf8"))
  .components.schemas;

const forms = [
  ["contact-data", contactSchema, described.Contact],
  ["subscribe", subscribeSchema, described.Subscription],
  ["emp-data", applicationSchema, described.Application],
  ["portfolio-form", portfolioSchema, described.PortfolioRequest],
] as const;

describe.each(forms)("the form for %s", (collection, schema, description) => {
  const attributes = attributesOf(collection);
  // Checked in the browser alone, or sent under a name of the service's own (email is `name`).
  const sent = fieldsOf(schema);

  it.each(sent)("has the service's limits for %s", (name, field) => {
    expect(heldByForm(field)).toEqual(heldByService(attributes[name]));
  });

  it.each(sent)("sends %s to a service that accepts it", (name) => {
    expect(description?.properties.data.properties).toHaveProperty(name);
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
    expect(serviceNumber("cms/src/uploads/multipart.ts", "maxFileBytes")).toBe(maxCvSize);
  });

  it("thinks a form filled in after the same time", () => {
    expect(serviceNumber("cms/src/submissions/spam.ts", "minimumFillMs")).toBe(minFillMs);
  });
});
