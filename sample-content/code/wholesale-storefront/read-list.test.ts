import assert from "node:assert/strict";
import { test } from "node:test";

import { readList, type Part } from "./read-list.ts";

const parts: Part[] = Array.from({ length: 60 }, (_, index) => ({
  sku: `FT-${1000 + index}`,
  maker: `EL.${index}.90`,
  own: { kessler: `K 77 ${index}`, other: `K 78 ${index}` },
}));
const listOf = (numbers: string[]) => numbers.map((number) => `${number}\t12`).join("\n");

// #region test
test("sixty of the customer's own numbers make the same cart as ours", () => {
  const ours = listOf(parts.map(({ sku }) => sku));
  const theirs = listOf(parts.map(({ own }) => own.kessler?.toLowerCase() ?? ""));
  const cart = readList(ours, "kessler", parts);

  assert.equal(cart.filter(({ state }) => state === "found").length, 60);
  assert.deepEqual(readList(theirs, "kessler", parts), cart);
});
// #endregion

test("another customer's number is unknown, and so is a line without a quantity", () => {
  assert.deepEqual(readList("K 78 1; 3\nFT-1001", "kessler", parts), [
    { state: "unknown", text: "K 78 1; 3" },
    { state: "unknown", text: "FT-1001" },
  ]);
});

test("a number that two parts have is for the buyer to choose", () => {
  const twice = [...parts, { sku: "FT-9000", maker: "FT 1001", own: {} }];

  assert.deepEqual(readList("FT-1001 3", "kessler", twice), [
    { state: "ambiguous", skus: ["FT-1001", "FT-9000"], quantity: 3 },
  ]);
});
