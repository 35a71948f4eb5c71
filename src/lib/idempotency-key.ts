import { deleteDraft, readDraft, saveDraft } from "./form-drafts";

const keyDraftName = (form: string) => `${form}-key`;

/** A random UUID. `crypto.randomUUID` exists only on pages served over HTTPS. */
const newKey = (): string =>
  [4, 2, 2, 2, 6]
    .map((length) =>
      Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join(""),
    )
    .join("-");

/** Gives a draft a new key, because its content differs from what was sent under the last one. */
export const renewKey = (form: string): string => {
  const key = newKey();
  saveDraft(keyDraftName(form), { values: { key }, startedAt: Date.now() });

  return key;
};

/**
 * The key under which the CMS stores a draft once. It is random, so that no visitor
 * can guess another's, and saved with the draft: a second click, a retry, a reload
 * and a duplicated tab all send the same key.
 */
export const draftKey = (form: string): string => {
  const key = readDraft(keyDraftName(form))?.values.key;

  return typeof key === "string" ? key : renewKey(form);
};

export const deleteKey = (form: string): void => deleteDraft(keyDraftName(form));
