import { readDraft, saveDraft } from "../../lib/form-drafts";

/** Name of the draft that contact forms share. */
export const contactDraft = "contact";

const typedMessage = () => {
  const message = readDraft(contactDraft)?.values.message;

  return typeof message === "string" ? message : "";
};

/**
 * Inserts text into the message of all contact forms, after the visitor's own text.
 *
 * @param previous the text inserted last, which is replaced if it is unchanged.
 */
export const insertIntoMessage = (text: string, previous?: string): void => {
  const draft = readDraft(contactDraft);
  const typed = typedMessage();
  const message =
    previous && typed.includes(previous)
      ? typed.replace(previous, () => text)
      : [typed.trimEnd(), text].filter((paragraph) => paragraph !== "").join("\n\n");
  saveDraft(contactDraft, {
    values: { ...draft?.values, message },
    startedAt: draft?.startedAt ?? Date.now(),
  });
};
