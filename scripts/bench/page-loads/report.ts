import budgets from "../../../budgets.json" with { type: "json" };
import { median } from "../quantiles.ts";

import type { Figures, Idle } from "./lighthouse.ts";

export type Measured = {
  type: string;
  window: string;
  figures: Figures;
  idle?: Idle | undefined;
};

/** The median of each figure of several loads. */
export const medians = (loads: Figures[]): Figures => {
  const of = (figure: (load: Figures) => number) => median(loads.map(figure));

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

export const tableRow = ({ type, window, figures, idle }: Measured) => ({
  page: type,
  window,
  "FCP s": round(figures.fcp / 1000, 2),
  "LCP s": round(figures.lcp / 1000, 2),
  "TBT ms": round(figures.tbt, 0),
  CLS: round(figures.cls, 4),
  "loaded kB": round(figures.bytes / 1000, 1),
  "script kB": round(figures.script / 1000, 1),
  "fonts kB": round(figures.font / 1000, 1),
  requests: figures.requests,
  "idle kB": idle ? round(idle.bytes / 1000, 1) : "",
  scores: figures.scores.join(" "),
});

const categories = ["performance", "accessibility", "best practices", "SEO"];

/** The audits that fail by design on a page type, since it is noindex or the page for status 404. */
export const expectedAudits = (type: string): string[] =>
  Object(Reflect.get(budgets.meant, type) ?? []);

/**
 * One line for a layout shift over the page's budget, each score below it, and each failed audit.
 * `e2e/budgets.spec.ts` holds bytes and requests.
 */
export const budgetViolations = (
  { type, window, figures, idle }: Measured,
  { shift, score: minScore }: Pick<typeof budgets.every, "shift" | "score"> = budgets.every,
) =>
  [
    ...(figures.cls > shift ? [`shift ${round(figures.cls, 3)}, at most ${shift}`] : []),
    ...figures.scores.flatMap((score, index) =>
      score < minScore ? [`${categories[index]} ${score}, at least ${minScore}`] : [],
    ),
    ...figures.failedAudits,
    ...(idle?.legacy ?? []).map((script) => `${script} has code for unsupported browsers`),
  ].map((words) => `${type}, ${window}: ${words}`);
