import assert from "node:assert/strict";
import { test } from "node:test";

import { describeFailure, fileNameOf } from "./download";

test("names a download by the response's file name, and explains a failed one", () => {
  const headers = new Headers({ "Content-Disposition": 'attachment; filename="contact-1.csv"' });
  assert.equal(fileNameOf(headers), "contact-1.csv");
  assert.equal(fileNameOf(new Headers()), "export.csv");
  assert.match(describeFailure({ status: 403 }), /Ask an administrator for access/);
  assert.match(describeFailure(new TypeError("Failed to fetch")), /nothing was saved\. Try again/);
});
