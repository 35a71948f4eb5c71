export type Scheme = "system" | "light" | "dark";

/** The key in localStorage, which `schemeScript` below reads, too. */
export const schemeKey = "scheme";

const isScheme = (value: unknown): value is "light" | "dark" =>
  value === "light" || value === "dark";

const listeners = new Set<() => void>();

/** Calls back when a scheme is chosen. @returns the unsubscribe function. */
export const onSchemeChange = (listener: () => void) => {
  listeners.add(listener);

  return () => void listeners.delete(listener);
};

let choice: Scheme | undefined;

/** The visitor's choice, stored or of this page; by default the system's setting. */
export const getScheme = (): Scheme => {
  if (choice) return choice;
  try {
    const stored = window.localStorage.getItem(schemeKey);

    return isScheme(stored) ? stored : "system";
  } catch {
    return "system";
  }
};

/** Applies a scheme, and stores it if the browser allows. */
export const setScheme = (scheme: Scheme) => {
  choice = scheme;
  const { dataset } = document.documentElement;
  if (scheme === "system") delete dataset.scheme;
  else dataset.scheme = scheme;

  try {
    if (scheme === "system") window.localStorage.removeItem(schemeKey);
    else window.localStorage.setItem(schemeKey, scheme);
  } catch {
    // The choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
};

/**
 * Runs in the head before the first paint, so that a page never flashes in the wrong
 * scheme. A constant, so that one CSP hash covers it.
 */
export const schemeScript = `try{var s=localStorage.getItem("${schemeKey}");if(s==="light"||s==="dark")document.documentElement.dataset.scheme=s}catch(e){}`;
