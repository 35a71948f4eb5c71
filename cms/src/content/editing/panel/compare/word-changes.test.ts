import assert from "node:assert/strict";
import { test } from "node:test";

import { wordChanges } from "./word-changes";

test("shows changes of words", () => {
  assert.deepEqual(wordChanges(["A quiet day", "A loud day"]), [
    { words: "A ", kind: "same" },
    { words: "quiet", kind: "removed" },
    { words: "loud", kind: "added" },
    { words: " day", kind: "same" },
  ]);
  assert.deepEqual(wordChanges(["A quiet day", "Another thing at night"]), [
    { words: "A quiet day", kind: "removed" },
    { words: " ", kind: "same" },
    { words: "Another thing at night", kind: "added" },
  ]);
});
