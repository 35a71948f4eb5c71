import assert from "node:assert/strict";
import { test } from "node:test";

import { mergedMessage, takenOverMessage } from "./merge-messages";

test("a merge says how many fields were taken over", () => {
  assert.match(mergedMessage("Edith saved this", 1), /^Edith saved this, .* changes in 1 field of/);
  assert.match(mergedMessage("Edith saved this", 2), /changes in 2 fields of/);
  assert.match(takenOverMessage("Saved by Edith", 1), /“Saved by Edith”.*: changes in 1 field\.$/);
});
