export type Scheme = "system" | "light" | "dark";

/** The key in localStorage. */
export const schemeKey = "scheme";

const isScheme = (value: unknown): value is "light" | "dark" =>
  value === "light" || value === "dark";

const setScheme = (scheme: string | null) => {
  const { dataset } = document.documentElement;
  if (isScheme(scheme)) dataset.scheme = scheme;
  else delete dataset.scheme;
};

const storeScheme = (scheme: string) => {
  try {
    if (isScheme(scheme)) localStorage.setItem(schemeKey, scheme);
    else localStorage.removeItem(schemeKey);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
};

/** Checks the scheme in a switch (../SchemeSwitch), or in the page's. */
export const showScheme = (
  parent: Element | null = document.querySelector("[data-scheme-switch]"),
) => {
  const { scheme = "system" } = document.documentElement.dataset;
  const option = parent?.querySelector<HTMLInputElement>(`[value="${scheme}"]`);
  if (option) option.checked = true;
};

/** Applies the stored scheme before the first paint, so that a page never flashes in the wrong one. */
export const applyScheme = () => {
  try {
    setScheme(localStorage.getItem(schemeKey));
  } catch {
    // Storage is forbidden: the system's setting applies.
  }
  document.addEventListener("change", ({ target }) => {
    const option = (target as Element).closest<HTMLInputElement>("[data-scheme-switch] input");
    if (!option) return;
    setScheme(option.value);
    storeScheme(option.value);
  });
};
