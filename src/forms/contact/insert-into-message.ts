import { readDraft, saveDraft } from "../../lib/form-drafts";
import { keepText, readText } from "../../lib/tab-storage";

/** The name of the draft that all contact forms share. */
export const contactDraftName = "contact";

const insertedKey = "inserted-text";

/** The text that was inserted last in this tab, or undefined. */
export const insertedText = (): string | undefined => readText(insertedKey);

const currentMessage = () => {
  const message = readDraft(contactDraftName)?.values.message;

  return typeof message === "string" ? message : "";
};

/**
 * Inserts a text into the message of the contact forms, after what the message already contains. It
 * replaces the text of the last insertion, unless the visitor edited that.
 */
export const insertIntoMessage = (text: string): void => {
  const previous = insertedText();
  const draft = readDraft(contactDraftName);
  const current = currentMessage();
  const message =
    previous && current.includes(previous)
      ? current.replace(previous, () => text)
      : [current.trimEnd(), text].filter((paragraph) => paragraph !== "").join("\n\n");
  keepText(insertedKey, text);
  saveDraft(contactDraftName, {
    values: { ...draft?.values, message },
    startedAt: draft?.startedAt ?? Date.now(),
  });
};
