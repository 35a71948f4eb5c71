import lighthouse, { desktopConfig } from "lighthouse";

/** What Lighthouse rates, in its order. */
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** A page has loaded when nothing was asked for in this time after its load event, in milliseconds. */
const settled = 1000;

/** By then React has come to a page that nobody touches (src/layout/early), in milliseconds. */
const idleBytes = 8000;

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
 */

/**
 * What Lighthouse says of a page.
 *
 * @param {string} url @param {import("lighthouse").Flags} flags @param {import("lighthouse").Config} [config]
 */
const reportOn = async (url, flags, config) => {
  const result = await lighthouse(
    url,
    { logLevel: "silent", disableFullPageScreenshot: true, ...flags },
    config,
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
  }

  return result.lhr;
};

/**
 * The lines of an audit's table.
 *
 * @param {import("lighthouse").Result} report @param {string} name @returns {any[]}
 */
const rowsOf = ({ audits }, name) => {
  const audit = audits[name];
  if (!audit) throw new Error(`This version of Lighthouse has no audit ${name}.`);

  return /** @type {any} */ audit.details?.items ?? [];
};

/**
 * Loads a page in Lighthouse, with its simulated phone or desktop.
 *
 * @param {string} url
 * @param {{ port: number, window: "phone" | "desktop", meant: string[] }} options the debugging
 *   port of a Chromium; the audits whose findings are meant to be, and are no faults.
 * @returns {Promise<Figures>}
 */
export const auditPage = async (url, { port, window, meant }) => {
  const report = await reportOn(
    url,
    {
      port,
      onlyCategories: categories,
      skipAudits: meant,
      ignoreStatusCode: meant.includes("http-status-code"),
    },
    window === "desktop" ? desktopConfig : undefined,
  );
  const { audits, categories: rated } = report;
  /** @param {string} name */
  const value = (name) => audits[name]?.numericValue ?? NaN;
  const end = rowsOf(report, "metrics")[0].observedLoad + settled;
  const loaded = rowsOf(report, "network-requests").filter(
    ({ networkRequestTime }) => networkRequestTime < end,
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
  };
};

/**
 * Loads a page in Lighthouse and waits until its scripts have come by themselves.
 *
 * @param {string} url
 * @param {number} port the debugging port of a Chromium.
 * @returns {Promise<{ idleBytes: number, legacy: string[] }>} bytes transferred by then; the scripts
 *   with code for browsers that are not served (browserslist in package.json).
 */
export const auditIdle = async (url, port) => {
  const report = await reportOn(url, {
    port,
    onlyAudits: ["legacy-javascript-insight", "network-requests"],
    throttlingMethod: "provided",
    pauseAfterLoadMs: idleBytes,
    ignoreStatusCode: true,
  });

  const requests = rowsOf(report, "network-requests");
  if (!requests.some(({ resourceType }) => resourceType === "Script")) {
    throw new Error(`No script has come to ${url} in ${idleBytes / 1000} seconds.`);
  }
  if (report.audits["legacy-javascript-insight"]?.scoreDisplayMode === "error") {
    throw new Error(`Lighthouse could not look into the scripts of ${url}.`);
  }

  return {
    idleBytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    legacy: rowsOf(report, "legacy-javascript-insight").map((row) => row.url),
  };
};
