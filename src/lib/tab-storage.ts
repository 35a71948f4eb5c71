// If the browser blocks storage, the texts last as long as the page.
const memory = new Map<string, string>();

/** A text kept for this tab, or undefined. */
export const readText = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
};

/** Keeps a text for this tab: it survives a reload and is discarded when the tab closes. */
export const keepText = (key: string, text: string): void => {
  memory.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the copy in memory remains.
  }
};

export const deleteText = (key: string): void => {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
};
