/** Light, dark, or as the system says. */
export type Scheme = "system" | "light" | "dark";

/** Where the choice is kept, on this device only. The script in gatsby-ssr reads the same key. */
export const schemeKey = "scheme";

const isScheme = (value: unknown): value is "light" | "dark" =>
  value === "light" || value === "dark";

const watchers = new Set<() => void>();

/** Calls back whenever a scheme is chosen. Answers a function that stops it. */
export const watchScheme = (watcher: () => void) => {
  watchers.add(watcher);

  return () => void watchers.delete(watcher);
};

let choice: Scheme | undefined;

/** What the visitor chose, now or on an earlier visit; the system's setting when nothing was, or storage is forbidden. */
export const chosenScheme = (): Scheme => {
  if (choice) return choice;
  try {
    const stored = window.localStorage.getItem(schemeKey);

    return isScheme(stored) ? stored : "system";
  } catch {
    return "system";
  }
};

/** Draws the site in a scheme, and remembers it where that is allowed. */
export const chooseScheme = (scheme: Scheme) => {
  choice = scheme;
  const { dataset } = document.documentElement;
  if (scheme === "system") delete dataset.scheme;
  else dataset.scheme = scheme;

  try {
    if (scheme === "system") window.localStorage.removeItem(schemeKey);
    else window.localStorage.setItem(schemeKey, scheme);
  } catch {
    // The choice holds until the page is left.
  }
  watchers.forEach((watcher) => watcher());
};

/**
 * Runs in the head before anything is drawn, so that a page never flashes in the
 * wrong scheme. One fixed text, so that one hash in a content security policy covers it.
 */
export const schemeScript = `try{var s=localStorage.getItem("${schemeKey}");if(s==="light"||s==="dark")document.documentElement.dataset.scheme=s}catch(e){}`;
