import assert from "node:assert/strict";
import { test } from "node:test";

import { describeDrafts } from "./describe-drafts";

test("says how many records of assistants there are, and that only the latest are shown", () => {
  const documentIds = ["a", "b"];

  assert.equal(describeDrafts({ documentIds, total: 2 }), "Written with an assistant (2)");
  assert.equal(
    describeDrafts({ documentIds, total: 130 }),
    "Written with an assistant (latest 2 of 130)",
  );
});
