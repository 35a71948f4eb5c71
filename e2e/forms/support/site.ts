import type { BrowserContext, Route } from "@playwright/test";

/** Where the built site is served, and the content service that it posts to. */
export const siteUrl = process.env.SITE_URL ?? "http://localhost:9000";

/** What the lookup in the test settings answers unless a test says otherwise. */
export const berlin = {
  country: "DE",
  region: "Berlin",
  city: "Berlin",
  postal: "10115",
  timezone: "Europe/Berlin",
};

export const lookup = "https://ip-lookup.example/**";

export const json = (body: unknown) => ({
  status: 200,
  contentType: "application/json",
  headers: { "Access-Control-Allow-Origin": "*" },
  body: JSON.stringify(body),
});

/** A visitor who has refused optional tools, and whose address the lookup knows. */
export const settle = async (context: BrowserContext) => {
  await context.addCookies([{ name: "myCookies", value: "1", url: siteUrl }]);
  await context.route(lookup, (route: Route) => route.fulfill(json(berlin)));
};

let count = 0;

/** An address that no other test uses. */
export const newAddress = () =>
  `${Date.now().toString(36)}-${process.pid}-${(count += 1)}@t.example`;
