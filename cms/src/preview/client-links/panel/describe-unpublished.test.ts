import assert from "node:assert/strict";
import { test } from "node:test";

import { describeUnpublished } from "./describe-unpublished";

test("what a link for a client does not show is named", () => {
  assert.equal(
    describeUnpublished(["Quote"]),
    "Clients do not see “Quote”, nor a section made for it: it is not published.",
  );
  assert.equal(
    describeUnpublished(["Quote", "Ada"]),
    "Clients do not see “Quote” and “Ada”, nor a section made for them: they are not published.",
  );
});
