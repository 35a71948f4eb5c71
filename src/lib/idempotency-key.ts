import { dropDraft, readDraft, saveDraft } from "./drafts";

const recordOf = (form: string) => `${form}-key`;

/** A random UUID. `crypto.randomUUID` exists only on pages served over HTTPS. */
const newKey = (): string =>
  [4, 2, 2, 2, 6]
    .map((length) =>
      Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join(""),
    )
    .join("-");

/** Gives a draft another key: what it holds now is no longer what was sent under the last one. */
export const renewKey = (form: string): string => {
  const key = newKey();
  saveDraft(recordOf(form), { values: { key }, startedAt: Date.now() });

  return key;
};

/**
 * The key under which the service stores a draft once. It is random, so that nobody
 * can ask for what somebody else sent, and kept with the draft: a second click, a
 * retry, a reload and a duplicate of the tab all send the same key.
 */
export const draftKey = (form: string): string => {
  const key = readDraft(recordOf(form))?.values.key;

  return typeof key === "string" ? key : renewKey(form);
};

/** Forgets the key of a draft that was sent: what comes next is another entry. */
export const dropKey = (form: string): void => dropDraft(recordOf(form));
