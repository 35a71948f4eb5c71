import lighthouse, { desktopConfig, type Config, type Flags, type Result } from "lighthouse";

/** Lighthouse's categories, in its order. */
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Requests sent later than this after the load event do not count, in milliseconds. */
const settledMs = 1000;

/** Milliseconds in which a page loads its scripts. */
const hydrationMs = 3000;

/** The metrics of one load of a page: times in milliseconds, and what it transferred to load. */
export type Metrics = {
  /** 0 to 100, in the order of the categories. */
  scores: number[];
  /** The titles of failed audits, except those of performance. */
  failedAudits: string[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  script: number;
  font: number;
  requests: number;
};

/** The fields read here of a row of an audit's table. */
type Row = {
  observedLoad: number;
  networkRequestTime: number;
  resourceType: string;
  transferSize: number;
  url: string;
};

const reportOn = async (url: string, flags: Flags, config?: Config) => {
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

/** The rows of an audit's table. */
const rowsOf = ({ audits }: Result, name: string): Row[] => {
  const audit = audits[name];
  if (!audit) throw new Error(`This version of Lighthouse has no audit ${name}.`);

  return (audit.details as { items?: Row[] } | undefined)?.items ?? [];
};

const bytesOf = (requests: Row[], type?: string) =>
  requests
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

type AuditOptions = {
  /** The debugging port of a Chromium. */
  port: number;
  device: "phone" | "desktop";
  /** Audits that are expected to fail. */
  expected: string[];
};

/** Loads a page in Lighthouse, on the phone or desktop that Lighthouse simulates. */
export const auditPage = async (
  url: string,
  { port, device, expected }: AuditOptions,
): Promise<Metrics> => {
  const report = await reportOn(
    url,
    {
      port,
      onlyCategories: categories,
      skipAudits: expected,
      ignoreStatusCode: expected.includes("http-status-code"),
    },
    device === "desktop" ? desktopConfig : undefined,
  );
  const { audits, categories: rated } = report;
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const end = (rowsOf(report, "metrics")[0]?.observedLoad ?? NaN) + settledMs;
  const loaded = rowsOf(report, "network-requests").filter(
    ({ networkRequestTime }) => networkRequestTime < end,
  );

  const failedAudits = categories
    .slice(1)
    .flatMap((name) => rated[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => audits[id]?.title ?? id);

  return {
    failedAudits,
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

export type Hydrated = {
  /** Transferred once the page is hydrated. */
  bytes: number;
  /** Scripts with code for browsers that are not supported (browserslist in package.json). */
  legacy: string[];
};

/**
 * Loads a page in Lighthouse with its scripts: an empty search in its URL hydrates it at once.
 *
 * @param port the debugging port of a Chromium.
 */
export const auditHydrated = async (url: string, port: number): Promise<Hydrated> => {
  const report = await reportOn(`${url}?q=`, {
    port,
    onlyAudits: ["legacy-javascript-insight", "network-requests"],
    throttlingMethod: "provided",
    pauseAfterLoadMs: hydrationMs,
    ignoreStatusCode: true,
  });

  const requests = rowsOf(report, "network-requests");
  if (!requests.some(({ resourceType }) => resourceType === "Script")) {
    throw new Error(`${url} has loaded no script in ${hydrationMs / 1000} seconds.`);
  }
  if (report.audits["legacy-javascript-insight"]?.scoreDisplayMode === "error") {
    throw new Error(`Lighthouse could not inspect the scripts of ${url}.`);
  }

  return {
    bytes: bytesOf(requests),
    legacy: rowsOf(report, "legacy-javascript-insight").map((row) => row.url),
  };
};
