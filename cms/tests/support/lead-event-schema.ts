import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Ajv2020 } from "ajv/dist/2020";

import { project } from "./service";

const file = join(project, "../docs/lead-webhook.schema.json");
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  formats: { "date-time": (time: string) => new Date(time).toISOString() === time },
});
const validate = ajv.compile(JSON.parse(readFileSync(file, "utf8")) as object);

/** Asserts that a body is what docs/lead-webhook.schema.json says. */
export const assertLeadEvent = (body: unknown) =>
  assert.ok(validate(body), JSON.stringify(validate.errors));
