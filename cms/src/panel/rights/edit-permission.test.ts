import assert from "node:assert/strict";
import { test } from "node:test";

import { canEdit, otherAuthorMessage } from "./edit-permission";

test("shows if a user may change a record, and its author", () => {
  const uid = "api::article.article";
  const action = "plugin::content-manager.explorer.update";
  const own = { action, subject: uid, conditions: ["admin::is-creator"] };
  const record = { documentId: "a1", createdBy: { id: 1, firstname: "Edith", lastname: "Editor" } };

  assert.equal(canEdit([own], uid, record, 1), true);
  assert.equal(canEdit([own], uid, record, 2), false);
  assert.equal(canEdit([own], uid, { documentId: "a1", createdBy: null }, 2), false);
  assert.equal(canEdit([own], uid, {}, 2), true, "a new record");
  assert.equal(canEdit([own, { action, subject: uid, conditions: [] }], uid, record, 2), true);
  assert.equal(
    otherAuthorMessage(record),
    "Edith Editor wrote this. Your role can change only your own records.",
  );
  assert.match(otherAuthorMessage({ createdBy: null }), /^Another user wrote this\./);
});
