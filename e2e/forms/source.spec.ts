import { expect, test, type BrowserContext, type Page } from "@playwright/test";

import { pageTypes } from "../example-pages.mjs";
import { interceptThirdParties } from "../consent/support";

import { contactForm, fillIn, openForm, submit } from "./support/forms";
import { prepareVisitor, siteUrl, uniqueEmail } from "./support/site";
import { findLeads } from "./support/stored-leads";

const campaign = "newsletter-of-may";
const click = "ad-click-77";
const firstPage = pageTypes.blog;

/** Reads three pages by their links, reloads the last one and goes back, then opens the contact form. */
const readAndOpenForm = async (page: Page) => {
  await page.goto(`${firstPage}?utm_source=${campaign}&utm_campaign=spring&gclid=${click}`, {
    referer: "https://search.example/results?q=agency",
  });
  for (const path of [pageTypes.about, pageTypes.careers]) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(`**${path}`);
  }
  await page.reload();
  await page.goBack();
  await page.waitForURL(`**${pageTypes.about}`);

  return openForm(page, contactForm);
};

/** Sends a message after the visit. @returns its stored row. */
const writeAfterVisit = async (page: Page) => {
  const address = uniqueEmail();
  const form = await readAndOpenForm(page);
  await fillIn(form, contactForm, address);
  await submit(form, contactForm);
  await expect(page).toHaveURL(/\/thankyou\/$/);

  return findLeads("contact_datas", address);
};

const source = {
  utm_source: campaign,
  utm_campaign: "spring",
  referrer: "search.example",
  first_page: firstPage,
  previous_page: pageTypes.about,
};

/** Records the events that the tag manager would read, on all pages. */
const watchEvents = async (context: BrowserContext) => {
  const events: object[] = [];
  await context.exposeBinding("recordEvent", (_, event: object) => void events.push(event));
  await context.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...items) => {
      for (const item of items) {
        if (item && typeof item === "object" && "event" in item && item.event === "form_sent") {
          void (window as unknown as { recordEvent: (event: object) => void }).recordEvent(item);
        }
      }

      return Array.prototype.push.apply(layer, items);
    };
    window.dataLayer = layer;
  });

  return events;
};

const forbidStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });

test.beforeEach(({ context }) => prepareVisitor(context));

for (const storage of ["allowed", "forbidden"] as const) {
  test(`a message says where its visitor came from, without consent, with storage ${storage}`, async ({
    page,
    context,
  }) => {
    if (storage === "forbidden") await forbidStorage(context);
    const events = await watchEvents(context);

    expect(await writeAfterVisit(page)).toMatchObject([{ ...source, click_id: null }]);
    expect(events).toEqual([]);
  });
}

test("before the form is sent, nothing of the source is stored, and no request has it", async ({
  page,
}) => {
  const found: string[] = [];
  page.on("request", (request) => {
    const { referer: _referer, ...headers } = request.headers();
    const sent = [request.url(), request.postData(), JSON.stringify(headers)].join(" ");
    if (!request.isNavigationRequest() && /newsletter-of-may|ad-click-77/.test(sent)) {
      found.push(sent);
    }
  });
  const form = await readAndOpenForm(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  expect(stored).toContain("myCookies");
  expect(stored).not.toMatch(/newsletter-of-may|search\.example|ad-click-77|\/blog\//);
  await fillIn(form, contactForm, uniqueEmail());
  expect(found).toEqual([]);

  await submit(form, contactForm);
  await expect(page).toHaveURL(/\/thankyou\/$/);
  expect(found).toEqual([expect.stringContaining("/api/contact-datas")]);
});

test("with consent, a message has the click's ID, and the tag manager learns once that it was sent", async ({
  page,
  context,
}) => {
  await interceptThirdParties(context);
  await context.addCookies([{ name: "myCookies", value: "1.statistics.chat", url: siteUrl }]);
  const events = await watchEvents(context);

  expect(await writeAfterVisit(page)).toMatchObject([{ ...source, click_id: `gclid=${click}` }]);
  expect(events).toEqual([{ event: "form_sent", form: "contact", page: pageTypes.contact }]);
});
