import type { Page } from "@playwright/test";

/** A connection on which React loads only after an interaction. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
