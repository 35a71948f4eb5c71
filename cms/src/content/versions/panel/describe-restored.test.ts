import assert from "node:assert/strict";
import { test } from "node:test";

import { describeRestored } from "./describe-restored";

test("a record that was brought back is described, with what is missing", () => {
  assert.equal(
    describeRestored({ leftOut: [], address: null }),
    "The record is back as a draft. Publish it to show it on the website.",
  );
  assert.match(
    describeRestored({ leftOut: ["Tide", "one.jpg"], address: null }),
    /without Tide and one\.jpg\. Check/,
  );
  const address = "A redirect leads from /a/ to /b/: choose another address.";
  assert.equal(
    describeRestored({ leftOut: [], address }),
    `The record is back as a draft. ${address}`,
  );
  assert.match(
    describeRestored({ leftOut: ["Tide"], address }),
    /without Tide\. Check these before you publish it\. A redirect leads/,
  );
});
