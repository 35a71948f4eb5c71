import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { alignItems } from "./align-items";

const isSame = (one: string, other: string) => one === other;
const isSameLetter = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

describe("the items of two lists", () => {
  for (const [one, other, expected] of [
    ["abc", "abc", "00 11 22"],
    ["abc", "a-bc", "00 -1 12 23"],
    ["abc", "ac", "00 1- 21"],
    ["abc", "cab", "-0 01 12 2-"],
    ["", "ab", "-0 -1"],
    ["ab", "xy", "0- 1- -0 -1"],
    ["abc", "aBc", "00 11 22"],
    ["abcd", "a-Bd", "00 -1 12 2- 33"],
    ["ab", "BA", "0- 10 -1"],
  ] as const) {
    test(`"${one}" and "${other}" belong together in order`, () => {
      const places = alignItems([...one], [...other], [isSame, isSameLetter]);

      assert.equal(places.map(([at, to]) => `${at ?? "-"}${to ?? "-"}`).join(" "), expected);
    });
  }
});
