export type Scheme = "system" | "light" | "dark";

/** The key in localStorage, which ../pre-hydration/pre-hydration-script.ts reads, too. */
export const schemeKey = "scheme";

export const isScheme = (value: unknown): value is "light" | "dark" =>
  value === "light" || value === "dark";

const listeners = new Set<() => void>();

/** Calls back when a scheme is chosen. @returns the unsubscribe function. */
export const onSchemeChange = (listener: () => void) => {
  listeners.add(listener);

  return () => void listeners.delete(listener);
};

let choice: Scheme | undefined;

/** The visitor's choice on this page, or else the stored one; `system` by default. */
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
