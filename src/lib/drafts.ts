/** What a form holds while it is being filled in. */
export type Draft = {
  values: Record<string, unknown>;
  /** When the visitor met the form, in milliseconds of the clock. */
  startedAt: number;
};

// Where the browser forbids storage, drafts live as long as the page.
const memory = new Map<string, string>();
const nameOf = (form: string) => `draft:${form}`;

const listeners = new Set<(form: string) => void>();
const tell = (form: string) => listeners.forEach((listener) => listener(form));

const read = (name: string) => {
  try {
    return sessionStorage.getItem(name) ?? memory.get(name);
  } catch {
    return memory.get(name);
  }
};

/** What was typed into a form in this tab and not sent yet, or undefined. */
export const readDraft = (form: string): Draft | undefined => {
  try {
    const { values, startedAt }: Partial<Draft> = JSON.parse(read(nameOf(form)) ?? "{}");
    // JSON's null is an object, too.
    if (typeof values !== "object" || !values || typeof startedAt !== "number") return undefined;

    return { values, startedAt };
  } catch {
    return undefined;
  }
};

/** Keeps what was typed for this tab: it survives a reload and is gone with the tab. */
export const saveDraft = (form: string, draft: Draft): void => {
  const text = JSON.stringify(draft);
  memory.set(nameOf(form), text);
  try {
    sessionStorage.setItem(nameOf(form), text);
  } catch {
    // Storage forbidden or full: the copy in memory remains.
  }
  tell(form);
};

/** Forgets a draft: after it was sent. */
export const dropDraft = (form: string): void => {
  memory.delete(nameOf(form));
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // Nothing was stored.
  }
  tell(form);
};

/** Calls back with a form's name whenever its draft was kept or forgotten. @returns what ends it. */
export const onDraftChange = (listener: (form: string) => void): (() => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};
