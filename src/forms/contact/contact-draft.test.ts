import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";

import { insertIntoMessage, contactDraft } from "./contact-draft";

const message = () => readDraft(contactDraft)?.values.message;
const type = (values: Record<string, unknown>) => saveDraft(contactDraft, { values, startedAt: 5 });

beforeEach(() => deleteDraft(contactDraft));

it("is the message where nothing was typed", () => {
  insertIntoMessage("One tester.");

  expect(message()).toBe("One tester.");
});

it("is put below what was typed, and leaves the other fields and the first visit as they were", () => {
  type({ full_name: "Ada", message: "Hello,\n" });
  insertIntoMessage("One tester.");

  expect(readDraft(contactDraft)).toEqual({
    values: { full_name: "Ada", message: "Hello,\n\nOne tester." },
    startedAt: 5,
  });
});

it("takes the place of what was put there before, whatever signs it has", () => {
  type({ message: "Hello.\n\nOne tester.\n\nThanks!" });
  insertIntoMessage("Two $& testers.", "One tester.");

  expect(message()).toBe("Hello.\n\nTwo $& testers.\n\nThanks!");
});

it("is added where the visitor has changed what was put there", () => {
  type({ message: "One good tester." });
  insertIntoMessage("Two testers.", "One tester.");

  expect(message()).toBe("One good tester.\n\nTwo testers.");
});
