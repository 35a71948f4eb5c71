import lighthouse, { desktopConfig } from "lighthouse";

/** What Lighthouse rates, in its order. */
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** A page has loaded when nothing was asked for in this time after its load event, in milliseconds. */
const settled = 1000;

/**
 * @typedef {object} Figures of one load of a page.
 * @property {number[]} scores of 100: performance, accessibility, best practices, SEO.
 * @property {string[]} complaints what Lighthouse finds wrong, times apart.
 * @property {number} fcp first contentful paint, in milliseconds, like the next two.
 * @property {number} lcp largest contentful paint.
 * @property {number} tbt total blocking time.
 * @property {number} cls cumulative layout shift.
 * @property {number} bytes transferred until the page has loaded, as the next three.
 * @property {number} script
 * @property {number} font
 * @property {number} requests
 * @property {number} atRest bytes with what is fetched when the page is idle.
 */

/**
 * Loads a page in Lighthouse, with its simulated phone or desktop.
 *
 * @param {string} url
 * @param {{ port: number, window: "phone" | "desktop", meant: string[] }} options the debugging
 *   port of a Chromium; the audits whose findings are meant to be, and are no faults.
 * @returns {Promise<Figures>}
 */
export const auditPage = async (url, { port, window, meant }) => {
  const result = await lighthouse(
    url,
    {
      port,
      logLevel: "silent",
      onlyCategories: categories,
      skipAudits: meant,
      disableFullPageScreenshot: true,
      ignoreStatusCode: meant.includes("http-status-code"),
    },
    window === "desktop" ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: rated } = result.lhr;
  /** @param {string} name */
  const value = (name) => audits[name]?.numericValue ?? NaN;
  /** @param {string} name @returns {any[]} */
  const rows = (name) => /** @type {any} */ (audits[name]?.details)?.items ?? [];
  const all = rows("network-requests");
  const loaded = all.filter(
    ({ networkRequestTime }) => networkRequestTime < rows("metrics")[0].observedLoad + settled,
  );
  /** @param {any[]} requests @param {string} [type] */
  const bytesOf = (requests, type) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);

  const complaints = categories
    .slice(1)
    .flatMap((name) => rated[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => audits[id]?.title ?? id);

  return {
    complaints,
    scores: categories.map((name) => Math.round((rated[name]?.score ?? 0) * 100)),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: bytesOf(loaded),
    script: bytesOf(loaded, "Script"),
    font: bytesOf(loaded, "Font"),
    requests: loaded.length,
    atRest: bytesOf(all),
  };
};
