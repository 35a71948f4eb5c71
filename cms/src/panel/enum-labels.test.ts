import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { project } from "../../tests/support/service";

import { enumLabels } from "./enum-labels";

test("has a label with a capital for every kind and purpose of a form's field", () => {
  const { attributes } = JSON.parse(
    readFileSync(join(project, "src/components/forms/field.json"), "utf8"),
  ) as { attributes: Record<"kind" | "purpose", { enum: string[] }> };

  for (const value of [...attributes.kind.enum, ...attributes.purpose.enum]) {
    assert.match(enumLabels[value] ?? "", /^[A-Z]/, value);
  }
  assert.equal(enumLabels.webAddress, "Web address");
});
