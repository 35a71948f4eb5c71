// Tests replace these, because jsdom does not navigate.

/** Loads a page of the site. */
export const loadPage = (path: string): void => window.location.assign(path);

/** Loads the page at the present address again. */
export const reloadPage = (): void => window.location.reload();
