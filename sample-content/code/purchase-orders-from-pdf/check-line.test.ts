import assert from "node:assert/strict";
import { test } from "node:test";

import { doubtsOf, type Article, type Line } from "./check-line.ts";

const master = new Map<string, Article>([
  ["SE-4410", { perPackage: 50, prices: { nord: 185 } }],
  ["SE-4411", { perPackage: 50, prices: {} }],
]);

// #region test
test("one wrong digit turns a green line into a question for a clerk", () => {
  const line: Line = { article: "SE-4410", quantity: 200, cents: 185 };
  const doubts = (changes: Partial<Line>) =>
    doubtsOf(
      [
        { ...line, ...changes },
        { ...line, ...changes },
      ],
      "nord",
      master,
    );

  assert.deepEqual(doubts({}), []);
  assert.deepEqual(doubts({ quantity: 210 }), ["Packages hold 50"]);
  assert.deepEqual(doubts({ cents: 158 }), ["The agreed price is 1.85"]);
  assert.deepEqual(doubts({ article: "SE-4411" }), ["This customer has never bought SE-4411"]);
  assert.deepEqual(doubts({ article: "SE-4401" }), ["There is no article SE-4401"]);
  assert.deepEqual(doubtsOf([line, { ...line, quantity: 2000 }], "nord", master), [
    "The two readings differ: quantity",
  ]);
});
// #endregion

test("two readings of one mistake pass, which is why green orders are drafts", () => {
  const line: Line = { article: "SE-4410", quantity: 2000, cents: 185 };

  assert.deepEqual(doubtsOf([line, line], "nord", master), []);
});
