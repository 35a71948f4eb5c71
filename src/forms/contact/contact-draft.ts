import { readDraft, saveDraft } from "../../lib/drafts";

/** The name under which the tab saves what was typed into contact forms. */
export const contactDraft = "contact";

/** What is in the message of the page's contact forms. */
const typedMessage = () => {
  const message = readDraft(contactDraft)?.values.message;

  return typeof message === "string" ? message : "";
};

/**
 * Puts words into the message of every contact form of the page, also one that loads later. What a
 * visitor typed stays, above them.
 *
 * @param before what was put there the last time: the words take its place while it is unchanged.
 */
export const addToMessage = (words: string, before?: string): void => {
  const draft = readDraft(contactDraft);
  const typed = typedMessage();
  const message =
    before && typed.includes(before)
      ? typed.replace(before, () => words)
      : [typed.trimEnd(), words].filter((part) => part !== "").join("\n\n");
  saveDraft(contactDraft, {
    values: { ...draft?.values, message },
    startedAt: draft?.startedAt ?? Date.now(),
  });
};
