import { readFileSync } from "node:fs";

import type { ObjectSchema, SchemaDescription } from "yup";

import { sourceLimits } from "../lib/lead-source";

import { applicationSchema } from "./application/application-schema";
import { contactSchema } from "./contact/contact-schema";
import { portfolioSchema } from "./portfolio/portfolio-schema";
import { limits } from "./rules";
import { subscribeSchema } from "./subscribe/subscribe-schema";

// Strapi's schemas are JSON, so this test compares their limits, which the CMS enforces
// (cms/src/leads/forms/fields.ts), with those of the forms.

type Attribute = { required?: boolean; minLength?: number; maxLength?: number; regex?: string };
type Limits = Record<keyof Attribute, unknown>;

const attributesOf = (name: string): Record<string, Attribute> =>
  JSON.parse(readFileSync(`cms/src/api/${name}/content-types/${name}/schema.json`, "utf8"))
    .attributes;

const cmsLimits = ({ required, minLength, maxLength, regex }: Attribute = {}): Limits => ({
  required: required ?? false,
  minLength,
  maxLength,
  regex,
});

/** The form's rules for a field, in the CMS's notation. */
const formLimits = (field: SchemaDescription): Limits => {
  const param = (test: string, name: string) =>
    field.tests.find((one) => one.name === test)?.params?.[name];
  const required = field.tests.some(({ name }) => name === "required");

  return {
    required,
    // Strapi accepts an empty string for a required field; the forms do not.
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
// cms/tests/security/routes.test.ts compares this description with the running CMS.
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
  // The others are checked only in the browser, or sent under another name (email as `name`).
  const sent = fieldsOf(schema);

  it.each(sent)("has the CMS's limits for %s", (name, field) => {
    expect(formLimits(field)).toEqual(cmsLimits(attributes[name]));
  });

  it.each(sent)("sends %s, which the CMS accepts", (name) => {
    expect(description?.properties.data.properties).toHaveProperty(name);
  });
});

describe("the source of a lead", () => {
  const sent = ["Contact", "Subscription", "Application", "PortfolioRequest", "FormAnswers"];

  it.each(sent)("has the CMS's limits in %s", (name) => {
    const properties = described[name]?.properties.data.properties;

    for (const [field, maxLength] of Object.entries(sourceLimits)) {
      expect(properties).toHaveProperty(field, expect.objectContaining({ maxLength }));
    }
  });
});

it("an application takes the address of each job opening as its position", () => {
  const { slug } = attributesOf("job-opening");

  expect(limits.position.max).toBeGreaterThanOrEqual(slug?.maxLength ?? Infinity);
});

describe("the phone number", () => {
  const { min, max } = limits.mobile_no;

  // The CMS stores the plus, and no separators.
  it.each(["contact-data", "emp-data"])(
    "in %s has the form's limits plus one character for the plus sign",
    (name) => {
      expect(cmsLimits(attributesOf(name).mobile_no)).toEqual({
        required: false,
        minLength: min,
        maxLength: max + 1,
        regex: `^\\+?[0-9]{${min},${max}}$`,
      });
    },
  );
});
