import type { Page } from "@playwright/test";

import { publishRecord } from "./publishing.ts";
import { waitForResponse } from "./visitors.ts";

type Redirect = { from: string; to: string };

/** Publishes a redirect in the panel. */
export const publishRedirect = async (page: Page, panel: string, { from, to }: Redirect) => {
  await page.goto(`${panel}/content-manager/collection-types/api::redirect.redirect/create`);
  await page.locator("[name=from]").fill(from);
  await page.locator("[name=to]").fill(to);
  await publishRecord(page);
};

/** Waits until a redirect leads a visitor to its page. */
export const waitForRedirect = (site: string, { from, to }: Redirect) =>
  waitForResponse(
    `${site}${from}`,
    (status, _text, url) => status === 200 && url === `${site}${to}`,
  );
