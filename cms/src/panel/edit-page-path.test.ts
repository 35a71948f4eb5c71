import assert from "node:assert/strict";
import { test } from "node:test";

import { change } from "../../tests/support/recent-change";

import { editPagePath } from "./edit-page-path";

test("finds the edit page of a record", () => {
  assert.equal(
    editPagePath({ ...change, kind: "singleType" }),
    "/content-manager/single-types/api::home.home",
  );
  assert.equal(
    editPagePath({ uid: "api::article.article", documentId: "a1" }),
    "/content-manager/collection-types/api::article.article/a1",
  );
  assert.equal(editPagePath({ uid: "plugin::upload.file", documentId: "f" }), "/plugins/upload");
});
