import budgets from "../../../budgets.json" with { type: "json" };
import { median } from "../quantiles.ts";

import type { Hydrated, Metrics } from "./lighthouse.ts";

export type Measured = {
  type: string;
  device: string;
  metrics: Metrics;
  hydrated?: Hydrated | undefined;
  /** Transferred until the end of the page is reached by scrolling, in bytes. */
  readBytes?: number | undefined;
};

/** The median of each metric of several loads. */
export const medians = (loads: Metrics[]): Metrics => {
  const of = (metric: (load: Metrics) => number) => median(loads.map(metric));

  return {
    failedAudits: [...new Set(loads.flatMap(({ failedAudits }) => failedAudits))],
    scores: [0, 1, 2, 3].map((category) => of(({ scores }) => scores[category] ?? 0)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: of(({ bytes }) => bytes),
    script: of(({ script }) => script),
    font: of(({ font }) => font),
    requests: of(({ requests }) => requests),
  };
};

const round = (number: number, digits: number) => Number(number.toFixed(digits));

export const tableRow = ({ type, device, metrics, hydrated, readBytes }: Measured) => ({
  page: type,
  device,
  "FCP s": round(metrics.fcp / 1000, 2),
  "LCP s": round(metrics.lcp / 1000, 2),
  "TBT ms": round(metrics.tbt, 0),
  CLS: round(metrics.cls, 4),
  "loaded kB": round(metrics.bytes / 1000, 1),
  "script kB": round(metrics.script / 1000, 1),
  "fonts kB": round(metrics.font / 1000, 1),
  requests: metrics.requests,
  "read kB": readBytes ? round(readBytes / 1000, 1) : "",
  "hydrated kB": hydrated ? round(hydrated.bytes / 1000, 1) : "",
  scores: metrics.scores.join(" "),
});

const categories = ["performance", "accessibility", "best practices", "SEO"];

/** The audits that a page type fails by design: it is noindex, or the page of status 404. */
export const expectedAudits = (type: string): string[] =>
  Object(Reflect.get(budgets.meant, type) ?? []);

/**
 * Returns one line for a layout shift above the page's budget, for each score below it, for each
 * failed audit and for each script with code for unsupported browsers. `e2e/budgets.spec.ts` checks
 * bytes and requests.
 */
export const budgetViolations = (
  { type, device, metrics, hydrated }: Measured,
  { shift, score: minScore }: Pick<typeof budgets.every, "shift" | "score"> = budgets.every,
) =>
  [
    ...(metrics.cls > shift ? [`shift ${round(metrics.cls, 3)}, at most ${shift}`] : []),
    ...metrics.scores.flatMap((score, index) =>
      score < minScore ? [`${categories[index]} ${score}, at least ${minScore}`] : [],
    ),
    ...metrics.failedAudits,
    ...(hydrated?.legacy ?? []).map((script) => `${script} has code for unsupported browsers`),
  ].map((words) => `${type}, ${device}: ${words}`);
