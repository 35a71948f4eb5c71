import type { Page, Route } from "@playwright/test";

/**
 * Collects a page's errors from now on: CSP violations, console errors, uncaught errors.
 */
export const collectPageErrors = async (page: Page) => {
  const errors: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => void errors.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      reportViolation(
        `${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      );
    });
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    const notFound = message.location().url === page.url() && message.text().includes("404");
    // What src/layout/hydration/hydrate.ts logs.
    const isMismatch = message.type() === "warning" && message.text().includes("React error");
    if ((message.type() === "error" && !notFound) || isMismatch) errors.push(message.text());
  });

  return errors;
};

/**
 * Enforces Trusted Types, which a release with vendors does not. Chromium blocks such a page's
 * requests to this machine.
 */
export const enforceTrustedTypes = (page: Page) =>
  page.route(
    (url) => url.pathname.endsWith("/") || !url.pathname.includes("."),
    async (route: Route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers["content-security-policy"] ?? "";
      if (policy.includes("require-trusted-types-for")) return route.fulfill({ response });

      return route.fulfill({
        response,
        headers: {
          ...headers,
          "content-security-policy": `${policy}; require-trusted-types-for 'script'; trusted-types default`,
        },
      });
    },
  );
