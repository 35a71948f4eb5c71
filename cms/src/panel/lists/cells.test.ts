import assert from "node:assert/strict";
import { test } from "node:test";

import { cellFormatter } from "./cells";

test("shortens list cells, and labels enum values", () => {
  const write = (type: string, value: unknown) =>
    cellFormatter({ name: "a", attribute: { type } })?.(value);

  assert.equal(write("date", "2026-11-10"), "Nov 10, 2026");
  assert.equal(
    write("datetime", new Date(2026, 10, 10, 14, 5).toISOString()),
    "Nov 10, 2026, 2:05 PM",
  );
  assert.equal(write("enumeration", "answered"), "Answered");
  assert.equal(write("enumeration", "dotnet"), ".NET");
  assert.equal(write("boolean", true), "Yes");
  assert.equal(write("boolean", false), "No");
  assert.equal(write("datetime", null), "–");
  assert.equal(write("string", "A headline"), undefined, "other cells are Strapi's");
});
