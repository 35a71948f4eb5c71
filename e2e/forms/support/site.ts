import type { BrowserContext, Page, Route } from "@playwright/test";

/** The URLs of the built site and of its CMS. */
export const siteUrl = process.env.SITE_URL ?? "http://localhost:9000";

/** The same site over TLS by nginx, if nginx is installed. */
export const tlsSiteUrl = process.env.TLS_SITE_URL || siteUrl;

/** The default response of the IP lookup. */
export const lookupResponse = {
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

/** A visitor who has refused optional tools. */
export const rejectOptionalCookies = (context: BrowserContext) =>
  context.addCookies([{ name: "myCookies", value: "1", url: siteUrl }]);

/** A visitor who has refused optional tools, and whose location the lookup finds. */
export const prepareVisitor = async (context: BrowserContext) => {
  await rejectOptionalCookies(context);
  await context.route(lookup, (route: Route) => route.fulfill(json(lookupResponse)));
};

/** Records toasts as they appear, since they disappear after two seconds. */
export const recordToasts = async (page: Page) => {
  type Toast = { text: string; background: string; lasts: string; bar: string };
  const toasts: Toast[] = [];
  await page.exposeFunction("reportToast", (toast: Toast) => void toasts.push(toast));
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll(".Toastify__toast")) {
        const bar = toast.querySelector(".Toastify__progress-bar");
        const wrapper = toast.querySelector(".Toastify__progress-bar--wrp");
        if (!bar || !wrapper || seen.has(toast)) continue;
        seen.add(toast);
        const { reportToast } = window as unknown as { reportToast: (toast: Toast) => void };
        reportToast({
          text: toast.textContent ?? "",
          background: getComputedStyle(toast).backgroundColor,
          lasts: getComputedStyle(bar).animationDuration,
          bar: getComputedStyle(wrapper).opacity,
        });
      }
    }).observe(document, { childList: true, subtree: true });
  });

  return toasts;
};

let count = 0;

/** An email that no other test uses. */
export const uniqueEmail = () =>
  `${Date.now().toString(36)}-${process.pid}-${(count += 1)}@t.example`;
