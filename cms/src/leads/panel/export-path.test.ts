import assert from "node:assert/strict";
import { test } from "node:test";

import { exportOf } from "./export-path";

test("exports the one form that a list shows, else all leads", () => {
  const answers = "api::form-answer.form-answer";
  const all = { path: `/leads-export/${answers}`, label: "Export all as CSV" };

  assert.deepEqual(exportOf(answers, undefined), all);
  assert.deepEqual(exportOf(answers, { $and: [{ state: { $eq: "new" } }] }), all);
  assert.deepEqual(exportOf(answers, { $and: [{ formTitle: { $contains: "Audit" } }] }), all);
  assert.deepEqual(
    exportOf(answers, { $and: [{ state: { $eq: "new" } }, { form: { $eq: "request-an-audit" } }] }),
    {
      path: `/leads-export/${answers}?form=request-an-audit`,
      label: "Export this form as CSV",
    },
  );
  assert.deepEqual(exportOf(answers, { $and: [{ formTitle: { $eq: "Q&A" } }] }), {
    path: `/leads-export/${answers}?formTitle=Q%26A`,
    label: "Export this form as CSV",
  });
});
