import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { alignItems } from "./align-items";

const align = (one: string, other: string) =>
  alignItems([...one], [...other], (a, b) => a === b)
    .map(([at, otherAt]) => `${at ?? "-"}${otherAt ?? "-"}`)
    .join(" ");

describe("the items of two lists", () => {
  for (const [one, other, expected] of [
    ["abc", "abc", "00 11 22"],
    ["abc", "a-bc", "00 -1 12 23"],
    ["abc", "ac", "00 1- 21"],
    ["abc", "cab", "-0 01 12 2-"],
    ["", "ab", "-0 -1"],
    ["ab", "xy", "0- 1- -0 -1"],
  ] as const) {
    test(`"${one}" and "${other}" belong together in order`, () => {
      assert.equal(align(one, other), expected);
    });
  }
});
