import { deleteDraft, readDraft, saveDraft } from "../../lib/form-drafts";

import { contactDraftName, insertIntoMessage } from "./insert-into-message";

const message = () => readDraft(contactDraftName)?.values.message;
const type = (values: Record<string, unknown>) =>
  saveDraft(contactDraftName, { values, startedAt: 5 });

beforeEach(() => {
  deleteDraft(contactDraftName);
  sessionStorage.clear();
});

it("becomes the message if the message is empty", () => {
  insertIntoMessage("One tester.");

  expect(message()).toBe("One tester.");
});

it("is appended to the message, and leaves the other fields and the start time unchanged", () => {
  type({ full_name: "Ada", message: "Hello,\n" });
  insertIntoMessage("One tester.");

  expect(readDraft(contactDraftName)).toEqual({
    values: { full_name: "Ada", message: "Hello,\n\nOne tester." },
    startedAt: 5,
  });
});

it("replaces the text inserted before, also if it contains $ patterns", () => {
  insertIntoMessage("One tester.");
  type({ message: "Hello.\n\nOne tester.\n\nThanks!" });
  insertIntoMessage("Two $& testers.");

  expect(message()).toBe("Hello.\n\nTwo $& testers.\n\nThanks!");
});

it("is appended if the visitor has edited the text inserted before", () => {
  insertIntoMessage("One tester.");
  type({ message: "One good tester." });
  insertIntoMessage("Two testers.");

  expect(message()).toBe("One good tester.\n\nTwo testers.");
});
