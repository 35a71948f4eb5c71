import type { Page } from "@playwright/test";

/** A line on which only a sign of a person fetches React. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
